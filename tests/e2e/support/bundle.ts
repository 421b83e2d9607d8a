// A page of our own beside the built game: a test of one part needs no way through the whole.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { RULES_DEFINED } from '../../../scripts/rules-hash.mjs';

const HTML =
  '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body style="margin:0"><script type="module" src="page.js"></script>';

/** Builds an entry below tests/e2e/support once; returns the folder. */
export async function bundlePage(entry: string): Promise<string> {
  const outDir = `test-results/pages/${entry}`;
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...RULES_DEFINED },
    resolve: { dedupe: ['three'] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: {
        entry: `tests/e2e/support/${entry}.tsx`,
        formats: ['es'],
        fileName: () => 'page.js',
      },
    },
  });
  return outDir;
}

/** Serves it at `address`, together with other files that it asks for. */
export async function openPage(
  page: Page,
  address: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === '') return route.fulfill({ contentType: 'text/html', body: HTML });
    const body = files[name] ?? readFileSync(`${folder}/${name}`, 'utf8');
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'application/json';
    return route.fulfill({ contentType, body });
  });
  await page.goto(address);
}
