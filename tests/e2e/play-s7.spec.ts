// S7: powers used by hand. Mike's own figure is flicked, Thomas puts his shot where he likes.
import type { Page } from '@playwright/test';
import type { Vec2 } from '../../src/physics/table';
import type { Command } from '../../src/scenarios/decisions';
import { must, poseOf, survivorOf } from '../../src/scenarios/queries';
import { reachKnobOf } from '../../src/scene/hand/reach';
import { expect, test } from './fixtures';
import { settle } from './support/play';
import {
  atRest,
  decisionOf,
  fingers,
  log,
  matchOf,
  offerOf,
  openTable,
  pixel,
} from './support/table';

test.describe.configure({ timeout: 240_000 });

const table = (page: Page) => page.locator('.play-page');
const choice = (page: Page, id: string) => page.locator(`.prompt [data-choice="${id}"]`);

async function lastCommand(page: Page): Promise<Command | undefined> {
  const { log: entries } = JSON.parse(await log(page)) as { log: { command?: Command }[] };
  return entries.findLast(({ command }) => command)?.command;
}

/** Whoever of team B gets the pretzel begins. */
async function begins(page: Page, id: string): Promise<void> {
  await openTable(page, 's7', 1);
  await choice(page, id).click();
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
}

async function drag(page: Page, from: Vec2, to: Vec2, isMobile: boolean): Promise<void> {
  const [start, end] = [await pixel(page, from), await pixel(page, to)];
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (isMobile) {
    const touch = await fingers(page);
    await touch.down(start);
    await touch.move(half);
    await touch.move(end);
    await touch.up();
    return;
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(half.x, half.y);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

test('R248: Mike’s board tells his power, and his own figure slides before the turn ends', async ({
  page,
  isMobile,
}) => {
  await begins(page, 'mike');
  if (!isMobile) {
    await page.keyboard.press('b');
    const mark = page.locator('.board .power-mark');
    await expect(mark).toHaveAttribute('data-power', 'now');
    await expect(mark).toContainText('Slip away');
    await mark.click();
    await expect(page.getByRole('dialog')).toContainText('for no action');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const before = must(poseOf(survivorOf((await matchOf(page)).game, 'mike')), 'Mike in the street');
  await choice(page, 'pitch').click();
  await expect(table(page)).toHaveAttribute('data-kind', 'pitch');
  await atRest(page);
  await page.locator('.hand-toggle').click();
  await page.locator('.hand-panel [name="direction"]').fill('90');
  await page.locator('.hand-panel [name="speed"]').fill('300');
  await page.locator('.hand-flick').click();
  await settle(page);
  const { game, log: entries } = await matchOf(page);
  const flicked = entries.flatMap((one) => ('command' in one ? [one.command] : []))[2];
  expect(flicked).toMatchObject({ flick: { direction: 90, speed: 300 } });
  const after = must(poseOf(survivorOf(game, 'mike')), 'Mike in the street');
  expect(after.y).toBeGreaterThan(before.y + 0.3);
  expect(survivorOf(game, 'mike').backpack).toBe('night');
});

test('A149: the knob at Thomas’s shot puts its start anywhere around him, by hand and by keys', async ({
  page,
  isMobile,
}) => {
  await begins(page, 'thomas');
  await choice(page, 'use:sniper').click();
  await expect(table(page)).toHaveAttribute('data-kind', 'aim');
  await atRest(page);
  const knob = must(reachKnobOf(offerOf(await decisionOf(page), 'near')), 'a knob');
  // Behind him: he looks west from 98, 29.
  await drag(page, knob, { x: 104, y: 29 }, isMobile);
  await page.locator('.hand-toggle').click();
  const away = page.locator('.hand-panel [name="away"]');
  await expect.poll(async () => Math.abs(Number(await away.inputValue()) - 3)).toBeLessThan(0.6);
  if (!isMobile) {
    await page.locator('#prompt-question').focus();
    const dragged = Number(await away.inputValue());
    await page.keyboard.press('x');
    await expect.poll(async () => Number(await away.inputValue())).toBeCloseTo(dragged + 0.5, 1);
  }
  await away.fill('5');
  await page.locator('.hand-panel [name="around"]').fill('0');
  await page.locator('.hand-panel [name="direction"]').fill('150');
  await page.locator('.hand-flick').click();
  await settle(page);
  expect(await lastCommand(page)).toMatchObject({ choice: 'near', flick: { from: { x: 103 } } });
});
