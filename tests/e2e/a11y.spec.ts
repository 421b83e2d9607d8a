// axe finds nothing on any screen, in either language, by day and by night.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playLog, readGolden, settle } from './support/play';
import { withoutPicture } from './support/without-picture';

async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

test.beforeEach(async ({ page }) => withoutPicture(page));

const SCREENS: readonly (readonly [name: string, hash: string])[] = [
  ['the title', ''],
  ['the scenarios', '#/scenarios'],
  ['a scenario', '#/scenario/s5'],
  ['a scenario of teams', '#/scenario/s6'],
  ['the set-up sheet', '#/sheet/s4'],
  ['the seats', '#/seats/s1'],
  ['the seats of teams', '#/seats/s6'],
  ['the settings', '#/settings'],
  ['the saved matches', '#/matches'],
  ['a match that is not there', '#/play/0000'],
  ['how to play', '#/lesson'],
  ['what there is to practise', '#/practice'],
  ['the towns to practise in', '#/setups'],
  ['a table to oneself', '#/practise'],
  ['the drills', '#/drills'],
  ['a drill', '#/drills/stop20'],
  ['the shot of the day', '#/daily'],
  ['the puzzles', '#/puzzles'],
  ['a puzzle', '#/puzzles/inTheWay'],
  ['a link that holds nothing', '#p1.AAAA'],
];

for (const [name, hash] of SCREENS) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectNothingFound(page);
  });
}

test('axe finds nothing at the table', async ({ page }) => {
  await page.goto('./?play=s1&seed=1');
  await settle(page);
  await expectNothingFound(page);
  await playLog(page, readGolden('s1-1-together'), 4);
  await expectNothingFound(page);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('axe finds nothing on the way to the table', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Jouer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page);
  });
});
