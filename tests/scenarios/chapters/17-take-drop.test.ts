// 17. Taking and dropping markers.
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/scenarios/game';
import { filledSlots, markerOf, weaponsOf } from '../../../src/scenarios/queries';
import {
  asks,
  choices,
  give,
  markerPlace,
  putInside,
  putMarker,
  stage,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';

const SCHOOL = { on: 'structure', structure: 'school' } as const;
const BOARD = { on: 'board', survivor: 'john' } as const;

/** John is in the School, alone; S2 lets everyone in and has markers to take. */
function inSchool(): Draft {
  const game = stage({
    survivors: { john: { x: 60, y: 30 }, kevin: { x: 20, y: 20 } },
    scenario: 's2',
  });
  putInside(game, 'john', 'school');
  return game;
}
const taking = (game: Draft): Session => turnOfSurvivor(game, 'john').choose('takeDrop');

describe('17. take and drop', () => {
  test('R112: only inside a building, and only what is in that one', () => {
    const game = inSchool();
    const here = putMarker(game, 'food', SCHOOL);
    const there = putMarker(game, 'fuel', { on: 'structure', structure: 'hospital' });
    expect(choices(taking(game))).toEqual([`take school ${here}`, 'back']);
    expect(choices(taking(game)).join()).not.toContain(there);
    const street = stage({
      survivors: { john: { x: 104, y: 22 }, kevin: { x: 20, y: 20 } },
      scenario: 's2',
    });
    putMarker(street, 'food', SCHOOL);
    give(street, 'john', 'fuel');
    expect(whyNot(turnOfSurvivor(street, 'john'), 'takeDrop')).toBe('notInTheStreet');
    const empty = turnOfSurvivor(inSchool(), 'john');
    expect(whyNot(empty, 'takeDrop')).toBe('nothingHere');
  });

  test('R112: it costs an action, and one action moves one marker', () => {
    const game = inSchool();
    const food = putMarker(game, 'food', SCHOOL);
    const fuel = putMarker(game, 'fuel', SCHOOL);
    const after = taking(game).choose(`take school ${food}`);
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
    expect(markerPlace(after.game, fuel)).toEqual(SCHOOL);
    expect(asks(after)).toBe('chooseAction');
  });

  test('R113: the taken marker lies face up on the board', () => {
    const game = inSchool();
    const food = putMarker(game, 'food', SCHOOL);
    const after = taking(game).choose(`take school ${food}`);
    expect(markerPlace(after.game, food)).toEqual(BOARD);
    const hidden = inSchool();
    const fuel = putMarker(hidden, 'fuel', SCHOOL, false);
    const kept = taking(hidden).choose(`take school ${fuel}`).choose('keep');
    expect(markerPlace(kept.game, fuel)).toEqual(BOARD);
    expect(markerOf(kept.game, fuel).faceUp).toBe(true);
  });

  test('R114: the dropped marker lies in the building', () => {
    const game = inSchool();
    const food = give(game, 'john', 'food');
    const after = taking(game).choose(`drop school ${food}`);
    expect(markerPlace(after.game, food)).toEqual(SCHOOL);
    expect(told(after, 'dropped')).toHaveLength(1);
  });

  test('A35, R026, R114: the printed weapon cannot be dropped', () => {
    const game = inSchool();
    putMarker(game, 'food', SCHOOL);
    expect(choices(taking(game)).filter((id) => id.startsWith('drop'))).toEqual([]);
  });

  test('R115: taking one and dropping one is a single action', () => {
    const game = inSchool();
    const food = give(game, 'john', 'food');
    const fuel = putMarker(game, 'fuel', SCHOOL);
    const after = taking(game).choose(`swap school ${fuel} ${food}`);
    expect(markerPlace(after.game, fuel)).toEqual(BOARD);
    expect(markerPlace(after.game, food)).toEqual(SCHOOL);
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
  });

  test('R116: a face-down marker costs the action, kept or left, and one that is left lies face up', () => {
    const game = inSchool();
    const fuel = putMarker(game, 'fuel', SCHOOL, false);
    const looking = taking(game).choose(`take school ${fuel}`);
    expect(choices(looking)).toEqual(['keep', 'leave']);
    const left = looking.choose('leave');
    expect(markerPlace(left.game, fuel)).toEqual(SCHOOL);
    expect(markerOf(left.game, fuel).faceUp).toBe(true);
    expect(left.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
    const kept = looking.choose('keep');
    expect(markerPlace(kept.game, fuel)).toEqual(BOARD);
    expect(kept.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
  });

  test('A34, R028, R117: two spaces: with a full board a marker is only swapped in', () => {
    const game = inSchool();
    const [food, rifle] = [give(game, 'john', 'food'), give(game, 'john', 'rifle')];
    const fuel = putMarker(game, 'fuel', SCHOOL);
    const offered = choices(taking(game));
    expect(offered).not.toContain(`take school ${fuel}`);
    expect(offered).toContain(`swap school ${fuel} ${rifle}`);
    const swapped = taking(game).choose(`swap school ${fuel} ${food}`);
    expect(filledSlots(swapped.game, 'john')).toHaveLength(2);
  });

  test('A34, R116, R117: with a full board one may look, and then swap or leave', () => {
    const game = inSchool();
    const [food, rifle] = [give(game, 'john', 'food'), give(game, 'john', 'rifle')];
    const fuel = putMarker(game, 'fuel', SCHOOL, false);
    const looking = taking(game).choose(`take school ${fuel}`);
    expect(choices(looking)).toEqual([`swap ${food}`, `swap ${rifle}`, 'leave'].toSorted(byId));
    const swapped = looking.choose(`swap ${food}`);
    expect(markerPlace(swapped.game, food)).toEqual(SCHOOL);
    expect(markerPlace(swapped.game, fuel)).toEqual(BOARD);
    expect(filledSlots(swapped.game, 'john')).toHaveLength(2);
  });

  test('A35: the printed weapon is never part of a swap, and is there after everything else has gone', () => {
    const game = inSchool();
    const [bat, knife] = [give(game, 'john', 'bat'), give(game, 'john', 'knife')];
    const food = putMarker(game, 'food', SCHOOL);
    const offered = choices(taking(game)).filter((id) => id !== 'back');
    expect(offered.toSorted()).toEqual(
      [bat, knife].flatMap((id) => [`drop school ${id}`, `swap school ${food} ${id}`]).toSorted(),
    );
    const bare = taking(game)
      .choose(`drop school ${bat}`)
      .choose('takeDrop')
      .choose(`drop school ${knife}`);
    expect(filledSlots(bare.game, 'john')).toEqual([]);
    expect(weaponsOf(bare.game, 'john')).toEqual(['rifle']);
  });

  test('A38: an X that was taken is a dud that fills a space until it is dropped', () => {
    const game = inSchool();
    const dud = putMarker(game, 'x', SCHOOL, false);
    const kept = taking(game).choose(`take school ${dud}`).choose('keep');
    expect(filledSlots(kept.game, 'john')).toEqual([dud]);
    const dropped = kept.choose('takeDrop').choose(`drop school ${dud}`);
    expect(filledSlots(dropped.game, 'john')).toEqual([]);
    expect(markerPlace(dropped.game, dud)).toEqual(SCHOOL);
  });

  test('R112, R115: the two actions of a turn may both take', () => {
    const game = inSchool();
    const [food, fuel] = [putMarker(game, 'food', SCHOOL), putMarker(game, 'fuel', SCHOOL)];
    const after = taking(game)
      .choose(`take school ${food}`)
      .choose('takeDrop')
      .choose(`take school ${fuel}`);
    expect([markerPlace(after.game, food), markerPlace(after.game, fuel)]).toEqual([BOARD, BOARD]);
  });
});

/** In the order of the markers’ numbers, the way out last. */
function byId(a: string, b: string): number {
  const number = (id: string): number => Number(id.split('-')[1] ?? Infinity);
  return number(a) - number(b);
}
