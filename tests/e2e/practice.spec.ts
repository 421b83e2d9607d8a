// A table to oneself, by real input: flicked, undone, done again, looked at, and exactly as in Node.
import type { Page } from '@playwright/test';
import { readied } from '../../src/match/practice/exercise';
import { gameOf, settingOfScenario } from '../../src/match/practice/setting';
import { shoot } from '../../src/match/practice/shoot';
import { loadEngine } from '../../src/physics/engine';
import type { Vec2 } from '../../src/physics/table';
import { awaiting } from '../../src/scenarios/apply';
import { expect, test } from './fixtures';
import { atRest, eventually, fingers, frames, offerOf, pixel } from './support/table';

test.describe.configure({ timeout: 240_000 });

async function openPractice(page: Page): Promise<void> {
  await loadEngine();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?quality=low#/practise');
  await eventually(() => page.evaluate(() => globalThis.flickfall?.camera !== undefined)).toBe(
    true,
  );
  await eventually(() => frames(page)).toBeGreaterThan(0);
  await atRest(page);
}

const practise = (page: Page) => page.locator('.practise');
const shownAt = (page: Page, id: string) =>
  page.evaluate((name) => globalThis.flickfall?.shownAt?.(name), id);

/** Where the first survivor's disc lies in the window. */
async function discOf(page: Page): Promise<Vec2> {
  const ready = readied(gameOf(settingOfScenario('s1')), { of: 'disc', survivor: 'anita' }, 0);
  const state = ready.ok ? awaiting(ready.game) : undefined;
  if (state?.for !== 'decision') throw new Error('No disc is offered.');
  return pixel(page, offerOf(state.decision).at);
}

/** The shot is over, and what it came to can be read. */
async function seen(page: Page, shots: number): Promise<string> {
  await expect(practise(page)).toHaveAttribute('data-shots', String(shots));
  await eventually(() => practise(page).getAttribute('data-showing')).toBe('false');
  return (await practise(page).getAttribute('data-outcome')) ?? '';
}

test('with a mouse: a drag, undo, redo, again, the same aim, and the shot under the glass', async ({
  page,
}) => {
  await openPractice(page);
  const start = await shownAt(page, 'anita');
  const disc = await discOf(page);
  await page.mouse.move(disc.x, disc.y);
  await page.mouse.down();
  await page.mouse.move(disc.x, disc.y + 90, { steps: 5 });
  await page.mouse.up();
  const first = await seen(page, 1);
  await expect(page.locator('.prompt .headline')).toBeVisible();
  const moved = await shownAt(page, 'anita');
  expect(moved).not.toEqual(start);

  await page.keyboard.press('Control+z');
  await eventually(() => shownAt(page, 'anita')).toEqual(start);
  await page.keyboard.press('Control+Shift+Z');
  await eventually(() => shownAt(page, 'anita')).toEqual(moved);

  await page.locator('.practice-again').click();
  expect(await seen(page, 2)).toBe(first);
  await page.locator('.practice-retake').click();
  await eventually(() => shownAt(page, 'anita')).toEqual(start);
  await expect(page.locator('#prompt-question')).toBeFocused();
  await page.keyboard.press(' ');
  expect(await seen(page, 3)).toBe(first);

  await page.locator('[data-tab="look"]').click();
  const film = page.locator('.look-film input');
  await eventually(() => film.getAttribute('max')).not.toBe('0');
  const half = Math.floor(Number(await film.getAttribute('max')) / 2);
  await film.fill(String(half));
  await eventually(async () => (await shownAt(page, 'disc'))?.y).toBeGreaterThan(start?.y ?? 0);
  await atRest(page);
  const drawn = await frames(page);
  await page.waitForTimeout(400);
  expect(await frames(page)).toBe(drawn);
  await page.locator('[data-tab="look"]').click();
  await expect(page.locator('.prompt .hand-toggle')).toBeVisible();
});

test('with a mouse: a figure is dragged, moved by keys, refused where somebody stands, and all of it undone', async ({
  page,
}) => {
  await openPractice(page);
  const start = await shownAt(page, 'john');
  await page.locator('[data-tab="place"]').click();
  await atRest(page);
  const from = await pixel(page, { x: start?.x ?? 0, y: start?.y ?? 0 }, 1.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 40, { steps: 4 });
  await page.mouse.up();
  await eventually(() => shownAt(page, 'john')).not.toEqual(start);
  await expect(page.locator('[data-piece="john"]')).toBeVisible();
  await atRest(page);
  const dragged = await shownAt(page, 'john');
  await expect(page.locator('input[name="place-x"]')).toHaveValue(String(dragged?.x));

  await page.locator('.place-hint').click();
  await page.keyboard.press('ArrowUp');
  await eventually(async () => (await shownAt(page, 'john'))?.y).toBeCloseTo(
    (dragged?.y ?? 0) + 1,
    3,
  );

  const kevin = await shownAt(page, 'kevin');
  await page.locator('input[name="place-x"]').fill(String(kevin?.x));
  await page.locator('input[name="place-y"]').fill(String(kevin?.y));
  await expect(page.locator('.place-refused')).toContainText('Kevin is in the way');
  await page.locator('.place-refused button').click();
  await expect(page.locator('.place-refused')).toHaveCount(0);

  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
  await eventually(() => shownAt(page, 'john')).toEqual(start);
  await page.locator('[data-tab="flick"]').click();
  await expect(page.locator('.prompt .hand-toggle')).toBeVisible();
});

test(
  'by keyboard: numbers give the shot of Node, from the town of the sheet',
  { tag: '@long' },
  async ({ page }) => {
    await openPractice(page);
    await page.locator('[data-chip="kevin"]').click();
    await page.locator('[data-chip="shotgun"]').click();
    await page.locator('.hand-toggle').click();
    await page.locator('.hand-panel input[name="direction"]').fill('75');
    await page.locator('.hand-panel input[name="speed"]').fill('2000');
    await page.locator('.hand-flick').click();
    const outcome = await seen(page, 1);
    const tried = shoot(settingOfScenario('s1'), {
      exercise: { of: 'shot', survivor: 'kevin', weapon: 'shotgun' },
      luck: 0,
      flick: { choice: 'left', numbers: { direction: 75, speed: 2000 } },
    });
    expect(tried.ok && tried.taken.recording.hash).toBe(outcome);

    await page.locator('[data-tab="chances"]').click();
    const shares = page.locator('.chances-shares');
    await expect(shares).toHaveAttribute('data-done', 'true', { timeout: 45_000 });
    await expect(shares).toHaveAttribute('data-tries', '50');
    await expect(page.locator('.chances-slack figure')).toHaveCount(2);
  },
);

test('by touch, a finger flicks the disc and undo brings it back', async ({ page }) => {
  await openPractice(page);
  const start = await shownAt(page, 'anita');
  const disc = await discOf(page);
  const hand = await fingers(page);
  await hand.down(disc);
  for (const pulled of [20, 50, 80]) await hand.move({ x: disc.x, y: disc.y + pulled });
  await hand.up();
  await seen(page, 1);
  expect(await shownAt(page, 'anita')).not.toEqual(start);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await eventually(() => shownAt(page, 'anita')).toEqual(start);
});
