// 12, 13. Two rifles; firing from inside a building.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { BULLET_DIAMETER, FIGURE_WIDTH } from '../../../src/physics/measure/catalogue';
import { spotBehind } from '../../../src/physics/measure/structure';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { structureOf } from '../../../src/scenarios/queries';
import { shotStarts } from '../../../src/scenarios/rules/shooting';
import {
  asks,
  choices,
  give,
  keepZombiesInTown,
  lifeOf,
  offerOf,
  place,
  placeOf,
  putInside,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';
import { fell, outcome, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const BESIDE = FIGURE_WIDTH / 2 + 1.5 * BULLET_DIAMETER;

function armed(rifles: number): Draft {
  const game = stage({
    survivors: { john: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
    zombies: {
      3: { x: 60 - BESIDE, y: 50, facing: 270 },
      4: { x: 60 + BESIDE, y: 50, facing: 270 },
    },
  });
  for (let index = 1; index < rifles; index += 1) give(game, 'john', 'rifle');
  return game;
}
const aim = (game: Draft): Session => turnOfSurvivor(game, 'john').choose('use:rifle');
const miss = outcome({ rest: [stopped('bullet', { x: 60, y: 40 })] });
const north = { direction: 90, speed: 2000 };

describe('12. two rifles', () => {
  test('A23, R084: two rifles fire two bullets with one action; a lone one fires one', () => {
    const one = aim(armed(1)).choose('left', north).run(miss);
    expect(asks(one)).toBe('chooseAction');
    const first = aim(armed(2)).choose('left', north).run(miss);
    expect(asks(first)).toBe('aim');
    const both = first.choose('right', north).run(miss);
    expect(asks(both)).toBe('chooseAction');
    expect(told(both, 'fired')).toHaveLength(2);
    expect(both.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
  });

  test('R084: a marker of another weapon is no second rifle', () => {
    const game = armed(1);
    give(game, 'john', 'shotgun');
    expect(asks(aim(game).choose('left', north).run(miss))).toBe('chooseAction');
  });

  test('R085: one bullet lies on each side, and each is judged by itself, the first before the second', () => {
    const rest = [stopped('bullet', { x: 57, y: 49 }), fell('zombie-3', { x: 57, y: 52 })];
    const first = aim(armed(2))
      .choose('left', north)
      .run(outcome({ rest, contacts: [touch('bullet', 'zombie-3')] }));
    expect(placeOf(first.game, 'zombie-3').in).toBe('dump');
    expect(choices(first)).toEqual(['right', 'skip']);
    const second = first.choose('right', north).run(
      outcome({
        rest: [stopped('bullet', { x: 63, y: 49 }), fell('zombie-4', { x: 63, y: 52 })],
        contacts: [touch('bullet', 'zombie-4')],
      }),
    );
    expect(told(second, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3', 'zombie-4']);
  });

  test('R086: the second may go for the same target or for another', () => {
    for (const direction of [90, 117, -40]) {
      const second = aim(armed(2)).choose('left', north).run(miss);
      expect(() => second.choose('right', { direction, speed: 1500 })).not.toThrow();
    }
  });

  test('A22: between the two the table is tidied: the dead are gone, others stand; the second may be given up', () => {
    const first = aim(armed(2))
      .choose('left', north)
      .run(
        outcome({
          rest: [
            stopped('bullet', { x: 57, y: 49 }),
            fell('zombie-3', { x: 57, y: 52 }),
            fell('zombie-4', { x: 64, y: 52 }),
          ],
          contacts: [touch('bullet', 'zombie-3'), touch('zombie-3', 'zombie-4')],
        }),
      );
    expect(placeOf(first.game, 'zombie-3')).toEqual({ in: 'dump' });
    expect(standsIn(first.game, 'zombie-4')).toBe(true);
    const second = awaiting(first.choose('right', north).game);
    expect(second.for === 'table' && second.run.table.pieces.map(({ id }) => id)).toEqual([
      'john',
      'kevin',
      'zombie-4',
    ]);
    const givenUp = first.choose('skip');
    expect(asks(givenUp)).toBe('chooseAction');
    expect(told(givenUp, 'fired')).toHaveLength(1);
    expect(givenUp.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
  });

  test.each([
    ['kevin', 'shotgun', 'pellet'],
    ['thomas', 'sniper', 'bullet'],
    ['lily', 'knife', 'knife'],
  ] as const)('A24: %s with a second %s still fires once', (who, weapon, piece) => {
    const game = stage({ survivors: { [who]: { x: 60, y: 30 }, anita: { x: 20, y: 20 } } });
    give(game, who, weapon);
    const after = turnOfSurvivor(game, who)
      .choose(`use:${weapon}`)
      .choose('left', north)
      .run(outcome({ rest: [stopped(piece, { x: 60, y: 40 })] }));
    expect(asks(after)).toBe('chooseAction');
    expect(told(after, 'fired')).toHaveLength(1);
  });

  test('R087: three rifles fire no third bullet', () => {
    const both = aim(armed(3)).choose('left', north).run(miss).choose('right', north).run(miss);
    expect(asks(both)).toBe('chooseAction');
    expect(told(both, 'fired')).toHaveLength(2);
    // Behind a building no side runs out.
    const inside = armed(3);
    putInside(inside, 'john', 'rv');
    keepZombiesInTown(inside);
    const out = { direction: 0, speed: 2000 };
    const twice = aim(inside).choose('behind', out).run(miss).choose('behind', out).run(miss);
    expect(asks(twice)).toBe('chooseAction');
  });

  test('R084–R086: on the table: two zombies with one action', () => {
    const after = aim(armed(2)).choose('left', north).roll().choose('right', north).roll();
    expect(told(after, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3', 'zombie-4']);
    expect(after.game.turn?.actionsLeft).toBe(1);
  });
});

describe('13. firing from inside a building', () => {
  // The RV stands at (8, 60) and looks east.
  function inside(): Draft {
    const game = stage({
      survivors: { john: { x: 60, y: 30 }, kevin: { x: 20, y: 20 } },
      zombies: { 3: { x: 30, y: 60, facing: 180 } },
    });
    putInside(game, 'john', 'rv');
    keepZombiesInTown(game);
    return game;
  }
  const east = { direction: 0, speed: 2500 };

  test('R088, R089: the bullet starts behind the building and the rifle’s rules apply', () => {
    const game = inside();
    const aiming = aim(game);
    expect(choices(aiming)).toEqual(['behind', 'back']);
    const { x, y } = spotBehind(structureOf(game, 'rv'));
    expect(offerOf(aiming, 'behind').at).toMatchObject({ x, y });
    const hit = aiming.choose('behind', east).run(
      outcome({
        rest: [stopped('bullet', { x: 29, y: 60 }), fell('zombie-3', { x: 32, y: 60 })],
        contacts: [touch('bullet', 'zombie-3')],
      }),
    );
    expect(placeOf(hit.game, 'zombie-3').in).toBe('dump');
    const wall = aiming.choose('behind', east).run(
      outcome({
        rest: [stopped('bullet', { x: 29, y: 60 }), fell('zombie-3', { x: 32, y: 60 })],
        contacts: [touch('bullet', 'rv', { face: 'inner' }), touch('bullet', 'zombie-3')],
      }),
    );
    expect(placeOf(wall.game, 'zombie-3').in).toBe('street');
  });

  test('R088, R089: on the table: out through the door', () => {
    const after = aim(inside()).choose('behind', east).roll();
    expect(placeOf(after.game, 'zombie-3').in).toBe('dump');
    expect(placeOf(after.game, 'john').in).toBe('building');
    expect(lifeOf(after.game, 'john')).toBe(2);
  });

  test.each([
    ['lily', 'knife'],
    ['thomas', 'sniper'],
    ['kevin', 'shotgun'],
  ] as const)(
    'A29: %s fires the %s from inside like a rifle, out through the door',
    (who, weapon) => {
      const game = inside();
      place(game, 'zombie-3', { x: 16, y: 60, facing: 180 });
      putInside(game, who, 'rv');
      const aiming = turnOfSurvivor(game, who).choose(`use:${weapon}`);
      expect(choices(aiming)).toEqual(['behind', 'back']);
      const { x, y } = spotBehind(structureOf(game, 'rv'));
      expect(offerOf(aiming, 'behind').at).toMatchObject({ x, y });
      const after = aiming.choose('behind', { direction: 0, speed: 3500 }).roll();
      expect(told(after, 'killed')).toMatchObject([{ zombie: 'zombie-3', killer: who }]);
      putInside(game, 'zombie-5', 'rv', true);
      expect(shotStarts(game, who, weapon)).toEqual({ starts: [], why: 'zombieInside' });
    },
  );

  test('R090: not while a zombie is in that building, standing or lying', () => {
    for (const lying of [false, true]) {
      const game = inside();
      putInside(game, 'zombie-5', 'rv', lying);
      expect(shotStarts(game, 'john', 'rifle')).toEqual({ starts: [], why: 'zombieInside' });
    }
    const lies = inside();
    putInside(lies, 'zombie-5', 'rv', true);
    const turn = turnOfSurvivor(lies, 'john');
    expect(whyNot(turn, 'use:rifle')).toBe('zombieInside');
    expect(() => turn.choose('use:rifle')).toThrow('zombieInside');
    const elsewhere = inside();
    putInside(elsewhere, 'zombie-5', 'library');
    expect(choices(turnOfSurvivor(elsewhere, 'john'))).toContain('use:rifle');
  });
});
