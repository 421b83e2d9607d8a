// Once loaded, the game needs no network; a new version waits for the next start.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
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
  const SITE = 'test-results/site';
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
  let server: Server;

  test.beforeAll(async () => {
    cpSync('dist', SITE, { recursive: true, dereference: true });
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      try {
        const file = readFileSync(join(SITE, pathname === '/' ? 'index.html' : pathname));
        response
          .writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/html' })
          .end(file);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
  });
  test.afterAll(() => {
    server.close();
    rmSync(SITE, { recursive: true, force: true });
  });

  test('leaves a match alone and takes over at the next start', async ({ browser }) => {
    test.slow();
    const context = await browser.newContext();
    const page = await context.newPage();
    await withoutPicture(page);
    const site = `http://localhost:${(server.address() as AddressInfo).port}/`;
    await page.goto(site);
    await kept(page);

    // The next version: another page, and so another list of files.
    const edit = (file: string, from: RegExp, to: string): void =>
      writeFileSync(join(SITE, file), readFileSync(join(SITE, file), 'utf8').replace(from, to));
    edit(
      'index.html',
      /<meta name="theme-color"/,
      '<meta name="version" content="next" /><meta name="theme-color"',
    );
    edit('sw.js', /VERSION = '\w+'/, "VERSION = 'next'");
    const next = page.locator('meta[name=version]');

    await page.goto(`${site}#/scenario/s1`);
    await page.reload();
    await expect.poll(() => stateOf(page, 'waiting'), { timeout: 60_000 }).toBe('installed');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await settle(page);
    await page.reload();
    await settle(page);
    await expect(next).toHaveCount(0);

    await page.goto(site);
    // The old worker goes when it is idle, which it never is while a test runner watches it.
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await expect(async () => {
      await devtools.send('ServiceWorker.stopAllWorkers');
      expect(await next.count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    // A worker that was stopped in the middle of a load has left the page half loaded.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Flickfall' })).toBeVisible();
    await expect(next).toHaveCount(1);
    await context.close();
  });
});
