// Read a second time beside the original, on the real table: what comes from behind a door, and who falls to its own shot.
import { luckOf, seedOf } from '../../src/scenarios/random';
import { change } from '../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { directionOf } from '../../src/physics/measure/trig';
import { subtract } from '../../src/physics/measure/vector';
import type { Draft } from '../../src/scenarios/game';
import { isBarricaded } from '../../src/scenarios/rules/barricades';
import {
  at as spot,
  fillTower,
  give,
  lifeOf,
  offerOf,
  place,
  placeOf,
  putInside,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
} from './support/game';
import { slide } from './support/outcome';
import { empty } from './support/second-reading';

beforeAll(loadEngine);

describe('barricades', () => {
  const TILES = ['barricade-1', 'barricade-2'] as const;
  const behind = (): Draft => {
    const game = empty('s4');
    place(game, 'rosa', { x: 117.5, y: 45, facing: 270 });
    for (const type of ['rifle', 'bat'] as const) give(game, 'rosa', type);
    return game;
  };
  const targets = [42.5, 45, 47.5];

  test.each(targets)('R216: a bullet from behind, aimed at y = %d, moves no tile', (y) => {
    const game = behind();
    const aiming = turnOfSurvivor(game, 'rosa').choose('use:rifle');
    const direction = directionOf(subtract({ x: 110, y }, offerOf(aiming, 'right').at));
    const shot = aiming.choose('right', { direction, speed: 3500 }).roll();
    const pushedTile = shot.recording?.outcome.rest.some(
      ({ id, moved }) => moved && id.startsWith('barricade'),
    );
    expect(pushedTile, 'the table itself moved a tile').toBe(true);
    for (const id of TILES) expect(shot.game.things[id]).toEqual(game.things[id]);
  });

  test.each(targets)('R216: a bat from behind, aimed at y = %d, moves no tile', (y) => {
    const game = behind();
    const direction = directionOf(subtract({ x: 110, y }, { x: 117.5, y: 45 }));
    const blow = turnOfSurvivor(game, 'rosa')
      .choose('use:bat')
      .choose('flick', { direction, speed: 3000, axis: direction, struck: 0 })
      .roll();
    for (const id of TILES) expect(blow.game.things[id]).toEqual(game.things[id]);
  });

  test('R212, A94: whatever a rush did, every tile that is left blocks the door', () => {
    let driven = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const game = empty('s4');
      change(game, { random: luckOf(seedOf(seed)) });
      place(game, 'rosa', { x: 104.5, y: 45, facing: 0 });
      for (const number of [1, 2, 3])
        place(game, `zombie-${number}`, { x: 96 - 2 * number, y: 36.5 + 4 * number });
      const shot = turnOfSurvivor(game, 'rosa')
        .choose('use:rifle')
        .choose('left', { direction: 90, speed: 500 })
        .roll();
      const after = fillTower(shot.choose('end')).roll();
      const left = TILES.filter((id) => !after.game.things[id]?.removed);
      driven += TILES.length - left.length;
      expect(isBarricaded(after.game, 'groceryStore')).toBe(left.length > 0);
      expect(told(after, 'tileRemoved')).toHaveLength(TILES.length - left.length);
    }
    expect(driven).toBeGreaterThan(0);
  });
});

describe('out of a door', () => {
  const inTheRv = (): Draft => {
    const game = stage({
      survivors: { anita: { x: 60, y: 30 } },
      zombies: { 3: { x: 24, y: 64, facing: 180 } },
      scenario: 's2',
    });
    putInside(game, 'john', 'rv');
    return game;
  };

  test('R066: a disc that starts beside the middle leaves straight ahead from there', () => {
    const out = turnOfSurvivor(inTheRv(), 'john')
      .choose('move')
      .choose('flick', { direction: 0, speed: slide(14), shift: -4 })
      .roll();
    expect(spot(out.game, 'john').y).toBeCloseTo(56, 1);
    expect(spot(out.game, 'john').x).toBeCloseTo(18, 0);
  });

  test('R089: a bullet that starts beside the middle kills straight ahead from there', () => {
    const shot = turnOfSurvivor(inTheRv(), 'john')
      .choose('use:rifle')
      .choose('behind', { direction: 0, speed: 3500, shift: 4 })
      .roll();
    expect(told(shot, 'killed')).toMatchObject([{ zombie: 'zombie-3', killer: 'john' }]);
    expect(placeOf(shot.game, 'zombie-3')).toEqual({ in: 'dump' });
  });

  test('R069, R104: with the barrel before the door set aside, the bat goes in', () => {
    const things = { 'barrel-1': { x: 12, y: 60 } };
    const game = stage({
      survivors: { anita: { x: 22, y: 60, facing: 180 }, john: { x: 60, y: 20 } },
      things,
      scenario: 's2',
    });
    const numbers = { direction: 180, speed: 1100, axis: 180, struck: 0 };
    const swing = (choice: string) =>
      turnOfSurvivor(game, 'anita').choose('use:bat').choose(choice, numbers).roll();
    expect(placeOf(swing('clear:rv').game, 'anita')).toMatchObject({ in: 'building' });
    expect(spot(swing('clear:rv').game, 'barrel-1')).toEqual(things['barrel-1']);
    expect(placeOf(swing('flick').game, 'anita')).toMatchObject({ in: 'street' });
  });
});

test('A09, A124: whoever fires at itself falls to its own bullet, and goes on after standing up', () => {
  const game = stage({
    survivors: { john: { x: 60, y: 40, facing: 0 }, kevin: { x: 20, y: 20 } },
    scenario: 's2',
  });
  // The bullet lies to the left, in the north.
  const shot = turnOfSurvivor(game, 'john')
    .choose('use:rifle')
    .choose('left', { direction: 270, speed: 3500 })
    .roll();
  expect(told(shot, 'fell')).toMatchObject([{ figure: 'john', because: 'rifle' }]);
  expect([lifeOf(shot.game, 'john'), standsIn(shot.game, 'john')]).toEqual([1, false]);
  expect(standsIn(shot.choose('move').game, 'john')).toBe(true);
});
