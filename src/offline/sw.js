// The worker that keeps the game on the device. The build puts FILES and VERSION in front of it (vite.config.ts).
// One cache per version: a page gets all its files from the version it started with, even if a newer one has taken over.
/* global self, caches, fetch, FILES, VERSION */

const CACHE = `flickfall-${VERSION}`;
/** These carry their content in their name, so an older version's copy is as good as a new one. */
const isHashed = (file) => file.startsWith('build/');

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldCaches().then(() => self.clients.claim())),
);

/** Asked by a page that has just started on the title: only if no other page is open, which may be in a match. */
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(kept('./').then((page) => page ?? fetch(request)));
    return;
  }
  event.respondWith(kept(request).then((file) => file ?? fetch(request)));
});

const ANY_QUERY = { ignoreSearch: true, ignoreVary: true };

/** What only the version before had is asked for by a page of that version. */
const kept = async (request) =>
  (await (await caches.open(CACHE)).match(request, ANY_QUERY)) ?? caches.match(request, ANY_QUERY);

async function takeOver() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const old = isHashed(file) && (await caches.match(file, { ignoreVary: true }));
      // Past the browser's own cache: a static host may let index.html grow old there.
      const response = old || (await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${response.status} for ${file}`);
      await cache.put(file, response);
    }),
  );
}

/** All but the last: somebody may have gone from the title into a match before this version was let in. */
async function dropOldCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('flickfall-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
