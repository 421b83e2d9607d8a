// How much of the window the panels of a match cover, over the starts and many questions of all scenarios:
// npm run shares, npm run shares -- s6 s7; `--url URL` takes a server that is already there, `--each` prints every
// position, `--only chooseFighter` looks at some, `--pictures DIR` keeps what covers too much.
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { loadEngine } from '../src/physics/engine';
import { SCENARIO_IDS } from '../src/scenarios/list';
import { median, percent, printTable, progress } from './rushes/print';
import { findBrowser } from './browser.mjs';
import { sharesOfFlick } from './shares/flick';
import { openMatch, storeAll } from './shares/open';
import { positionsOf, type Position } from './shares/positions';
import {
  boxesOverTable,
  MOST,
  shareOf,
  WINDOW_NAMES,
  WINDOWS,
  type Doing,
  type WindowName,
} from './shares/share';

const SITE = 'node_modules/.cache/flickfall/site';

type Found = {
  readonly scenario: string;
  readonly asks: string;
  readonly doing: Doing;
  readonly window: WindowName;
  readonly share: number;
};

const words = process.argv.slice(2);
const after = (word: string): string | undefined =>
  words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
const url = after('--url');
const only = after('--only');
const pictures = after('--pictures');
const isEach = words.includes('--each');
const wanted = SCENARIO_IDS.filter(
  (id) => words.includes(id) || !words.some((word) => /^s\d+$/.test(word)),
);

await loadEngine();
const site = url ?? (await serve());
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const found: Found[] = [];
try {
  const positions = wanted
    .flatMap((id) => positionsOf(id))
    .filter(({ asks }) => only === undefined || asks.startsWith(only));
  found.push(...(await measured(browser, positions, ['desktop'])));
  found.push(...(await measured(browser, positions, ['phone', 'on its side'])));
  if (only === undefined) found.push(...(await flicked(browser, positions)));
} finally {
  await browser.close();
}
progress('');
const tooMuch = found.filter(({ doing, window, share }) => share > MOST[doing][window]);
for (const { scenario, doing, asks, window, share } of isEach ? found : tooMuch)
  console.log(`${scenario} ${window}, ${doing}: ${asks} ${(share * 100).toFixed(1)} %`);
printTable([
  ['', ...WINDOW_NAMES.flatMap((name) => [`${name}: half`, 'worst'])],
  ...wanted.map((id) => [
    id,
    ...cellsOf(({ scenario, doing }) => scenario === id && doing === 'choosing'),
  ]),
  ...(['choosing', 'aiming', 'showing'] as const).map((doing) => [
    `all, ${doing}`,
    ...cellsOf((one) => one.doing === doing),
  ]),
]);
console.log(`${found.length} looks, too much is covered in ${tooMuch.length}.`);
process.exit(tooMuch.length > 0 ? 1 : 0);

function cellsOf(isCounted: (one: Found) => boolean): string[] {
  return WINDOW_NAMES.flatMap((name) => {
    const shares = found
      .filter((one) => one.window === name && isCounted(one))
      .map(({ share }) => share);
    return [percent(median(shares), 1), percent(Math.max(...shares), 1)];
  });
}

async function serve(): Promise<string> {
  await build({ logLevel: 'warn', build: { outDir: SITE, emptyOutDir: true } });
  const server = await preview({ build: { outDir: SITE }, preview: { port: 0 } });
  return server.resolvedUrls?.local[0] ?? '';
}

/** Each position in windows of one kind of finger. What is not about the picture needs none. */
async function measured(
  from: Browser,
  positions: readonly Position[],
  names: readonly WindowName[],
): Promise<Found[]> {
  const isTouch = !names.includes('desktop');
  const context = await from.newContext({
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const page = await context.newPage();
  await page.goto(`${site}?quality=low#/matches`);
  await storeAll(
    page,
    positions.map(({ save }) => save),
  );
  const all: Found[] = [];
  for (const { scenario, asks, save } of positions) {
    progress(`${scenario} ${asks}`);
    await openMatch(page, save.id);
    if (asks === 'over') continue;
    for (const window of names) {
      const share = await shareIn(page, window);
      all.push({ scenario, asks, doing: 'choosing', window, share });
      if (pictures !== undefined && share > MOST.choosing[window])
        await page.screenshot({ path: `${pictures}/${save.id} ${asks} ${window}.png` });
    }
  }
  await context.close();
  return all;
}

/** The first disc of each scenario, aimed and let go in each window, on the picture that a player sees. */
async function flicked(from: Browser, positions: readonly Position[]): Promise<Found[]> {
  const all: Found[] = [];
  for (const window of WINDOW_NAMES) {
    const isMobile = window !== 'desktop';
    const context = await from.newContext({
      viewport: WINDOWS[window],
      hasTouch: true,
      isMobile,
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${site}?quality=low#/matches`);
    await storeAll(
      page,
      positions.map(({ save }) => save),
    );
    for (const { scenario, asks, save, disc } of positions) {
      if (!disc) continue;
      progress(`${scenario} ${asks}, ${window}`);
      await openMatch(page, save.id);
      const shares = await sharesOfFlick(page, window, disc);
      for (const doing of ['aiming', 'showing'] as const)
        all.push({ scenario, asks, doing, window, share: shares[doing] });
    }
    await context.close();
  }
  return all;
}

async function shareIn(page: Page, name: WindowName): Promise<number> {
  await page.setViewportSize(WINDOWS[name]);
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 30));
      }),
  );
  return shareOf(await page.evaluate(boxesOverTable), WINDOWS[name]);
}
