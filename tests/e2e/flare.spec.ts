// Elijah's flare by mouse, finger, keys and numbers: what the page makes of it is what Node makes of the same numbers.
import type { Page } from '@playwright/test';
import { tableViewOf } from '../../src/match/table-view';
import { heading } from '../../src/physics/measure/trig';
import { add, scale } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import type { Command } from '../../src/scenarios/decisions';
import { flaresOf } from '../../src/scenarios/rules/flare';
import { viewFor } from '../../src/scenarios/view';
import { heightKnobOf } from '../../src/scene/hand/grips';
import { expect, test } from './fixtures';
import { openDrawn } from './support/begin';
import { elijahsTurn } from './support/elijah';
import { settle } from './support/play';
import { atRest, choose, decisionOf, fingers, log, matchOf, offerOf, pixel } from './support/table';

test.describe.configure({ timeout: 120_000 });

const table = (page: Page) => page.locator('.play-page');

async function lastFlick(page: Page): Promise<Command['flick']> {
  const { log: entries } = JSON.parse(await log(page)) as { log: { command?: Command }[] };
  return entries.findLast(({ command }) => command)?.command?.flick;
}

/** Drags from one pixel to another with what this player has: a mouse, or a finger. */
async function drag(page: Page, from: Vec2, to: Vec2, isMobile: boolean): Promise<void> {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (isMobile) {
    const touch = await fingers(page);
    await touch.down(from);
    await touch.move(half);
    await touch.move(to);
    await page.waitForTimeout(150);
    await touch.up();
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(half.x, half.y);
  await page.mouse.move(to.x, to.y);
  await page.waitForTimeout(150);
  await page.mouse.up();
}

/** Node has played the page's log to the same hash; the flare lies where the picture shows it. */
async function isLit(page: Page, flares: number): Promise<void> {
  const { game } = await matchOf(page);
  expect(flaresOf(game, 'elijah')).toBe(flares);
  const { flare } = tableViewOf(viewFor(game, ''));
  expect(await page.evaluate(() => globalThis.flickfall?.flareAt?.())).toEqual(flare?.at);
}

test('a flare is flipped by hand, by keys and by numbers, and burns where it lies', async ({
  page,
  isMobile,
}) => {
  await openDrawn(page, elijahsTurn());
  await choose(page, 'flare');
  await atRest(page);
  const offer = offerOf(await decisionOf(page));
  const direction = 180;
  const knob = heightKnobOf({ offer, direction, height: 12 });
  const at = await pixel(page, knob.at, knob.lift);
  const up = await pixel(page, knob.at, knob.lift + 3);
  await drag(page, at, up, isMobile);
  await atRest(page);
  const start = await pixel(page, offer.at);
  const back = await pixel(page, add(offer.at, scale(heading(direction), -9)));
  await drag(page, start, back, isMobile);
  await expect.poll(async () => (await lastFlick(page))?.height).toBeGreaterThan(14);
  const flick = await lastFlick(page);
  expect(Math.abs(Math.abs(flick?.direction ?? 0) - direction)).toBeLessThan(4);
  await settle(page);
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
  await atRest(page);
  await isLit(page, 1);

  await choose(page, 'flare');
  if (isMobile) {
    await page.locator('.hand-toggle').click();
    await page.locator('.hand-panel [name="direction"]').fill('200');
    await page.locator('.hand-panel [name="speed"]').fill('600');
    await page.locator('.hand-panel [name="height"]').fill('16');
    await page.locator('.hand-flick').click();
    await expect.poll(() => lastFlick(page)).toEqual({ direction: -160, speed: 600, height: 16 });
  } else {
    for (const key of ['e', 'e', 'Shift+Q', 'ArrowUp', 'ArrowLeft', 'Space'])
      await page.keyboard.press(key);
    await expect.poll(async () => (await lastFlick(page))?.height).toBe(13.9);
  }
  await settle(page);
  // The last action: the zombies have answered to it, and it is gone (R265).
  const { game } = await matchOf(page);
  expect([flaresOf(game, 'elijah'), game.effects]).toEqual([0, []]);
});
