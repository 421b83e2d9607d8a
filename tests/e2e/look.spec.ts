// A card lets one player look at face-down markers: that player sees them, and nobody else ever does.
import { change, changeSurvivor, changeTurn, schedule } from '../../src/scenarios/change';
import type { Page } from '@playwright/test';
import type { Draft } from '../../src/scenarios/game';
import { markersIn } from '../../src/scenarios/queries';
import { expect, test } from './fixtures';
import { arrange } from './support/arrange';
import { aboutToAct, arrangedAs, openBegun } from './support/begin';
import { holdCurtain, skipShows } from './support/play';
import { withoutPicture } from './support/without-picture';

test.describe.configure({ timeout: 240_000 });

const FACES = /\b(key|can of fuel|crossroads marker)\b|\bX\b/i;
const table = (page: Page) => page.locator('.play-page');
/** Everything on the page that could be read or heard, the sheet of the look aside. */
const around = async (page: Page): Promise<string> =>
  (await page.locator('.hud-top, .team-strip, .side-panel, [role="log"]').allTextContents()).join(
    '\n',
  );

/** In the gas station lie a key and a can of fuel, and nobody knows. */
function hide(game: Draft): void {
  const [first = '', second = ''] = markersIn(game, { structure: 'gasStation' });
  const of = (type: string): string =>
    Object.keys(game.markers).find((id) => game.markers[id]?.type === type) ?? '';
  for (const [id, type] of [
    [first, 'key'],
    [second, 'fuel'],
  ] as const) {
    const other = of(type);
    const [one, two] = [game.markers[id], game.markers[other]];
    if (!one || !two || other === id) continue;
    change(game, {
      markers: {
        ...game.markers,
        [id]: { ...one, type: two.type },
        [other]: { ...two, type: one.type },
      },
    });
  }
}

/** The turn of a survivor of the first team, who has just drawn Floor plan in the school. */
const floorPlanDrawn = () =>
  arrangedAs(aboutToAct('s6', 'anita'), (game) => {
    hide(game);
    schedule(game, [
      {
        do: 'card',
        card: 'floorPlan',
        survivor: 'anita',
        store: { structure: 'school' },
        picked: [],
      },
    ]);
  });

test('Floor plan shows what lies in a building to one player, behind the curtain', async ({
  page,
  isMobile,
}) => {
  const by = isMobile ? 'tap' : 'click';
  await withoutPicture(page);
  await openBegun(page, floorPlanDrawn());
  await expect(table(page)).toHaveAttribute('data-kind', 'card');
  await page.locator('.prompt [data-choice="gasStation"]')[by]();
  const curtain = page.locator('.curtain');
  await expect(curtain.getByRole('heading')).toContainText('For Player 1 only');
  const look = page.locator('.moment');
  await expect(look).toHaveCount(0);
  expect(await around(page)).not.toMatch(FACES);
  await holdCurtain(page);

  await expect(look.getByRole('heading')).toHaveText('In the gas station');
  await expect(look).toContainText('Player 1 looks');
  await expect(look.locator('li')).toHaveText(['key', 'can of fuel']);
  await expect(look).toContainText('Only you know this.');
  const face = await look.locator('li').first().boundingBox();
  expect(face?.width).toBeGreaterThan(100);
  expect(await around(page)).not.toMatch(FACES);
  if (isMobile) await look.getByRole('button', { name: 'Seen' }).tap();
  else await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
  expect(await around(page)).not.toMatch(FACES);
  expect(await around(page)).toContain('Player 1 looks at 2 face-down markers.');

  await test.step('the player who looked finds them marked, behind the curtain again', async () => {
    await arrange(page, (game) => {
      changeSurvivor(game, 'anita', {
        place: { in: 'building', structure: 'gasStation', lying: false },
      });
    });
    await skipShows(page);
    await page.locator('.prompt [data-choice="takeDrop"]')[by]();
    await expect(curtain.getByRole('heading')).toContainText('For Player 1 only');
    await holdCurtain(page);
    const key = page.locator('.prompt .option', { hasText: 'Take a key' });
    await expect(key).toContainText('only you know');
    await key[by]();
    // Whoever takes that back may be somebody else: the curtain is drawn again, and the way back goes on from it.
    const back = curtain.getByRole('button', { name: /^Take back/ });
    await expect(back).toHaveText(/face-down marker/);
    expect(await curtain.innerText()).not.toMatch(FACES);
    await back[by]();
    await expect(curtain.getByRole('heading')).toContainText('For Player 1 only');
    await curtain.getByRole('button', { name: 'Take back: Take or drop' })[by]();
    await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
    await expect(curtain).toHaveCount(0);
  });

  await test.step('to the other player they lie face down', async () => {
    await arrange(page, (game) => {
      changeSurvivor(game, 'anita', { place: { in: 'dead' } });
      changeSurvivor(game, 'mike', {
        place: { in: 'building', structure: 'gasStation', lying: false },
      });
      changeTurn(game, { seat: 'seat-2', survivor: 'mike' });
    });
    await skipShows(page);
    await page.locator('.prompt [data-choice="takeDrop"]')[by]();
    await expect(table(page)).toHaveAttribute('data-kind', 'takeDrop');
    await expect(curtain).toHaveCount(0);
    expect(await around(page)).not.toMatch(FACES);
  });

  await test.step('face to face the page is turned to team B, and back when that is not wanted', async () => {
    const middle = async (part: string) => {
      const box = await page.locator(part).boundingBox();
      return box && box.y + box.height / 2;
    };
    const high = page.viewportSize()?.height ?? 0;
    expect(await middle('.prompt')).toBeGreaterThan(high / 2);
    const turnPage = async () => {
      await page.getByRole('button', { name: 'Menu' })[by]();
      await page.getByRole('button', { name: 'Face to face' })[by]();
      await page.keyboard.press('Escape');
    };
    await turnPage();
    await expect(table(page)).toHaveAttribute('data-turned', 'true');
    expect(await middle('.prompt')).toBeLessThan(high / 2);
    expect(await middle('.hud-top')).toBeGreaterThan(high / 2);
    await turnPage();
    await expect(table(page)).toHaveAttribute('data-turned', 'false');
  });
});
