// A death, a duel's card, a zombie finished off and a win are each seen, in the picture, before anything else is asked.
import type { Locator, Page } from '@playwright/test';
import { command, runTable, startMatch, type Match } from '../../src/match/match';
import { loadEngine } from '../../src/physics/engine';
import { optionName } from '../../src/scenarios/decisions';
import { expect, test } from './fixtures';
import { openDrawn } from './support/begin';
import { answer, readGolden, type GoldenMatch } from './support/play';
import { eventually } from './support/table';

/** A recorded match as it stood before that entry. */
function cut({ plan, log }: GoldenMatch, entries: number): Match {
  let match = startMatch(plan);
  for (const entry of log.slice(0, entries)) {
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) throw new Error(step.reason);
    match = step.match;
  }
  return match;
}

const beat = (page: Page, look: string) => page.locator(`.beat[data-look="${look}"]`);
const table = (page: Page) => page.locator('.play-page');

/** How far from the middle of the window a figure is seen, as a share of it. */
async function placeOf(page: Page, id: string): Promise<number> {
  const at = await page.evaluate((piece) => {
    const shown = globalThis.flickfall?.shownAt?.(piece);
    const point = shown && globalThis.flickfall?.project?.(shown.x, shown.y, 2);
    return point && { x: point.x / innerWidth, y: point.y / innerHeight };
  }, id);
  return at ? Math.max(Math.abs(at.x - 0.5), Math.abs(at.y - 0.5)) : Infinity;
}

/** Past the moments before a rush; nothing is skipped of the rush itself. */
async function skipUntil(page: Page, there: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await page.locator('.beat').isVisible()) await page.keyboard.press('Space');
      return there.isVisible();
    })
    .toBe(true);
}

test.beforeAll(loadEngine);

test('who is finished off is there until it falls, and a win is seen before the page says so', async ({
  page,
}) => {
  const golden = readGolden('s1-1-together');
  await openDrawn(page, cut(golden, golden.log.length - 1));
  const last = golden.log.at(-1);
  if (!last || !('command' in last)) throw new Error('The match ends with an answer.');
  await page.locator(`.prompt [data-choice="${optionName(last.command.choice)}"]`).click();
  await expect(beat(page, 'felled')).toBeVisible();
  await expect(page.locator('.end')).toHaveCount(0);
  await expect(beat(page, 'ending')).toBeVisible();
  await expect(page.locator('.end')).toHaveCount(0);
  const end = page.locator('.end');
  await expect(end).toHaveAttribute('data-won', 'together');
  await expect(end.getByRole('heading', { name: 'You made it!' })).toBeFocused();
  await expect(end).toContainText('the RV rolls out of town');
});

test('a rush stands still until its strut is pulled, by whoever taps the table', async ({
  page,
}) => {
  const { plan, log } = readGolden('s1-1-together');
  /** The first flick that a rush follows at once. */
  const rush = log.findIndex(
    (entry, index) => 'table' in entry && 'table' in (log[index + 1] ?? {}),
  );
  const flick = log[rush - 1];
  if (!flick || !('command' in flick)) throw new Error('Somebody flicks.');
  await openDrawn(page, cut({ plan, log }, rush - 1));
  await answer(page, flick.command);
  await page.locator('.show-skip').click();
  const strut = page.getByRole('button', { name: 'Pull the strut' });
  await skipUntil(page, strut);
  await expect(strut).toBeFocused();
  await page.waitForTimeout(1_000);
  await expect(strut).toBeVisible();
  await page
    .locator('.play-page canvas')
    .first()
    .click({ position: { x: 500, y: 250 } });
  await expect(strut).toBeHidden();
});

test('a death is framed before the next question', async ({ page }) => {
  const lost = readGolden('s3-3-nobody');
  await openDrawn(page, cut(lost, 62));
  const dies = lost.log[62];
  if (!dies || !('command' in dies)) throw new Error('Somebody ends the turn.');
  const asked = await table(page).getAttribute('data-asked');
  await page.locator('.prompt [data-choice="end"]').click();
  await expect(beat(page, 'death')).toBeVisible();
  await expect(table(page)).not.toHaveAttribute('data-asked', /./);
  const name = (await beat(page, 'death').innerText()).split(/\s/)[0] ?? '';
  expect(await placeOf(page, name.toLowerCase())).toBeLessThan(0.5);
  await expect(table(page)).toHaveAttribute('data-asked', /./);
  expect(await table(page).getAttribute('data-asked')).not.toBe(asked);
});

test('a card of a duel lies face up before the next question', async ({ page }) => {
  const fought = readGolden('s4-3-nobody');
  await openDrawn(page, cut(fought, 93));
  const shot = fought.log[93];
  if (!shot || !('command' in shot)) throw new Error('Somebody shoots in a duel.');
  await answer(page, shot.command);
  await page.locator('.show-skip').click();
  await expect(beat(page, 'combat')).toBeVisible();
  await expect(table(page)).not.toHaveAttribute('data-asked', /./);
  await eventually(() => table(page).getAttribute('data-asked')).not.toBe(null);
});
