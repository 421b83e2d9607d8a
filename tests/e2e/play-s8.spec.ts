// S8: somebody is found, taken along and seen beside the one who left; the X moves.
import type { Page } from '@playwright/test';
import { markersIn, must, turnOf } from '../../src/scenarios/queries';
import { changeMarker, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import { lookAtDoors } from '../../src/scenarios/rules/doors';
import type { Draft } from '../../src/scenarios/game';
import { expect, test } from './fixtures';
import { aboutToAct, arrangedAs, openDrawn } from './support/begin';
import { settle } from './support/play';

const table = (page: Page) => page.locator('.play-page');
const choice = (page: Page, name: string) => page.locator(`.prompt [data-choice="${name}"]`);

const shownAt = (page: Page, id: string) =>
  page.evaluate((piece) => globalThis.flickfall?.shownAt?.(piece), id);

/** Whoever acts is in the hospital, where a survivor marker lies face down; the dead are far away. */
function inHospital(game: Draft): void {
  const place = { in: 'building', structure: 'hospital', lying: false } as const;
  changeSurvivor(game, turnOf(game).survivor, { place });
  for (const id in game.zombies)
    if (game.zombies[id]?.place.in === 'street') moveZombie(game, id, { in: 'box' });
  for (const id of markersIn(game, { structure: 'hospital' }))
    changeMarker(game, id, { place: { on: 'removed' } });
  const [marker] = must(
    Object.entries(game.markers).find(([, { type }]) => type === 'survivor'),
    'a survivor marker',
  );
  changeMarker(game, marker, {
    faceUp: false,
    place: { on: 'structure', structure: 'hospital' },
  });
  lookAtDoors(game);
}

test('S8: a recruit is found, joins whoever leaves, and an X moves', async ({ page }) => {
  await openDrawn(page, arrangedAs(aboutToAct('s8'), inHospital));

  // One marker lies there: which one is taken is no question.
  await choice(page, 'takeDrop').click();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Keep open' }).click();
  await expect(page.locator('.team[aria-label="Waiting to be taken along"]')).toContainText(
    'Hospital',
  );
  await expect(page.locator('.objective')).toContainText('Team A: 3 survivors');
  const name = await page.locator('.member[data-status="waiting"] .member-name').innerText();
  const recruit = name.split(' ')[0]?.toLowerCase() ?? '';
  // It stands on the support, above the snow.
  expect((await shownAt(page, recruit))?.lift).toBeGreaterThan(3);

  await choice(page, 'move').click();
  const toggle = page.locator('.hand-toggle[aria-expanded="false"]');
  if (await toggle.isVisible()) await toggle.click();
  await page.locator('.hand-panel [name="direction"]').fill('270');
  await page.locator('.hand-panel [name="speed"]').fill('750');
  await page.locator('.hand-flick').click();
  await settle(page);

  await expect(table(page)).toHaveAttribute('data-kind', 'placeRecruit');
  await expect(page.locator('.prompt')).toContainText(/Team [AB] has one more!/);
  // It is seen in the street, next to the one who left.
  const mover = await page.locator('.member[data-status="acting"] .member-name').innerText();
  const leader = must(
    await shownAt(page, mover.split(' ')[0]?.toLowerCase() ?? ''),
    'whoever left',
  );
  const beside = must(await shownAt(page, recruit), 'the recruit');
  expect(Math.hypot(beside.x - leader.x, beside.y - leader.y)).toBeLessThan(5);
  expect(beside.lift).toBeLessThan(3);
  await choice(page, 'auto').click();
  await expect(table(page)).toHaveAttribute('data-kind', 'moveX');
  await choice(page, 'library').click();
  await expect(table(page)).toHaveAttribute(
    'data-kind',
    /chooseAction|chooseSurvivor|placeRecruit/,
  );
  await expect(page.locator('.objective')).toContainText(/Team [AB]: 4 survivors, 1 of 3 ahead/);
  await expect(page.locator('.team[aria-label="Waiting to be taken along"]')).toHaveCount(0);
  await expect(page.locator('.reserve-count')).toContainText(
    'An X closes the school and the hospital.',
  );
});
