// Where Anita stands: asked where it is seen, begun where it is allowed, answered by mouse, finger and keys.
import { changeSurvivor, schedule } from '../../src/scenarios/change';
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/saved-match';
import type { Vec2 } from '../../src/physics/table';
import { expect, test } from './fixtures';
import { arrange, store, stored } from './support/arrange';
import { settle } from './support/play';
import { atRest, log, openTable, pixel } from './support/table';

test.describe.configure({ timeout: 240_000 });

const table = (page: Page) => page.locator('.play-page');
const readout = (page: Page) => page.locator('.place-choices output');

/** Anita was found a moment ago: she is not on the table yet, and Gabriel leads her. */
async function found(page: Page): Promise<void> {
  await openTable(page, 's3', 1);
  await page.locator('.prompt [data-choice="gabriel"]').click();
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
  await arrange(page, (game) => {
    changeSurvivor(game, 'anita', { role: 'rescued', escort: 'gabriel' });
    schedule(game, [{ do: 'follow', rescued: 'anita' }]);
  });
  await isAsked(page);
}

async function isAsked(page: Page): Promise<void> {
  await settle(page);
  await expect(table(page)).toHaveAttribute('data-kind', 'follow');
  await expect
    .poll(() => page.evaluate(() => globalThis.flickfall?.camera !== undefined))
    .toBe(true);
  await atRest(page);
}

/** The match as it was stored when she was found. */
async function askAgain(page: Page, asked: SavedMatch | undefined): Promise<void> {
  const now = await log(page);
  await expect.poll(async () => (await stored(page))?.log).toBe(now);
  if (!asked) throw new Error('No match was stored.');
  await store(page, asked);
  await page.reload();
  await isAsked(page);
}

/** The last answer, from the log. */
async function answered(page: Page): Promise<{ choice: string; spot?: Vec2 }> {
  const { log: entries } = JSON.parse(await log(page)) as {
    log: readonly { command?: { choice: string; spot?: Vec2 } }[];
  };
  const last = entries.at(-1)?.command;
  if (!last) throw new Error('Nothing was answered.');
  return last;
}

/** Gabriel's start in S3. */
const ESCORT: Vec2 = { x: 20, y: 32 };

async function isInView(page: Page, at: Vec2): Promise<boolean> {
  const { x, y } = await pixel(page, at);
  return page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.tagName === 'CANVAS',
    [x, y] as const,
  );
}

// One page for all of this: the first picture of a town is what costs time here.
test('a place is offered, tapped, refused with its reason, and taken', async ({
  page,
  isMobile,
}) => {
  await found(page);
  const asked = await stored(page);

  await test.step('the first place is allowed and in view', async () => {
    await expect(readout(page)).toHaveText(/^Place 1 of [3-8]$/);
    expect(await isInView(page, ESCORT)).toBe(true);
  });

  await test.step('another place is tapped on the table; one that is not allowed says why', async () => {
    const tap = async (at: Vec2): Promise<void> => {
      const { x, y } = await pixel(page, at);
      await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    // North of the escort, on its left hand: the fifth of eight.
    await tap({ x: ESCORT.x, y: ESCORT.y + 3 });
    await expect(readout(page)).toHaveText('Place 5 of 8');
    // Far down the street.
    await tap({ x: ESCORT.x + 11, y: ESCORT.y });
    await expect(readout(page)).toHaveText('Too far from the escort: one disc at most.');
    await page.locator('.hand-flick').click();
    await expect(page.locator('.prompt-refusal')).toContainText('Too far from the escort');
    await expect(table(page)).toHaveAttribute('data-kind', 'follow');
    // The steps lead back to a good one.
    await page.getByRole('button', { name: 'The next place' }).click();
    await expect(readout(page)).toHaveText('Place 1 of 8');
    await page.getByRole('button', { name: 'The place before' }).click();
    await expect(readout(page)).toHaveText('Place 8 of 8');
    await page.locator('.hand-flick').click();
    await expect(table(page)).not.toHaveAttribute('data-kind', 'follow');
    expect((await answered(page)).spot?.y).toBeLessThan(ESCORT.y);
  });

  await test.step('the first place is taken at once', async () => {
    await askAgain(page, asked);
    const done = page.locator('.hand-flick');
    await (isMobile ? done.tap() : done.click());
    await expect(table(page)).not.toHaveAttribute('data-kind', 'follow');
    const { choice, spot = { x: 0, y: 0 } } = await answered(page);
    expect(choice).toBe('spot');
    expect(Math.hypot(spot.x - ESCORT.x, spot.y - ESCORT.y)).toBeLessThan(4.5);
  });

  // A phone has no keys.
  if (isMobile) return;
  await test.step('brackets step through the places, Space takes one', async () => {
    await askAgain(page, asked);
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await expect(readout(page)).toHaveText('Place 3 of 8');
    await page.keyboard.press('[');
    await expect(readout(page)).toHaveText('Place 2 of 8');
    await page.keyboard.press('Space');
    await expect(table(page)).not.toHaveAttribute('data-kind', 'follow');
    const { spot } = await answered(page);
    expect(spot?.x).toBeGreaterThan(ESCORT.x);
    expect(spot?.y).toBeLessThan(ESCORT.y);
  });
});
