// A match is watched again from its log, and any turn of it is found.
import { test, expect } from './fixtures';
import { isSurvivorId } from '../../src/scenarios/catalogue/survivors';
import { optionName } from '../../src/scenarios/decisions';
import { survivorName } from '../../src/words/nouns';
import { commandsOf, playLog, readGolden, startFromTitle } from './support/play';
import { withoutPicture } from './support/without-picture';

test.setTimeout(240_000);

test('a running match is watched again, turn by turn', async ({ page, isMobile }) => {
  const match = readGolden('s1-1-together');
  await withoutPicture(page);
  await startFromTitle(page, match);
  // Two turns and the beginning of a third.
  await playLog(page, match, 13);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Watch again' }).click();
  const watch = page.locator('.watch.play-page');
  await expect(watch).toBeVisible();
  const slider = watch.getByRole('slider');
  await expect(slider).toHaveAttribute('max', '3');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(watch).toHaveAttribute('data-turn', '3');
  const third = commandsOf(match)
    .map(({ choice }) => optionName(choice))
    .filter(isSurvivorId)[2];
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `Round 1, Day: ${survivorName(third ?? 'kevin')}`,
  );
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before the first turn');
  const play = watch.locator('.scrubber-play');
  if ((await play.getAttribute('aria-pressed')) === 'false') {
    if (isMobile) await play.tap();
    else await play.click();
  }
  await expect(watch).not.toHaveAttribute('data-turn', '0');
  await watch.getByRole('button', { name: 'Back' }).click();
  // The match waits where it was left.
  await expect(page.locator('.play-page')).toHaveAttribute('data-asked', '13');
});
