// A recorded match on the table alone: each shot is shown once, can be skipped and held, and then the table rests.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { bundlePage, openPage } from './support/bundle';
import { expect, test } from './fixtures';
import { drawn } from './support/table';

/** Slow enough that a slow machine still sees the middle of a show. */
const CRAWL = 0.1;
const wait = { timeout: 45_000 };

let folder = '';
test.beforeAll(async () => {
  folder = await bundlePage('table-page');
});

test.beforeEach(async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const Real = globalThis.AudioContext;
    Reflect.set(globalThis, 'speakers', 0);
    globalThis.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        Reflect.set(globalThis, 'speakers', Number(Reflect.get(globalThis, 'speakers')) + 1);
      }
    };
  });
  // Whatever Playwright evaluates counts as a player's touch; here only a real one may.
  await page.addInitScript(() => {
    let hasBeenActive = false;
    addEventListener('pointerup', ({ isTrusted }) => (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  });
  const match = readFileSync('tests/golden/s1-3-nobody.json', 'utf8');
  await openPage(page, `${baseURL}table/`, folder, { 'match.json': match });
  await page.waitForFunction(() => (globalThis.flickfall?.frames() ?? 0) > 0, undefined, wait);
  // Until the first picture is through the graphics card no other frame comes.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
});

const isPlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.tablePage?.playback.getState().playing ?? false);
const progress = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.tablePage?.playback.getState().progress ?? 0);
const seen = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => globalThis.tablePage?.seen() ?? []);
/** How many shows were seen, each of them once. */
async function seenOnce(page: Page): Promise<number> {
  const counts = await seen(page);
  expect(counts).toEqual(counts.map(() => 1));
  return counts.length;
}
const frames = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.flickfall?.frames() ?? 0);
const speakers = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'speakers')));
const placeOf = (page: Page, id: string): Promise<unknown> =>
  page.evaluate((wanted) => globalThis.flickfall?.shownAt?.(wanted), id);
const setSpeed = (page: Page, speed: number): Promise<void> =>
  page.evaluate((one) => globalThis.tablePage?.playback.getState().setSpeed(one), speed);
const hold = (page: Page, held: boolean): Promise<void> =>
  page.evaluate((one) => globalThis.tablePage?.playback.getState().pause(one), held);

const setSound = (page: Page, sound: boolean): Promise<void> =>
  page.evaluate((on) => globalThis.tablePage?.settings.setState({ sound: on }), sound);

/** Plays the recorded answers up to the next shot of a kind, which then begins; who moves in it. */
async function startShow(page: Page, kind: string, speed = 1): Promise<string[]> {
  await setSpeed(page, speed);
  return page.evaluate((wanted) => {
    const replay = globalThis.tablePage?.replay;
    if (!replay) return [];
    for (;;) {
      const {
        pending: [show],
        ended,
      } = replay.state();
      if (ended) throw new Error(`no ${wanted} in this match`);
      if (show?.run.launch.kind === wanted) return show.recording.tracks.map(({ id }) => id);
      if (show) replay.seen();
      else replay.next();
    }
  }, kind);
}

/** Holds a show in its middle. */
async function holdShow(page: Page, kind: string): Promise<void> {
  await startShow(page, kind, CRAWL);
  await expect.poll(() => progress(page), wait).toBeGreaterThan(0);
  await hold(page, true);
}

async function ends(page: Page): Promise<void> {
  await setSpeed(page, 4);
  await expect.poll(() => isPlaying(page), wait).toBe(false);
}

/** Until no frame is drawn any more. */
async function rests(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await frames(page);
      await page.waitForTimeout(1_000);
      await drawn(page);
      return (await frames(page)) - before;
    }, wait)
    .toBe(0);
}

// One page for all of this: the first picture of a town is what costs time here.
test('each shot is shown once, can be held and skipped, and then the table rests', async ({
  page,
}) => {
  test.slow();

  await test.step('a flicked disc slides, is seen once and is taken off the table', async () => {
    await startShow(page, 'disc', CRAWL);
    await expect.poll(() => placeOf(page, 'disc'), wait).toBeDefined();
    const start = await placeOf(page, 'disc');
    await expect.poll(() => placeOf(page, 'disc'), wait).not.toEqual(start);
    await ends(page);
    await expect.poll(() => placeOf(page, 'disc'), wait).toBeUndefined();
    expect(await seenOnce(page)).toBeGreaterThan(0);
  });

  await test.step('after a shot has faded the table rests: no frame for five seconds', async () => {
    await rests(page);
    const still = await frames(page);
    await page.waitForTimeout(5_000);
    expect(await frames(page)).toBe(still);
  });

  await test.step('a key ends a show, once', async () => {
    await holdShow(page, 'rush');
    const count = await seenOnce(page);
    await page.keyboard.press('Space');
    await expect.poll(() => seenOnce(page), wait).toBe(count + 1);
  });

  // No touch so far, and so no sound.
  expect(await speakers(page)).toBe(0);
  await setSound(page, false);

  await test.step('a tap ends a show; turning the camera does not', async () => {
    await holdShow(page, 'rush');
    const count = await seenOnce(page);
    await page.mouse.move(150, 200);
    await page.mouse.down();
    await page.mouse.move(220, 230, { steps: 4 });
    await page.mouse.up();
    expect(await seenOnce(page)).toBe(count);
    await page.mouse.click(150, 200);
    await expect.poll(() => seenOnce(page), wait).toBe(count + 1);
  });

  await test.step('after a touch there is sound, and never when it is off', async () => {
    await startShow(page, 'disc');
    await ends(page);
    expect(await speakers(page)).toBe(0);
    await setSound(page, true);
    await startShow(page, 'disc');
    await expect.poll(() => speakers(page), wait).toBe(1);
    await ends(page);
  });

  await test.step('with reduced motion the tower is not carried: the first place it has is where it pours', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const home = await placeOf(page, 'tower');
    await startShow(page, 'rush', CRAWL);
    await expect.poll(() => placeOf(page, 'tower'), wait).not.toEqual(home);
    await hold(page, true);
    expect(await placeOf(page, 'tower')).toMatchObject({ lift: expect.closeTo(0) });
  });
});
