// What a first visit costs over the wire: measured in a browser, on the built game, from a plain static host.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { writeCopies } from '../../scripts/brotli-beside.mjs';
import { findBrowser } from '../../scripts/browser.mjs';
import { report } from './report';

const LIMITS = { interactive: 450, whole: 1700 } as const;
const PORT = 4317;
const BASE = `http://localhost:${PORT}/some/prefix/`;
const DIST = 'node_modules/.cache/flickfall/dist';

const kB = (bytes: number): number => bytes / 1000;
const sum = (files: Iterable<string>, size: (file: string) => number): number =>
  kB([...new Set(files)].reduce((total, file) => total + size(join(DIST, file)), 0));
const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
/** What has no copy travels as it is. */
const brotli = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const fileOf = (url: string): string => {
  const path = new URL(url).pathname.slice(new URL(BASE).pathname.length);
  return path === '' ? 'index.html' : path;
};

await build({ logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } });
await writeCopies(DIST);
const server = spawn(
  process.execPath,
  // With the copies: whatever was packed has to be unpacked by a real browser.
  ['scripts/serve.mjs', DIST, String(PORT), '/some/prefix/', 'brotli'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
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
  const full = await visit(browser, seeTheTable);
  const flick = await visit(browser, firstFlick);
  for (const url of [...bare, ...full, ...flick]) {
    if (!url.startsWith(BASE)) throw new Error(`Fetched from elsewhere: ${url}`);
    if (!whole.has(fileOf(url)) && !isSpare(fileOf(url)))
      throw new Error(`${fileOf(url)} is fetched but not kept offline.`);
  }
  const before = sum(bare.map(fileOf), gzipped);
  const all = sum(whole, gzipped);
  report('title, until its buttons answer', before, 'kB gzip');
  report('title, with its table', sum(full.map(fileOf), gzipped), 'kB gzip');
  report('title, with its table, brotli', sum(full.map(fileOf), brotli), 'kB brotli');
  report('until the first flick', sum(flick.map(fileOf), gzipped), 'kB gzip');
  report('until the first flick, brotli', sum(flick.map(fileOf), brotli), 'kB brotli');
  report('the whole game', all, 'kB gzip');
  report('the whole game, brotli', sum(whole, brotli), 'kB brotli');
  report('the whole game, files', whole.size, 'files');
  if (before > LIMITS.interactive)
    throw new Error(`The title needs more than ${LIMITS.interactive} kB.`);
  if (all > LIMITS.whole) throw new Error(`The game is larger than ${LIMITS.whole} kB.`);
} finally {
  await browser?.close();
  server.kill();
}

/** The thread of a spare table: nothing waits for it, and without it the page computes itself. */
function isSpare(file: string): boolean {
  return file.includes('.worker-');
}

/** Everything the worker keeps, which is everything there is. */
function wholeGame(): ReadonlySet<string> {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const kept = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]') as string[];
  return new Set([...kept.map((file) => (file === './' ? 'index.html' : file)), 'sw.js']);
}

type Visit = (page: Page, begin: () => Promise<unknown>) => Promise<void>;

/** What is fetched by a first visit that goes so far. */
async function visit(browser: Browser, go: Visit): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url())) fetched.push(request.url());
  });
  await go(page, () => page.goto(BASE, { waitUntil: 'commit' }));
  await context.close();
  return fetched;
}

async function seeTheTable(page: Page, begin: () => Promise<unknown>): Promise<void> {
  await begin();
  await page.waitForFunction(() => (globalThis.flickfall?.frames() ?? 0) > 0);
}

/** The shortest way there: the first lesson, until its disc lies under the finger. */
async function firstFlick(page: Page, begin: () => Promise<unknown>): Promise<void> {
  await seeTheTable(page, begin);
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.locator('.lesson-foot .button-main').click();
  await page.locator('[data-choice="move"]').click();
  await page.locator('[data-kind="flickDisc"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Scripts that the page does not name itself are fetched later: they never come in this visit. */
async function onlyWhatThePageNames(page: Page, begin: () => Promise<unknown>): Promise<void> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const isLater = (url: URL): boolean =>
    url.pathname.endsWith('.js') && !html.includes(fileOf(url.href));
  await page.route(isLater, () => {});
  await begin();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Jouer', exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}
