// The same fifty shots as in tests/physics/determinism.test.ts, in the browser: same hashes or no replays.
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import golden from '../physics/support/golden-hashes.json' with { type: 'json' };
import { expect, test } from './fixtures';

async function bundle(): Promise<string> {
  const outDir = 'test-results/fifty-shots';
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      lib: {
        entry: 'tests/e2e/support/fifty-shots-page.ts',
        formats: ['es'],
        fileName: () => 'page.js',
      },
    },
  });
  return readFileSync(`${outDir}/page.js`, 'utf8');
}

test('fifty shots in the browser end as they do in Node, to the last bit', async ({
  page,
  baseURL,
}) => {
  const script = await bundle();
  await page.route(`${baseURL}shots/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
        }),
  );
  await page.goto(`${baseURL}shots/`);
  await page.waitForFunction(() => 'hashes' in globalThis, undefined, { timeout: 60_000 });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hashes') as string[])).toEqual(golden);
});
