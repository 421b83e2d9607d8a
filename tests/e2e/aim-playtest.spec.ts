// The play-test of tests/scene/aim-playtest.test.ts moves the gesture without a browser. Here the browser's
// hand makes one such pull, and the numbers are the same.
import { handle, IDLE, type HandEvent } from '../../src/scene/hand/machine';
import { numbersOf } from '../../src/scene/hand/strength';
import type { Page } from '@playwright/test';
import { fullPullOf } from '../../src/match/hand/pull';
import type { Vec2 } from '../../src/physics/table';
import { frameAt } from '../../src/scene/hand/frame';
import { optionId } from '../../src/scenarios/decisions';
import { expect, test } from './fixtures';
import { eventually, log, matchOf, openTable, phase, pixel, takeDisc } from './support/table';

test.describe.configure({ timeout: 240_000 });

/** The pixels around a place, asked for one after the other and then looked up. */
async function measured(page: Page, at: Vec2) {
  const asked: Vec2[] = [];
  frameAt(at, (one) => {
    asked.push(one);
    return one;
  });
  const pixels = await Promise.all(asked.map((one) => pixel(page, one)));
  const frame = frameAt(
    at,
    (one) => pixels[asked.findIndex(({ x, y }) => x === one.x && y === one.y)] ?? one,
  );
  const size = await page.locator('canvas').boundingBox();
  if (!size) throw new Error('no canvas');
  return { frame, full: fullPullOf(size) };
}

test('the hand in the browser gives the numbers that the gesture gives in Node', async ({
  page,
}) => {
  await openTable(page);
  const offer = await takeDisc(page);
  const disc = await pixel(page, offer.at);
  // Whole pixels: the mouse knows no others.
  const from = { x: Math.round(disc.x), y: Math.round(disc.y) };
  const way = [
    from,
    { x: from.x + 9, y: from.y + 20 },
    { x: from.x + 17, y: from.y + 61 },
    { x: from.x + 12, y: from.y + 48 },
  ];
  // Measured now: after the flick the camera looks elsewhere.
  const { frame, full } = await measured(page, offer.at);
  const before = await log(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way.slice(1)) await page.mouse.move(x, y);
  await eventually(() => phase(page)).toBe('aiming');
  // Held still, so that only where it is held counts, not how fast this machine is.
  await page.waitForTimeout(200);
  // What would come of it stands beside the finger, once another thread has found it out.
  await expect(page.locator('.finger-tag .finger-outcome').first()).toHaveText(
    /Touches nothing|Fails: |Gets /,
  );
  expect(page.workers()).toHaveLength(1);
  await page.mouse.up();
  await eventually(() => log(page)).not.toBe(before);

  const grip = {
    pointer: 1,
    choice: optionId('flick'),
    at: disc,
    frame,
    radius: 1.6,
    gesture: 'pull',
    full,
  } as const;
  const events: HandEvent[] = [
    { kind: 'press', grip, point: from, time: 0, fine: false },
    ...way.slice(1).map((point, index): HandEvent => ({
      kind: 'move',
      pointer: 1,
      point,
      time: 20 + 20 * index,
    })),
    { kind: 'release', pointer: 1, time: 500 },
  ];
  const state = events.reduce(handle, IDLE);
  if (state.phase !== 'released') throw new Error(state.phase);
  const { log: entries } = await matchOf(page);
  const flick = entries.flatMap((entry) => ('command' in entry ? [entry.command] : [])).at(-1);
  expect(flick).toMatchObject({ flick: numbersOf(state, offer.speed, state.time) });
});
