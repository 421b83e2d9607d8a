// Where Anita stands: asked where it is seen, begun where it is allowed, answered by mouse, finger and keys.
import { changeSurvivor, schedule } from '../../src/scenarios/change';
import type { Page } from '@playwright/test';
import type { Vec2 } from '../../src/physics/table';
import { expect, test } from './fixtures';
import { aboutToAct, arrangedAs, openDrawn } from './support/begin';
import { log, pixel } from './support/table';

test.describe.configure({ timeout: 240_000 });

const table = (page: Page) => page.locator('.play-page');
const readout = (page: Page) => page.locator('.place-choices output');

/** Anita was found a moment ago: she is not on the table yet, and Gabriel leads her. */
const found = () =>
  arrangedAs(aboutToAct('s3', 'gabriel'), (game) => {
    changeSurvivor(game, 'anita', { role: 'rescued', escort: 'gabriel' });
    schedule(game, [{ do: 'follow', rescued: 'anita' }]);
  });

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
  await openDrawn(page, found());
  await expect(table(page)).toHaveAttribute('data-kind', 'follow');

  await test.step('the first place is allowed and in view', async () => {
    await expect(readout(page)).toHaveText(/^Place 1 of [3-8]$/);
    expect(await isInView(page, ESCORT)).toBe(true);
  });

  // A phone has no keys.
  if (!isMobile)
    await test.step('brackets step through the places', async () => {
      await page.keyboard.press(']');
      await page.keyboard.press(']');
      await expect(readout(page)).toHaveText('Place 3 of 8');
      await page.keyboard.press('[');
      await expect(readout(page)).toHaveText('Place 2 of 8');
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
  });

  await test.step('the place that is shown is taken: by a tap, or by Space', async () => {
    if (isMobile) await page.locator('.hand-flick').tap();
    else {
      await page.locator('#prompt-question').focus();
      await page.keyboard.press('Space');
    }
    await expect(table(page)).not.toHaveAttribute('data-kind', 'follow');
    const { choice, spot = { x: 0, y: 0 } } = await answered(page);
    expect(choice).toBe('spot');
    expect(spot.y).toBeLessThan(ESCORT.y);
    expect(Math.hypot(spot.x - ESCORT.x, spot.y - ESCORT.y)).toBeLessThan(4.5);
  });
});
