// What the table costs the main thread, the graphics card's work aside: the full town of S6 beside a bare scene.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Quality } from '../../src/scene/quality';
import type { SceneCosts } from './scene/page';
import { report } from './report';

const FOLDER = 'node_modules/.cache/flickfall/scene-page';
const ADDRESS = 'http://localhost/bench/';
/** A page on its own gets a clock of 5 microseconds instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The middle one of so many fresh pages counts: how a page lies in memory makes more difference than its frames. */
const PAGES = 5;

const timesBare = ({ milliseconds, bareMilliseconds }: SceneCosts): number =>
  milliseconds / bareMilliseconds;

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { dedupe: ['three'] },
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    lib: { entry: 'tests/bench/scene/page.tsx', formats: ['es'], fileName: () => 'page.js' },
  },
});

const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  for (const quality of ['high', 'low'] as const) {
    const runs: SceneCosts[] = [];
    for (let run = 0; run < PAGES; run += 1) runs.push(await measure(quality));
    runs.sort((a, b) => timesBare(a) - timesBare(b));
    const [costs, worst] = [runs[Math.floor(PAGES / 2)], runs.at(-1)];
    if (!costs || !worst) throw new Error('Nothing was measured.');
    const name = `S6 town, ${quality} quality`;
    report(`${name}: draw calls`, costs.calls, '');
    report(`${name}: shapes`, costs.shapes, '');
    report(`${name}: triangles`, costs.triangles, '');
    report(`${name}: textures`, costs.textureBytes / 1e6, 'MB');
    report(`${name}: main thread per frame`, costs.milliseconds, 'ms');
    report(`${name}: draw calls of the bare scene`, costs.bareCalls, '');
    report(`${name}: bare scene of as many meshes`, costs.bareMilliseconds, 'ms');
    report(`${name}: times the bare scene`, timesBare(costs), '×');
    report(`${name}: in the worst of ${PAGES} pages`, timesBare(worst), '×');
  }
} finally {
  await browser.close();
}

async function measure(quality: Quality): Promise<SceneCosts> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  try {
    await page.route(`${ADDRESS}**`, (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return name === ''
        ? route.fulfill({
            headers: ISOLATED,
            contentType: 'text/html',
            body: '<!doctype html><script type="module" src="page.js"></script>',
          })
        : route.fulfill({
            headers: ISOLATED,
            contentType: 'text/javascript',
            body: readFileSync(`${FOLDER}/${name}`, 'utf8'),
          });
    });
    page.setDefaultTimeout(240_000);
    await page.goto(ADDRESS);
    await page.waitForFunction(() => 'measureScene' in globalThis);
    const costs: SceneCosts | undefined = await page.evaluate(
      (wanted) => globalThis.measureScene?.(wanted),
      quality,
    );
    if (!costs) throw new Error('The page measured nothing.');
    return costs;
  } finally {
    await page.close();
  }
}
