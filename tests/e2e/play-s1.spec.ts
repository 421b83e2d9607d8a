import { test, expect } from './fixtures';
import { playLog, readGolden } from './support/play';

test.describe('S1, from the first choice to the end', () => {
  test.skip(({ isMobile }) => isMobile, 'Once is enough: the phone has a test of its own.');
  test.slow();

  test('is won', async ({ page }) => {
    await page.goto('./?play=s1&seed=1&quality=low');
    await playLog(page, readGolden('s1-1-together'));
    await expect(page.locator('.end')).toHaveAttribute('data-won', 'together');
  });

  test('is lost', async ({ page }) => {
    await page.goto('./?play=s1&seed=3&quality=low');
    await playLog(page, readGolden('s1-3-nobody'));
    await expect(page.locator('.end')).toHaveAttribute('data-won', 'nobody');
  });
});
