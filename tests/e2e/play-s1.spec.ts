// S1 from the title to its end, by the page's own controls.
import { test, expect } from './fixtures';
import { playLog, readGolden, startFromTitle } from './support/play';

const match = readGolden('s1-1-together');
test.describe('S1 from the title', () => {
  test.setTimeout(300_000);
  // As small as the whole page fits: a software renderer paints every pixel by hand.
  test.use({ viewport: { width: 1000, height: 600 } });

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
