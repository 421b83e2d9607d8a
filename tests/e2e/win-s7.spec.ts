// S7 by hand to a win: Mike's own figure, Elijah's flare, and the last fuel carried home by Kevin.
import type { Page } from '@playwright/test';
import { speedFor } from '../../src/bots/slides';
import { fullPullOf, pullOfStrength } from '../../src/match/hand/pull';
import { standingPose } from '../../src/physics/measure/pose';
import { heading } from '../../src/physics/measure/trig';
import { add, length, scale, subtract } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import { awaiting } from '../../src/scenarios/apply';
import { changeMarker, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import type { FlickOffer } from '../../src/scenarios/decisions';
import type { Draft, Game } from '../../src/scenarios/game';
import { heldBy, must, poseOf, survivorIds, survivorOf } from '../../src/scenarios/queries';
import { flaresOf } from '../../src/scenarios/rules/flare';
import { heightKnobOf } from '../../src/scene/hand/grips';
import { expect, test } from './fixtures';
import { arrange, stored } from './support/arrange';
import { settle } from './support/play';
import { atRest, log, offerOf, openTable, pixel } from './support/table';

test.setTimeout(400_000);

const table = (page: Page) => page.locator('.play-page');
const choice = (page: Page, name: string) => page.locator(`.prompt [data-choice="${name}"]`);

/** The last three of a round: two cans lie in the RV, and Kevin stands before its door with the third. */
function nearlyFull(game: Draft): void {
  for (const id in game.zombies)
    if (game.zombies[id]?.place.in === 'street') moveZombie(game, id, { in: 'box' });
  for (const id of survivorIds(game))
    if (!['mike', 'elijah', 'kevin'].includes(id)) changeSurvivor(game, id, { backpack: 'night' });
  const pose = standingPose('survivor', { x: 22, y: 45, facing: 180 });
  changeSurvivor(game, 'kevin', { place: { in: 'street', pose } });
  const fuel = Object.keys(game.markers).filter((id) => game.markers[id]?.type === 'fuel');
  fuel.forEach((id, index) =>
    changeMarker(game, id, {
      faceUp: true,
      place: index < 2 ? { on: 'structure', structure: 'rv' } : { on: 'board', survivor: 'kevin' },
    }),
  );
}

/** As it is stored after the last answer: a log begins at the sheet, and this match did not. */
async function gameOf(page: Page): Promise<Game> {
  const now = await log(page);
  await expect.poll(async () => (await stored(page))?.log).toBe(now);
  const { snapshot } = must(await stored(page), 'a stored match');
  return JSON.parse(must(snapshot, 'a state').game) as Game;
}

async function offered(page: Page): Promise<FlickOffer> {
  const state = awaiting(await gameOf(page));
  if (state.for !== 'decision') throw new Error(`The match waits for ${state.for}.`);
  return offerOf(state.decision);
}

async function drag(page: Page, from: Vec2, to: Vec2): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.waitForTimeout(150);
  await page.mouse.up();
}

/** Pulls back what lies there, so far that it goes as fast, and lets go. */
async function flick(page: Page, direction: number, speed: number): Promise<void> {
  await atRest(page);
  const {
    at,
    speed: [least, most],
  } = await offered(page);
  const strength = Math.min(1, (speed - least) / (most - least));
  const pull = pullOfStrength(
    strength,
    fullPullOf(must(page.viewportSize() ?? undefined, 'a window')),
  );
  const asked = await table(page).getAttribute('data-asked');
  const start = await pixel(page, at);
  const back = subtract(await pixel(page, add(at, scale(heading(direction), -1))), start);
  await drag(page, start, add(start, scale(back, pull / length(back))));
  await expect(table(page)).not.toHaveAttribute('data-asked', asked ?? '');
  await settle(page);
}

async function press(page: Page, name: string): Promise<void> {
  const asked = await table(page).getAttribute('data-asked');
  await choice(page, name).click();
  await expect(table(page)).not.toHaveAttribute('data-asked', asked ?? '');
  await settle(page);
}

test('S7 is won by hand, through a power and a flare', { tag: '@long' }, async ({ page }) => {
  await openTable(page, 's7', 1);
  await press(page, 'mike');
  await arrange(page, nearlyFull);
  await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');

  const before = must(poseOf(survivorOf(await gameOf(page), 'mike')), 'Mike in the street');
  await press(page, 'pitch');
  await flick(page, 90, 300);
  const slipped = must(poseOf(survivorOf(await gameOf(page), 'mike')), 'Mike in the street');
  expect(slipped.y).toBeGreaterThan(before.y + 0.3);

  await press(page, 'elijah');
  await press(page, 'flare');
  await atRest(page);
  const knob = heightKnobOf({ offer: await offered(page), direction: 0, height: 12 });
  await drag(
    page,
    await pixel(page, knob.at, knob.lift),
    await pixel(page, knob.at, knob.lift + 3),
  );
  await flick(page, 0, 600);
  const lit = await gameOf(page);
  expect(flaresOf(lit, 'elijah')).toBe(1);
  await press(page, 'end');

  // Nobody else is left: Kevin's turn begins by itself.
  await press(page, 'move');
  await flick(page, 180, speedFor(24));
  const [can] = heldBy(await gameOf(page), 'kevin');
  expect(survivorOf(await gameOf(page), 'kevin').place).toMatchObject({ structure: 'rv' });
  await press(page, 'takeDrop');
  await choice(page, `drop rv ${can}`).click();
  await settle(page);
  await expect(page.locator('.end')).toContainText('Team A wins!');
});
