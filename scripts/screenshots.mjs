// Pictures of the real game at its best, by real input: `npm run screenshots`, or `npm run screenshots -- rush duel`.
// Builds the game and serves it; `--url http://localhost:5173` takes a server that is already there.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { bundle } from './run-ts.mjs';

const FOLDER = 'screenshots';
const SITE = 'node_modules/.cache/flickfall/site';
const PATIENCE = 240_000;
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What is worth a picture: how to get there. */
const SCENES = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((number) => [`s${number}`, (page) => layOut(page, `s${number}`)]),
  ),
  night: (page) => openMoment(page, 's2-1-together', 'night'),
  duel: (page) => openMoment(page, 's2-1-together', 'duel'),
  aim,
  rush,
};

const { names, url } = readArguments(process.argv.slice(2));
const site = url ?? (await serve());
mkdirSync(FOLDER, { recursive: true });
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const failed = [];
try {
  for (const name of names) {
    for (const [device, options] of Object.entries(DEVICES)) {
      const path = `${FOLDER}/${name}-${device}.png`;
      try {
        await takePicture(name, options, path);
        console.log(path);
      } catch (error) {
        failed.push(path);
        console.error(`${path}: ${error.message}`);
      }
    }
  }
} finally {
  await browser.close();
}
process.exit(failed.length > 0 ? 1 : 0);

function readArguments(given) {
  const at = given.indexOf('--url');
  const wanted = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = wanted.filter((name) => !(name in SCENES));
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}.`,
    );
    process.exit(1);
  }
  return {
    names: wanted.length > 0 ? wanted : Object.keys(SCENES),
    url: at < 0 ? undefined : given[at + 1],
  };
}

async function serve() {
  await build({ logLevel: 'warn', build: { outDir: SITE, emptyOutDir: true } });
  const server = await preview({ build: { outDir: SITE }, preview: { port: 0 } });
  return server.resolvedUrls.local[0];
}

async function takePicture(name, options, path) {
  const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await SCENES[name](page);
    await page.screenshot({ path, timeout: PATIENCE });
  } finally {
    await context.close();
  }
}

async function layOut(page, scenario) {
  await page.goto(`${site}?play=${scenario}&seed=1&quality=high`);
  await drawn(page);
  await still(page);
}

/** Brings in a recorded match, cut before a moment, and goes on with it; the answer that brings the moment about. */
async function openMoment(page, match, kind) {
  const stored = JSON.parse(readFileSync(`tests/golden/${match}.json`, 'utf8'));
  const { momentOf } = await import(await bundle('scripts/screenshot-moments.ts'));
  const { entries, choice } = await momentOf(stored, kind);
  const cut = JSON.stringify({ ...stored, log: stored.log.slice(0, entries) });
  await page.goto(`${site}?quality=high#/matches`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(cut) });
  await page.locator('.match-row .button-main').click();
  await drawn(page);
  await still(page);
  return choice;
}

/** A disc pulled back and held. */
async function aim(page) {
  await layOut(page, 's1');
  const survivor = page.locator('[data-choice]').first();
  const id = await survivor.getAttribute('data-choice');
  await survivor.click();
  await page.locator('[data-choice="move"]').click();
  await page.locator('[data-kind="flickDisc"]').waitFor();
  await still(page);
  const from = await page.evaluate((figure) => {
    const { x, y } = globalThis.flickfall.shownAt(figure);
    return globalThis.flickfall.project(x, y, 0.4);
  }, id);
  const touch = await page.context().newCDPSession(page);
  const press = (type, x, y) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id: 1 }] });
  await press('touchStart', from.x, from.y);
  for (let step = 1; step <= 8; step += 1) {
    await press('touchMove', from.x - step * 4, from.y + step * 14);
    await twoFrames(page);
  }
  await page.locator('[data-aiming="true"]').waitFor();
}

/** A crowd on its way out of the tower. */
async function rush(page) {
  const choice = await openMoment(page, 's1-1-together', 'rush');
  await page.locator(`[data-choice="${choice}"]`).click();
  await page.locator('.show-strut').click();
  await page.waitForFunction(
    () => (document.querySelector('.show-bar progress')?.value ?? 0) >= 0.5,
  );
}

function twoFrames(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

async function drawn(page) {
  await page.waitForFunction(() => (globalThis.flickfall?.frames?.() ?? 0) > 0);
  await twoFrames(page);
}

/** Until the camera has arrived and nothing is drawn any more. */
async function still(page) {
  for (let before = -1; ;) {
    const now = await page.evaluate(() => globalThis.flickfall?.frames?.() ?? 0);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(1_500);
    await twoFrames(page);
  }
}
