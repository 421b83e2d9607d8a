// S1 from the title to its end, by the page's own controls.
import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { answer, commandsOf, playLog, readGolden, startFromTitle } from './support/play';

const match = readGolden('s1-1-together');
/** The first flick that a rush follows at once. */
const rush = match.log.findIndex(
  (entry, index) => 'table' in entry && 'table' in (match.log[index + 1] ?? {}),
);
const before = commandsOf({ ...match, log: match.log.slice(0, rush) });

test.describe('S1 from the title', () => {
  test.setTimeout(300_000);
  // As small as the whole page fits: a software renderer paints every pixel by hand.
  test.use({ viewport: { width: 1000, height: 600 } });

  test('to its first rush, which stands still until its strut is pulled', async ({ page }) => {
    await startFromTitle(page, match);
    for (const command of before) await answer(page, command);
    await pullStrut(page);
  });

  test('to a win, on the real table', { tag: '@long' }, async ({ page }) => {
    await startFromTitle(page, match);
    await playLog(page, match);
    const end = page.locator('.end');
    await expect(end).toHaveAttribute('data-won', 'together');
    await expect(end.getByRole('heading', { name: 'You made it!' })).toBeFocused();
    await expect(end).toContainText('the RV rolls out of town');
    await expect(end.locator('.end-numbers')).toContainText('Zombies felled');
    await end.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.getByRole('img', { name: 'The table of the match' })).toBeVisible();
  });
});

/** Whoever taps the table pulls it. */
async function pullStrut(page: Page): Promise<void> {
  const strut = page.getByRole('button', { name: 'Pull the strut' });
  await expect(strut).toBeVisible({ timeout: 60_000 });
  await expect(strut).toBeFocused();
  await page.waitForTimeout(1_000);
  await expect(strut).toBeVisible();
  await page
    .locator('.play-page canvas')
    .first()
    .click({ position: { x: 500, y: 250 } });
  await expect(strut).toBeHidden();
  await expect(page.locator('.play-page')).toHaveAttribute(
    'data-asked',
    String((before.at(-1)?.number ?? 0) + 1),
    { timeout: 60_000 },
  );
}
