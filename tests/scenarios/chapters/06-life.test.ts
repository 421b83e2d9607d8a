// 6. Losing life and death.
import { changeMarker, changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/scenarios/game';
import { inPlay, markerOf, tableOf } from '../../../src/scenarios/queries';
import {
  asks,
  choices,
  give,
  lifeOf,
  markerPlace,
  place,
  placeOf,
  stage,
  told,
  turnOfSurvivor,
  type Session,
} from '../support/game';
import { fell, outcome, stood, stopped, touch } from '../support/outcome';

const town = (): Draft =>
  stage({
    survivors: {
      john: { x: 60, y: 20, facing: 90 },
      kevin: { x: 40, y: 40 },
      thomas: { x: 80, y: 20 },
    },
    zombies: { 3: { x: 60, y: 60 } },
  });
/** John shoots; Kevin falls. */
const shoot = (game: Draft): Session =>
  turnOfSurvivor(game, 'john')
    .choose('use:rifle')
    .choose('left', { direction: 120, speed: 2000 })
    .run(
      outcome({
        rest: [stopped('bullet', { x: 41, y: 39 }), fell('kevin', { x: 40, y: 42 }, 'survivor')],
        contacts: [touch('bullet', 'kevin')],
      }),
    );

describe('6. life and death', () => {
  test('R049: a hit, a rush and being too close cost a life each', () => {
    const hit = shoot(town());
    expect(lifeOf(hit.game, 'kevin')).toBe(1);
    const rushed = hit.choose('end').run(
      outcome({
        rest: [stood('zombie-3', { x: 60, y: 30 }), fell('john', { x: 60, y: 18 }, 'survivor')],
      }),
    );
    expect(lifeOf(rushed.game, 'john')).toBe(1);
    const near = town();
    place(near, 'zombie-3', { x: 43, y: 40 });
    const close = turnOfSurvivor(near, 'john').choose('end');
    expect(lifeOf(close.game, 'kevin')).toBe(1);
  });

  test('R050: the last life takes the survivor out of the game', () => {
    const game = town();
    changeSurvivor(game, 'kevin', { life: 1 });
    const after = shoot(game);
    expect(placeOf(after.game, 'kevin')).toEqual({ in: 'dead' });
    expect(inPlay(after.game)).toEqual(['john', 'thomas']);
    expect(tableOf(after.game).pieces.map(({ id }) => id)).not.toContain('kevin');
    const alive = shoot(town());
    expect(placeOf(alive.game, 'kevin').in).toBe('street');
  });

  test('R050: dead, it is never asked again; dying in its own turn ends that', () => {
    const game = town();
    changeSurvivor(game, 'john', { life: 1 });
    const shot = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('left', { direction: 0, speed: 2000 })
      .run(
        outcome({
          rest: [stopped('bullet', { x: 60, y: 20 }), fell('john', { x: 61, y: 20 }, 'survivor')],
          contacts: [touch('bullet', 'john')],
        }),
      );
    expect(told(shot, 'died')).toMatchObject([{ survivor: 'john' }]);
    // The noise is answered where John fell, though he is gone.
    expect(told(shot, 'noise')).toMatchObject([{ noise: 'loud' }]);
    const next = shot.run(outcome({ rest: [fell('zombie-3', { x: 60, y: 40 })] }));
    expect(asks(next)).toBe('chooseSurvivor');
    expect(choices(next)).toEqual(['kevin', 'thomas']);
  });

  test('R051: its markers lie face up in the Grocery Store, wherever it died', () => {
    const game = town();
    changeSurvivor(game, 'kevin', { life: 1 });
    const [food, rifle] = [give(game, 'kevin', 'food'), give(game, 'kevin', 'rifle')];
    const other = give(game, 'john', 'fuel');
    changeMarker(game, food, { faceUp: false });
    const after = shoot(game);
    for (const id of [food, rifle]) {
      expect(markerPlace(after.game, id)).toEqual({ on: 'structure', structure: 'groceryStore' });
      expect(markerOf(after.game, id).faceUp).toBe(true);
    }
    expect(markerPlace(after.game, other)).toEqual({ on: 'board', survivor: 'john' });
  });
});
