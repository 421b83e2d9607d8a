// Once loaded, the game needs no network; a new version waits for the next start.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settle } from './support/play';
import { withoutPicture } from './support/without-picture';

test.use({ serviceWorkers: 'allow' });

type Worker = 'active' | 'waiting';
const stateOf = (page: Page, worker: Worker): Promise<string | undefined> =>
  page.evaluate(
    async (which) => (await navigator.serviceWorker.getRegistration())?.[which]?.state,
    worker,
  );

/** Until the worker has everything and looks after the page. */
async function kept(page: Page): Promise<void> {
  await expect.poll(() => stateOf(page, 'active'), { timeout: 60_000 }).toBe('activated');
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

test('the whole game is there without a network', async ({ page, context }) => {
  test.slow();
  await withoutPicture(page);
  await page.goto('./');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Flickfall' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /Let’s get out of here/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await settle(page);
  await page.reload();
  await settle(page);
  await page.goto('./?quality=low#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the game can be installed', async ({ page, baseURL }) => {
  await withoutPicture(page);
  await page.goto('./');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(new URL(href ?? '', baseURL).href)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Flickfall', start_url: './', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, baseURL).href)).status(), src).toBe(200);
  }
});

test.describe('a new version', () => {
  const TYPES: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
    '.wasm': 'application/wasm',
    '.png': 'image/png',
  };
  let folder: string;
  let server: Server;
  let site: string;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'flickfall-site-'));
    cpSync('dist', folder, { recursive: true, dereference: true });
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      try {
        const file = readFileSync(join(folder, pathname === '/' ? 'index.html' : pathname));
        response
          .writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/html' })
          .end(file);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    site = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  test.afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page that the first version looks after. */
  async function open(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await withoutPicture(page);
    await page.goto(site);
    await kept(page);
    return page;
  }

  /** Another page, another list of files, and one of the old files is gone. */
  function publish(): void {
    const edit = (file: string, from: RegExp, to: string): void =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    edit(
      'index.html',
      /<meta name="theme-color"/,
      '<meta name="version" content="next" /><meta name="theme-color"',
    );
    edit('sw.js', /VERSION = '\w+'/, "VERSION = 'next'");
    edit('sw.js', /"build\/WatchPage-[\w-]+\.js",/, '');
    for (const file of readdirSync(join(folder, 'build')))
      if (/^WatchPage-.*\.js$/.test(file)) rmSync(join(folder, 'build', file));
  }
  const next = (page: Page) => page.locator('meta[name=version]');

  /**
   * A worker goes when it is idle, which it never is while a test runner watches it: stops the one that is active now.
   * That one alone: the new one may be serving the page by then, and a load without its worker stays half done.
   */
  async function stopperOfOld(page: Page): Promise<() => Promise<unknown>> {
    const devtools = await page.context().newCDPSession(page);
    const active = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const version = versions.find(({ status }) => status === 'activated');
        if (version) found(version.versionId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const versionId = await active;
    return () => devtools.send('ServiceWorker.stopWorker', { versionId });
  }

  test('leaves a match alone and takes over at the next start', async ({ browser }) => {
    test.slow();
    const page = await open(browser);
    const stopOld = await stopperOfOld(page);
    publish();
    await page.goto(`${site}#/scenario/s1`);
    await page.reload();
    await expect.poll(() => stateOf(page, 'waiting'), { timeout: 60_000 }).toBe('installed');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await settle(page);
    await page.reload();
    await settle(page);
    await expect(next(page)).toHaveCount(0);

    await page.goto(site);
    await expect(async () => {
      await stopOld();
      expect(await next(page).count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Flickfall' })).toBeVisible();
    await page.context().close();
  });

  test('that was let in just before a match began leaves it all its parts', async ({ browser }) => {
    test.slow();
    const page = await open(browser);
    const stopOld = await stopperOfOld(page);
    publish();
    await page.goto(`${site}?play=s1&seed=1&quality=low`);
    await settle(page);
    await expect.poll(() => stateOf(page, 'waiting'), { timeout: 60_000 }).toBe('installed');
    // What the title asks; whoever presses Continue at once is in a match when it is granted.
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('takeOver'),
    );
    await expect(async () => {
      await stopOld();
      expect(await stateOf(page, 'waiting')).toBeUndefined();
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => stateOf(page, 'active')).toBe('activated');

    await expect(next(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Watch again' }).click();
    await expect(page.locator('.watch.play-page')).toBeVisible();
    await page.context().close();
  });
});
