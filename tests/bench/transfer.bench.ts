// What a first visit costs over the wire, gzipped: measured in a browser, on the built game, from a plain static host.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { report } from './report';

const LIMITS = { interactive: 450, whole: 1700 } as const;
const PORT = 4317;
const BASE = `http://localhost:${PORT}/some/prefix/`;
const DIST = 'node_modules/.cache/flickfall/dist';

const kB = (bytes: number): number => bytes / 1000;
const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const fileOf = (url: string): string => {
  const path = new URL(url).pathname.slice(new URL(BASE).pathname.length);
  return path === '' ? 'index.html' : path;
};

await build({ logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } });
const server = spawn(process.execPath, ['scripts/serve.mjs', DIST, String(PORT), '/some/prefix/'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((ready) => server.stdout.once('data', ready));
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

try {
  const page = await (
    await browser.newContext({ viewport: { width: 640, height: 360 } })
  ).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.push(request.url());
  });
  const interactive = await firstVisit(page, asked);
  const elsewhere = asked.filter((url) => !url.startsWith(BASE));
  if (elsewhere.length > 0) throw new Error(`Fetched from elsewhere: ${elsewhere.join(', ')}`);

  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const kept = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]') as string[];
  const whole = new Set([...kept.map((file) => (file === './' ? 'index.html' : file)), 'sw.js']);
  for (const url of asked) {
    const file = fileOf(url);
    if (!whole.has(file)) throw new Error(`${file} is fetched but not kept offline.`);
  }
  const sum = (files: Iterable<string>): number =>
    kB([...new Set(files)].reduce((total, file) => total + gzipped(file), 0));
  const before = sum(interactive.map(fileOf));
  const all = sum(whole);
  report('title, until its buttons answer', before, 'kB gzip');
  report('title, with its table', sum(asked.map(fileOf)), 'kB gzip');
  report('the whole game', all, 'kB gzip');
  report('the whole game, files', whole.size, 'files');
  if (before > LIMITS.interactive)
    throw new Error(`The title needs more than ${LIMITS.interactive} kB.`);
  if (all > LIMITS.whole) throw new Error(`The game is larger than ${LIMITS.whole} kB.`);
} finally {
  await browser.close();
  server.kill();
}

/** Everything that had been asked for when the first button could be pressed. */
async function firstVisit(page: Page, asked: readonly string[]): Promise<string[]> {
  await page.goto(BASE, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const interactive = [...asked];
  await page.waitForFunction(() => (globalThis.flickfall?.frames() ?? 0) > 0, undefined, {
    timeout: 180_000,
  });
  return interactive;
}
