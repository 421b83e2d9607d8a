// 9. Too close.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Draft } from '../../../src/scenarios/game';
import {
  lifeOf,
  putInside,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import { outcome, slide, stopped, type Where } from '../support/outcome';

beforeAll(loadEngine);

/** Feet are 1.2 deep: face to face and this far apart there is just one disc between them. */
const ONE_DISC = 1.2 + 2.5;

const town = (kevin: Where, zombies: NonNullable<Stage['zombies']>): Draft =>
  stage({ survivors: { john: { x: 60, y: 30, facing: 90 }, kevin }, zombies });

/** John, far away, moves out of everybody's way. */
const afterAMove = (game: Draft): Session =>
  turnOfSurvivor(game, 'john')
    .choose('move')
    .choose('flick', { direction: 0, speed: 500 })
    .run(outcome({ rest: [stopped('disc', { x: 63, y: 30 })] }))
    .choose('face', { facing: 0 });

describe('9. too close', () => {
  test('R061: standing next to a standing zombie costs one life at once and lays the survivor down', () => {
    const kevin = { x: 20, y: 20, facing: 0 };
    const game = town(kevin, { 3: { x: 20 + ONE_DISC, y: 20, facing: 180 } });
    const after = afterAMove(game);
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    expect(standsIn(after.game, 'kevin')).toBe(false);
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    expect(told(after, 'lostLife')).toMatchObject([{ survivor: 'kevin', because: 'tooClose' }]);
  });

  test('A18, R061: two zombies beside one survivor still cost a single life', () => {
    const game = town({ x: 20, y: 20 }, { 3: { x: 23, y: 20 }, 4: { x: 17, y: 20 } });
    expect(lifeOf(afterAMove(game).game, 'kevin')).toBe(1);
  });

  test('R022, R061: a gap of more than one disc is not next to', () => {
    const kevin = { x: 20, y: 20, facing: 0 };
    const game = town(kevin, { 3: { x: 20 + ONE_DISC + 0.01, y: 20, facing: 180 } });
    const after = afterAMove(game);
    expect(lifeOf(after.game, 'kevin')).toBe(2);
    expect(standsIn(after.game, 'kevin')).toBe(true);
  });

  test('R062: nothing happens where the survivor lies or the zombie does', () => {
    const near = { x: 23, y: 20, facing: 180 };
    const survivorLies = afterAMove(town({ x: 20, y: 20, lying: true }, { 3: near }));
    expect(lifeOf(survivorLies.game, 'kevin')).toBe(2);
    const zombieLies = afterAMove(
      town({ x: 20, y: 20 }, { 3: { x: 24, y: 20, facing: 180, lying: true } }),
    );
    expect(lifeOf(zombieLies.game, 'kevin')).toBe(2);
    expect(standsIn(zombieLies.game, 'kevin')).toBe(true);
  });

  test('A16, R061: nobody indoors is too close to anyone in the street', () => {
    const game = town({ x: 20, y: 20 }, { 3: { x: 90, y: 78 } });
    putInside(game, 'kevin', 'groceryStore');
    expect(lifeOf(afterAMove(game).game, 'kevin')).toBe(2);
  });

  test('R063: the active survivor is exempt between its actions, and no longer after the last', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
      zombies: { 3: { x: 66, y: 30, facing: 180 } },
    });
    const moved = turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 0, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 63, y: 30 })] }))
      .choose('face', { facing: 0 });
    expect(lifeOf(moved.game, 'john')).toBe(2);
    expect(standsIn(moved.game, 'john')).toBe(true);
    const ended = moved.choose('end');
    expect(lifeOf(ended.game, 'john')).toBe(1);
    expect(told(ended, 'lostLife')[0]).toMatchObject({ survivor: 'john', because: 'tooClose' });
  });

  test('R061, R063: on the table: walking up to a zombie, and staying there', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
      zombies: { 3: { x: 75, y: 30, facing: 180 } },
    });
    const near = turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 0, speed: slide(12) })
      .roll()
      .choose('face', { facing: 0 });
    expect(told(near, 'moved')).toHaveLength(1);
    expect(lifeOf(near.game, 'john')).toBe(2);
    expect(lifeOf(near.choose('end').game, 'john')).toBe(1);
  });
});
