// 4, 5. Rounds, backpacks, turns and actions.
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/scenarios/game';
import { available, survivorOf } from '../../../src/scenarios/queries';
import {
  asks,
  at,
  choices,
  facing,
  give,
  keepZombiesInTown,
  placeOf,
  putInside,
  putMarker,
  quietRush,
  session,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';
import { outcome, stopped } from '../support/outcome';

const three = (): Draft =>
  stage({
    survivors: {
      john: { x: 60, y: 20, facing: 90 },
      kevin: { x: 20, y: 20 },
      thomas: { x: 80, y: 30 },
    },
    zombies: { 3: { x: 60, y: 60 } },
  });
const walk = (turn: Session, x: number): Session =>
  turn
    .choose('move')
    .choose('flick', { direction: 0, speed: 500 })
    .run(outcome({ rest: [stopped('disc', { x, y: 20 })] }));

describe('4. rounds and backpacks', () => {
  test('A79, R035: rounds are day and night by turns', () => {
    let now = session(stage({ survivors: { john: { x: 60, y: 20 } } })).choose('john');
    const seen = [now.game.round];
    for (let round = 0; round < 2; round += 1) {
      now = quietRush(now.choose('end'));
      seen.push(now.game.round);
    }
    expect(seen.map(({ number, half, marker }) => [number, half, marker])).toEqual([
      [1, 'day', 4],
      [2, 'night', 3],
      [3, 'day', 2],
    ]);
  });

  test('R036, R038: each turn uses one survivor, and the round ends when nobody is available', () => {
    const one = session(three()).choose('kevin').choose('end');
    expect(asks(one)).toBe('chooseSurvivor');
    expect(available(one.game)).toEqual(['john', 'thomas']);
    const two = one.choose('john').choose('end');
    expect(told(two, 'roundEnded')).toEqual([]);
    const all = two.choose('end');
    expect(told(all, 'turnBegan').map(({ survivor }) => survivor)).toEqual([
      'kevin',
      'john',
      'thomas',
    ]);
    expect(told(all, 'roundEnded')).toHaveLength(1);
  });

  test('R037: first the survivor is used, then the zombies react, then the next turn begins', () => {
    const done = quietRush(
      walk(turnOfSurvivor(three(), 'john'), 64).choose('face', { facing: 0 }).choose('end'),
    );
    const order = done.events.map(({ kind }) => kind);
    const places = ['turnBegan', 'moved', 'noise', 'rushBegan'].map((kind) =>
      order.indexOf(kind as (typeof order)[number]),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(asks(done)).toBe('chooseSurvivor');
  });

  test('R039: available is whose backpack shows the colour of the round', () => {
    const game = three();
    changeSurvivor(game, 'kevin', { backpack: 'night' });
    expect(choices(session(game))).toEqual(['john', 'thomas']);
    expect(whyNot(session(game), 'kevin')).toBe('notAvailable');
    change(game, { round: { ...game.round, half: 'night' } });
    expect(available(game)).toEqual(['kevin']);
  });

  test.each([0, 1, 2])(
    'R040, R041: after %i actions the backpack is turned all the same',
    (count) => {
      let now = turnOfSurvivor(three(), 'john');
      if (count > 0) now = walk(now, 64).choose('face', { facing: 0 });
      if (count > 1) now = walk(now, 68);
      if (asks(now) === 'chooseAction') now = now.choose('end');
      if (count > 0) now = quietRush(now);
      expect(survivorOf(now.game, 'john').backpack).toBe('night');
      expect(available(now.game)).toEqual(['kevin', 'thomas']);
    },
  );

  test('R042: lying or indoors, the backpack counts all the same', () => {
    const game = three();
    keepZombiesInTown(game, 'library');
    putInside(game, 'kevin', 'rv');
    putInside(game, 'thomas', 'rv', true);
    changeSurvivor(game, 'thomas', { backpack: 'night' });
    expect(choices(session(game))).toEqual(['john', 'kevin']);
    const used = session(game).choose('kevin').choose('end');
    expect(placeOf(used.game, 'kevin')).toEqual(placeOf(game, 'kevin'));
    expect(survivorOf(used.game, 'kevin').backpack).toBe('night');
  });
});

describe('5. turn and actions', () => {
  test('R020, R043: any available survivor may be picked and becomes the active one', () => {
    for (const id of ['john', 'kevin', 'thomas'] as const) {
      const turn = turnOfSurvivor(three(), id);
      expect(turn.game.turn).toMatchObject({ survivor: id, seat: 'seat-1' });
    }
  });

  test('R044: a lying one stands up first, for nothing, looking as before', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 20, facing: 37, lying: true }, kevin: { x: 20, y: 20 } },
    });
    const turn = turnOfSurvivor(game, 'john');
    expect(standsIn(turn.game, 'john')).toBe(true);
    expect(at(turn.game, 'john')).toEqual({ x: 60, y: 20 });
    expect(facing(turn.game, 'john')).toBeCloseTo(37, 1);
    expect(turn.game.turn).toMatchObject({ actionsLeft: 2, noise: 'silent' });
    const indoors = stage({ survivors: { john: { x: 60, y: 20 }, kevin: { x: 20, y: 20 } } });
    keepZombiesInTown(indoors);
    putInside(indoors, 'john', 'rv', true);
    expect(placeOf(turnOfSurvivor(indoors, 'john').game, 'john')).toMatchObject({ lying: false });
  });

  test('R045, R047: two actions, the same one twice if wanted, and no third', () => {
    const once = walk(turnOfSurvivor(three(), 'john'), 64).choose('face', { facing: 0 });
    expect(choices(once)).toContain('move');
    const twice = walk(once, 68);
    expect(at(twice.game, 'john')).toEqual({ x: 68, y: 20 });
    expect(asks(twice)).not.toBe('chooseAction');
    expect(told(twice, 'noise')).toHaveLength(1);
  });

  test('R046: move, use a weapon, take or drop', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 20 }, kevin: { x: 20, y: 20 } },
      scenario: 's2',
    });
    putInside(game, 'john', 'school');
    putMarker(game, 'food', { on: 'structure', structure: 'school' });
    give(game, 'john', 'bat');
    expect(choices(turnOfSurvivor(game, 'john'))).toEqual([
      'move',
      'use:rifle',
      'use:bat',
      'takeDrop',
      'end',
    ]);
  });

  test('R048: one action or none is enough', () => {
    const none = turnOfSurvivor(three(), 'john').choose('end');
    expect(none.game.turn).toBeUndefined();
    const one = walk(turnOfSurvivor(three(), 'john'), 64).choose('face', { facing: 0 });
    expect(told(one.choose('end'), 'noise')).toMatchObject([{ noise: 'low' }]);
  });
});
