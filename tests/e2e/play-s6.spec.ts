// S6: two teams on one device, and what one of them must not see.
import { test, expect } from './fixtures';
import {
  answer,
  commandsOf,
  holdCurtain,
  readGolden,
  settle,
  skipShows,
  startFromTitle,
} from './support/play';
import { withoutPicture } from './support/without-picture';

test.setTimeout(400_000);

const SECRETS = /\b(key|can of fuel|X)\b/i;

test(
  'S6 is won by a team, and the table is handed over behind a curtain',
  { tag: '@long' },
  async ({ page }) => {
    const match = readGolden('s6-1-a');
    await withoutPicture(page);
    await startFromTitle(page, match);
    let curtains = 0;
    for (const command of commandsOf(match)) {
      await skipShows(page);
      const curtain = page.locator('.curtain');
      if (await curtain.isVisible()) {
        curtains += 1;
        if (curtains === 1) {
          await expect(curtain.getByRole('heading')).toContainText(/For Player [12] only/);
          // Nothing of either team lies open behind it.
          const behind = await page.locator('.team-strip').innerText();
          expect(behind).not.toMatch(SECRETS);
          // A short press is not enough.
          await page.locator('.curtain-hold').click({ delay: 50 });
          await expect(curtain).toBeVisible();
        }
        if (curtains === 2) {
          // With keys it is pressed twice; a key pressed right after a show was meant to skip it, and counts for nothing.
          await expect(async () => {
            await page.locator('.curtain-hold').press('Enter');
            await expect(page.locator('.curtain-hold')).toContainText('again', { timeout: 500 });
          }).toPass();
          await page.locator('.curtain-hold').press('Enter');
          await expect(curtain).toBeHidden();
        } else await holdCurtain(page);
      }
      await answer(page, command);
    }
    await settle(page);
    expect(curtains).toBeGreaterThan(1);
    await expect(page.locator('.end')).toHaveAttribute('data-won', 'a');
    await expect(page.locator('.end')).toContainText('Team A wins!');
    // What was still to do is over: nothing beside the table speaks of it.
    await expect(page.locator('.objective')).toHaveCount(0);
    await expect(page.locator('.hud-end')).toHaveText('Team A wins!');
  },
);
