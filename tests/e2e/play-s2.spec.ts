// S2, with a duel on its way.
import { test, expect } from './fixtures';
import { answer, commandsOf, playLog, readGolden, settle, startFromTitle } from './support/play';
import { withoutPicture } from './support/without-picture';

test.setTimeout(300_000);

test('S2 is won through a duel', { tag: '@long' }, async ({ page }) => {
  const match = readGolden('s2-1-together');
  await withoutPicture(page);
  await startFromTitle(page, match);
  const commands = commandsOf(match);
  let duels = 0;
  for (const command of commands) {
    await settle(page);
    const kind = await page.locator('.play-page').getAttribute('data-kind');
    if (kind === 'duelTurn') {
      duels += 1;
      await expect(page.locator('.duel-board')).toBeVisible();
    }
    await answer(page, command);
  }
  expect(duels).toBeGreaterThan(0);
  await playLog(page, match, 0);
  await expect(page.locator('.end')).toHaveAttribute('data-won', 'together');
});
