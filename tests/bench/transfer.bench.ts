// What a first visit costs over the wire, gzipped: measured in a browser, on the built game, from a plain static host.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { report } from './report';

const LIMITS = { interactive: 450, whole: 1700 } as const;
const PORT = 4317;
const BASE = `http://localhost:${PORT}/some/prefix/`;
const DIST = 'node_modules/.cache/flickfall/dist';

const kB = (bytes: number): number => bytes / 1000;
const sum = (files: Iterable<string>): number =>
  kB([...new Set(files)].reduce((total, file) => total + gzipped(file), 0));
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
let browser: Browser | undefined;

try {
  const executablePath = await findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const whole = wholeGame();
  const bare = await visit(browser, onlyWhatThePageNames);
  const full = await visit(browser);
  for (const url of [...bare, ...full]) {
    if (!url.startsWith(BASE)) throw new Error(`Fetched from elsewhere: ${url}`);
    if (!whole.has(fileOf(url))) throw new Error(`${fileOf(url)} is fetched but not kept offline.`);
  }
  const before = sum(bare.map(fileOf));
  const all = sum(whole);
  report('title, until its buttons answer', before, 'kB gzip');
  report('title, with its table', sum(full.map(fileOf)), 'kB gzip');
  report('the whole game', all, 'kB gzip');
  report('the whole game, files', whole.size, 'files');
  if (before > LIMITS.interactive)
    throw new Error(`The title needs more than ${LIMITS.interactive} kB.`);
  if (all > LIMITS.whole) throw new Error(`The game is larger than ${LIMITS.whole} kB.`);
} finally {
  await browser?.close();
  server.kill();
}

/** Everything the worker keeps, which is everything there is. */
function wholeGame(): ReadonlySet<string> {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const kept = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]') as string[];
  return new Set([...kept.map((file) => (file === './' ? 'index.html' : file)), 'sw.js']);
}

/** What was fetched by a first visit that pressed its first button, or saw the table if nothing is held back. */
async function visit(browser: Browser, hold?: (page: Page) => Promise<void>): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url())) fetched.push(request.url());
  });
  await hold?.(page);
  await page.goto(BASE, { waitUntil: 'commit' });
  if (hold) {
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Jouer', exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
  } else {
    await page.waitForFunction(() => (globalThis.flickfall?.frames() ?? 0) > 0, undefined, {
      timeout: 180_000,
    });
  }
  await context.close();
  return fetched;
}

/** Scripts that the page does not name itself are fetched later: they never come in this visit. */
async function onlyWhatThePageNames(page: Page): Promise<void> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const isLater = (url: URL): boolean =>
    url.pathname.endsWith('.js') && !html.includes(fileOf(url.href));
  await page.route(isLater, () => {});
}
