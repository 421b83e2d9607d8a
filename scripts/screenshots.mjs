// Pictures of the real game by real input, and contact sheets of them: `npm run screenshots` takes all that are missing,
// `npm run screenshots -- s7 duel` these anew, `-- pictures` those of cards, `-- --again` all of them anew.
// Builds the game and serves it; `--url http://localhost:5173/` takes a server that is already there.
// `--quality high` is as a strong device draws it, with shadows, and takes a software renderer four times as long.
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync } from 'node:fs';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { SCENES } from './screenshots/scenes.mjs';
import { makePictures, makeSheet } from './screenshots/sheets.mjs';

const FOLDER = 'screenshots';
const SITE = 'node_modules/.cache/flickfall/site';
const PATIENCE = 120_000;
const PICTURES = 'pictures';
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};

const { names, url, quality, again } = readArguments(process.argv.slice(2));
const site = url ?? (await serve());
mkdirSync(FOLDER, { recursive: true });
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const shots = Object.entries(SCENES).flatMap(([name, { sheet, devices, take }]) =>
  devices.map((device) => ({ name, sheet, device, take, path: `${FOLDER}/${name}-${device}.png` })),
);
const failed = [];
try {
  await takeAll();
  for (const sheet of new Set(shots.map((shot) => shot.sheet))) {
    const wanted = shots.filter((shot) => shot.sheet === sheet);
    if (wanted.some(isWanted)) console.log(await makeSheet(browser, FOLDER, sheet, wanted));
  }
  if (names.length === 0 || names.includes(PICTURES))
    console.log(await makePictures(browser, FOLDER, { site, siteFolder: url ? undefined : SITE, quality })); // prettier-ignore
} finally {
  await browser.close();
}
if (failed.length > 0) console.error(`Not taken: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

function isWanted({ name }) {
  return names.length === 0 || names.includes(name);
}

/** One page a window shape, so that typefaces and programs are fetched once. */
async function takeAll() {
  const due = shots.filter(
    (shot) => isWanted(shot) && (names.length > 0 || again || !existsSync(shot.path)),
  );
  let done = 0;
  for (const [device, options] of Object.entries(DEVICES)) {
    const mine = due.filter((shot) => shot.device === device);
    if (mine.length === 0) continue;
    const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
    for (const { name, take, path } of mine) {
      const began = Date.now();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      try {
        await take({ page, site, quality });
        await page.screenshot({ path, timeout: PATIENCE });
      } catch (error) {
        failed.push(path);
        console.error(`${path}: ${error.message}`);
      } finally {
        await page.close();
      }
      done += 1;
      console.log(
        `${done} of ${due.length}: ${name} ${device}, ${Math.round((Date.now() - began) / 1000)} s`,
      );
    }
    await context.close();
  }
}

function readArguments(given) {
  const valueOf = (flag) => (given.includes(flag) ? given[given.indexOf(flag) + 1] : undefined);
  const flags = ['--url', '--quality'];
  const wanted = given.filter(
    (one, index) => !one.startsWith('--') && !flags.includes(given[index - 1]),
  );
  const there = [...Object.keys(SCENES), PICTURES];
  const unknown = wanted.filter((name) => !there.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${there.join(', ')}.`);
    process.exit(1);
  }
  return {
    names: wanted,
    url: valueOf('--url'),
    quality: valueOf('--quality') ?? 'low',
    again: given.includes('--again'),
  };
}

async function serve() {
  await build({ logLevel: 'warn', build: { outDir: SITE, emptyOutDir: true } });
  const server = await preview({ build: { outDir: SITE }, preview: { port: 0 } });
  return server.resolvedUrls.local[0];
}
