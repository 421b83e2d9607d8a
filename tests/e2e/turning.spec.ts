// Turning a figure between two actions, and moving a start along the back of a door: by mouse, finger and keys.
import { changeSurvivor } from '../../src/scenarios/change';
import type { Page } from '@playwright/test';
import { heading } from '../../src/physics/measure/trig';
import { add, scale } from '../../src/physics/measure/vector';
import { facingOf } from '../../src/physics/measure/pose';
import type { Vec2 } from '../../src/physics/table';
import type { Command } from '../../src/scenarios/decisions';
import { must, poseOf, survivorOf, turnOf } from '../../src/scenarios/queries';
import type { Game } from '../../src/scenarios/game';
import { DOOR_KNOB, LOOK } from '../../src/scene/hand/grips';
import { expect, test } from './fixtures';
import { aboutToAct, arrangedAs, openDrawn } from './support/begin';
import { settle } from './support/play';
import { atRest, camera, fingers, log, matchOf, openTable, pixel } from './support/table';

test.describe.configure({ timeout: 180_000 });

const table = (page: Page) => page.locator('.play-page');
const choice = (page: Page, id: string) => page.locator(`.prompt [data-choice="${id}"]`);

async function lastCommand(page: Page): Promise<Command | undefined> {
  const { log: entries } = JSON.parse(await log(page)) as { log: { command?: Command }[] };
  return entries.findLast(({ command }) => command)?.command;
}

/** Pulls something from one place of the table to another. */
async function drag(
  page: Page,
  from: Vec2,
  to: Vec2,
  isMobile: boolean,
  held: () => Promise<void> = async () => undefined,
): Promise<void> {
  const [start, end] = [await pixel(page, from), await pixel(page, to)];
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (isMobile) {
    const touch = await fingers(page);
    await touch.down(start);
    await touch.move(half);
    await touch.move(end);
    await held();
    await touch.up();
    return;
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(half.x, half.y);
  await page.mouse.move(end.x, end.y);
  await held();
  await page.mouse.up();
}

/** John has moved and has one action left. */
async function moved(page: Page): Promise<{ at: Vec2; facing: number }> {
  await openTable(page, 's1', 1);
  await choice(page, 'john').click();
  await choice(page, 'move').click();
  await page.locator('.hand-toggle').click();
  await page.locator('.hand-panel [name="direction"]').fill('100');
  await page.locator('.hand-panel [name="speed"]').fill('500');
  await page.locator('.hand-flick').click();
  await settle(page);
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
  await atRest(page);
  return johnIn((await matchOf(page)).game);
}
function johnIn(game: Game): { at: Vec2; facing: number } {
  const pose = must(poseOf(survivorOf(game, 'john')), 'John in the street');
  return { at: { x: pose.x, y: pose.y }, facing: facingOf(pose) };
}
const tip = (at: Vec2, facing: number): Vec2 => add(at, scale(heading(facing), LOOK));

test('the arrow on the table turns the survivor when it is let go, and never the camera', async ({
  page,
  isMobile,
}) => {
  const { at, facing } = await moved(page);
  const before = await camera(page);
  await drag(page, tip(at, facing), tip(at, facing + 70), isMobile, async () =>
    expect(await camera(page)).toEqual(before),
  );
  await expect.poll(async () => (await lastCommand(page))?.choice).toBe('face');
  const turned = johnIn((await matchOf(page)).game);
  expect(Math.abs(turned.facing - (facing + 70))).toBeLessThan(4);
  // It has cost nothing.
  expect((await matchOf(page)).game.turn?.actionsLeft).toBe(1);

  // A phone has no keys.
  if (isMobile) return;
  await test.step('Q and E turn, Space sets it; the panel turns by numbers', async () => {
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await lastCommand(page))?.facing)
      .toBeCloseTo(turned.facing + 10, 1);
    await choice(page, 'face').click();
    await page.locator('.turn-panel [name="facing"]').fill('-45');
    await page.locator('.turn-panel [type="submit"]').click();
    await expect.poll(async () => (await lastCommand(page))?.facing).toBe(-45);
  });
});

test('the knob behind a door moves the start along it, by hand, by keys and by numbers', async ({
  page,
  isMobile,
}) => {
  const inside = arrangedAs(aboutToAct('s2'), (game) =>
    changeSurvivor(game, turnOf(game).survivor, {
      place: { in: 'building', structure: 'rv', lying: false },
    }),
  );
  await openDrawn(page, inside);
  await choice(page, 'move').click();
  await expect(table(page)).toHaveAttribute('data-kind', 'flickDisc');
  await atRest(page);
  const rv = must(
    (await matchOf(page)).game.layout.structures.find(({ id }) => id === 'rv'),
    'the RV',
  );
  const along = heading(rv.facing + 90);
  const start = add(rv, scale(heading(rv.facing), -4));
  const knob = add(start, scale(heading(rv.facing), -DOOR_KNOB));
  await drag(page, knob, add(knob, scale(along, 3)), isMobile);
  await page.locator('.hand-toggle').click();
  const field = page.locator('.hand-panel [name="shift"]');
  await expect.poll(async () => Math.abs(Number(await field.inputValue()) - 3)).toBeLessThan(0.4);
  if (!isMobile) {
    await page.locator('#prompt-question').focus();
    const dragged = Number(await field.inputValue());
    await page.keyboard.press('.');
    await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(dragged - 0.5, 2);
  }
  await field.fill('-4');
  await page.locator('.hand-panel [name="direction"]').fill(String(rv.facing));
  await page.locator('.hand-flick').click();
  await settle(page);
  expect(await lastCommand(page)).toMatchObject({ choice: 'flick', flick: { shift: -4 } });
});
