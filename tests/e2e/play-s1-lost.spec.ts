// S1 lost, round by round, where no picture can be drawn.
import { test, expect } from './fixtures';
import { playLog, readGolden, startFromTitle } from './support/play';
import { withoutPicture } from './support/without-picture';

test.setTimeout(300_000);

test('S1 is lost, where no picture can be drawn', { tag: '@long' }, async ({ page }) => {
  const match = readGolden('s1-3-nobody');
  await withoutPicture(page);
  await startFromTitle(page, match);
  await playLog(page, match);
  const end = page.locator('.end');
  await expect(end).toHaveAttribute('data-won', 'nobody');
  await expect(end.getByRole('heading', { name: 'You have lost' })).toBeVisible();
  await end.getByRole('button', { name: 'Next: They are everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'They are everywhere' })).toBeVisible();
});
