// The table in French, switched while playing.
import { test, expect } from './fixtures';
import { answer, commandsOf, readGolden, settle } from './support/play';
import { withoutPicture } from './support/without-picture';

test.use({ locale: 'fr-FR' });

test('a turn of S1 is played in French', async ({ page }) => {
  test.setTimeout(120_000);
  const match = readGolden('s1-1-together');
  await withoutPicture(page);
  await page.goto('./?play=s1&seed=1&quality=low');
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.prompt')).toContainText('À qui le tour');
  const [survivor, move, flick] = commandsOf(match);
  if (!survivor || !move || !flick) throw new Error('The match is too short.');
  await answer(page, survivor);
  await expect(page.locator('.prompt')).toContainText('Que fait Thomas');
  await expect(page.locator('.prompt')).toContainText('Finir le tour');
  await answer(page, move);
  await answer(page, flick);
  await settle(page);
  await expect(page.locator('.headline')).toContainText('Thomas');
  // Not a word of English is left on the page.
  const text = await page.locator('.play-page').innerText();
  expect(text).not.toMatch(/\b(the|zombies in|survivors?|actions? left|turn)\b/i);
});
