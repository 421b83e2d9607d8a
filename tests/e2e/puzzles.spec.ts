// One turn to win by real input: opened from the list, failed, tried again, solved by buttons and typed numbers, and kept.
import { solutionOf } from '../../src/match/puzzles/solutions';
import { optionName } from '../../src/scenarios/decisions';
import { expect, test } from './fixtures';
import { skipShows } from './support/play';
import { eventually } from './support/table';

test.describe.configure({ timeout: 180_000 });

test(
  'a puzzle is opened from the list, failed, solved by its known turn, and stays solved',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./?quality=low#/practice');
    await page.getByRole('button', { name: 'One turn to win' }).click();
    const card = page.locator('[data-puzzle="partingShot"]');
    await card.getByRole('button').click();
    const table = page.locator('main.puzzle');
    const choice = (name: string) => page.locator(`.prompt [data-choice="${name}"]`);
    await choice('end').click();
    await expect(table).toHaveAttribute('data-verdict', 'failed');
    await expect(page.locator('.puzzle-card h2')).toBeFocused();
    await page.locator('.puzzle-again').click();
    await expect(table).toHaveAttribute('data-verdict', 'open');

    for (const { choice: id, flick } of solutionOf('partingShot')) {
      const before = await table.getAttribute('data-asked');
      if (flick) {
        const toggle = page.locator('.hand-toggle[aria-expanded="false"]');
        if (await toggle.isVisible()) await toggle.click();
        await page.locator('.hand-panel [name="direction"]').fill(String(flick.direction));
        await page.locator('.hand-panel [name="speed"]').fill(String(flick.speed));
        await page.locator('.hand-flick').click();
      } else await choice(optionName(id)).click();
      await eventually(() => table.getAttribute('data-asked')).not.toBe(before);
      await skipShows(page);
    }
    await expect(table).toHaveAttribute('data-verdict', 'solved');
    await expect(page.locator('.puzzle-next')).toBeVisible();

    await page.locator('.puzzle-leave').click();
    await expect(card).toHaveAttribute('data-solved', 'true');
    await page.reload();
    await expect(card).toHaveAttribute('data-solved', 'true');
    await expect(card.locator('.puzzle-kept')).toContainText('2 tries');
  },
);
