// What a browser test needs to play at the table: a page, its log, and where things are in the window.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { readLog } from '../../../src/match/log';
import { waitsFor, type Match } from '../../../src/match/match';
import { loadEngine } from '../../../src/physics/engine';
import type { Vec2 } from '../../../src/physics/table';
import type { HandRule } from '../../../src/scenarios/options';
import { optionName, type Decision, type FlickOffer } from '../../../src/scenarios/decisions';

/** Lays a scenario out, for steady hands. Motion is reduced, so that the camera is where it belongs at once. */
export async function openTable(
  page: Page,
  scenario = 's1',
  seed = 1,
  hand: HandRule = 'steady',
): Promise<void> {
  await loadEngine();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?play=${scenario}&seed=${seed}&hand=${hand}&quality=low`);
  await eventually(() => page.evaluate(() => globalThis.flickfall?.camera !== undefined)).toBe(
    true,
  );
  await eventually(() => frames(page)).toBeGreaterThan(0);
  await atRest(page);
}

/** Waits as long as slow drawing may take. */
export const eventually = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 45_000 });

export const frames = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.flickfall?.frames() ?? 0);
export const phase = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => globalThis.flickfall?.hand?.());
/** Which way what is aimed would go. */
export const aim = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => globalThis.flickfall?.aim?.());
/** How many dots of the whole way of an aim are drawn. */
export const path = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.flickfall?.path?.() ?? 0);
/** Where the eye is, to a thousandth: a way round and back leaves dust in the last digits. */
export async function camera(page: Page) {
  const now = await page.evaluate(() => globalThis.flickfall?.camera?.());
  if (!now) throw new Error('The scene shows no table.');
  const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
  return {
    x: rounded(now.x),
    y: rounded(now.y),
    yaw: rounded(now.yaw),
    pitch: rounded(now.pitch),
    distance: rounded(now.distance),
  };
}
export const log = (page: Page): Promise<string> =>
  page.evaluate(() => globalThis.flickfall?.log?.() ?? '');

/** The match as Node plays it from the page's log: it fails when a shot ends differently here. */
export async function matchOf(page: Page): Promise<Match> {
  const read = readLog(await log(page));
  if (!read.ok) throw new Error(read.reason);
  return read.match;
}

export async function decisionOf(page: Page): Promise<Decision> {
  const waits = waitsFor(await matchOf(page));
  if (waits.for !== 'decision') throw new Error(`The match waits for ${waits.for}.`);
  return waits.decision;
}

/** The pixel of the page over a place of the table. */
export async function pixel(page: Page, { x, y }: Vec2, lift = 0): Promise<Vec2> {
  const at = await page.evaluate(([px, py, up]) => globalThis.flickfall?.project?.(px, py, up), [
    x,
    y,
    lift,
  ] as const);
  if (!at) throw new Error('The scene shows no table.');
  return at;
}

/** In which of the pictures after the next release a piece is first seen elsewhere than where it lay: 1 is the next one. */
export async function firstMove(
  page: Page,
  piece: string,
  lay: Vec2,
): Promise<() => Promise<number>> {
  const found = await page.evaluateHandle(
    ([id, { x, y }]) => {
      const moves = new Promise<number>((resolve) => {
        const begin = (): void => {
          const before = globalThis.flickfall?.frames() ?? 0;
          const look = (): void => {
            const at = globalThis.flickfall?.shownAt?.(id);
            const after = (globalThis.flickfall?.frames() ?? 0) - before;
            if (after > 0 && at && Math.hypot(at.x - x, at.y - y) > 0.01) resolve(after);
            else requestAnimationFrame(look);
          };
          look();
        };
        addEventListener('pointerup', begin, { capture: true, once: true });
      });
      return { moves };
    },
    [piece, lay] as const,
  );
  return () => found.evaluate(({ moves }) => moves);
}

/** A frame that was asked for comes late where drawing is slow, but never later than the next two. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Nothing moves any more: the picture is drawn and the camera has arrived. */
export async function atRest(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        await drawn(page);
        const now = JSON.stringify([await frames(page), await camera(page)]);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [150], timeout: 120_000 },
    )
    .toBe(true);
}

/** Presses the button of the page that gives this answer. */
export async function choose(page: Page, choice: string): Promise<void> {
  const { number } = await decisionOf(page);
  await page.locator(`.prompt [data-choice="${choice}"]`).click();
  await eventually(async () => (await decisionOf(page)).number).toBeGreaterThan(number);
}

/** Plays to where a disc lies in front of the finger. */
export async function takeDisc(page: Page): Promise<FlickOffer> {
  const [first] = (await decisionOf(page)).options;
  if (first) await choose(page, optionName(first.id));
  await choose(page, 'move');
  await atRest(page);
  return offerOf(await decisionOf(page));
}

export function offerOf({ options }: Decision, choice?: string): FlickOffer {
  const flick = options.find(
    ({ id, flick: offer }) => offer && (choice === undefined || optionName(id) === choice),
  );
  if (!flick?.flick) throw new Error('Nothing is to be flicked.');
  return flick.flick;
}

export type Fingers = {
  readonly down: (...at: readonly Vec2[]) => Promise<void>;
  readonly move: (...at: readonly Vec2[]) => Promise<void>;
  readonly up: () => Promise<void>;
  readonly lose: () => Promise<void>;
};

/** Real touches: Playwright itself can only tap. */
export async function fingers(page: Page): Promise<Fingers> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    at: readonly Vec2[],
  ): Promise<void> => {
    await cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  };
  return {
    down: (...at) => send('touchStart', at),
    move: (...at) => send('touchMove', at),
    up: () => send('touchEnd', []),
    lose: () => send('touchCancel', []),
  };
}
