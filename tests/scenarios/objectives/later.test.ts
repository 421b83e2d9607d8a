// 40. How S7 to S10 are won and lost, on made-up games: each clause where it holds and where it just does not.
import { changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { waysToWin } from '../../../src/scenarios/objectives/errands';
import { judgeSides, type Moment } from '../../../src/scenarios/objectives/judge';
import type { Sheet } from '../../../src/scenarios/sheet';
import { s10 } from '../../../src/scenarios/list/s10';
import { s7 } from '../../../src/scenarios/list/s7';
import { s8 } from '../../../src/scenarios/list/s8';
import { s9 } from '../../../src/scenarios/list/s9';
import { endingAt } from '../../../src/scenarios/objectives/result';
import { entriesAt } from '../../../src/scenarios/objectives/seats';
import { give, place, putInside, putMarker } from '../support/game';
import { A, B, dies, exile, madeUp, note } from '../support/made-up';

const begin = ({ bases }: Pick<Sheet, 'bases' | 'clauses'>): Draft => madeUp(bases);
const at = (game: Draft, { clauses }: Pick<Sheet, 'clauses'>, moment: Moment): unknown =>
  judgeSides(game, clauses, moment);
const put = (game: Draft, structure: StructureId, type: MarkerType, count: number): void => {
  for (let index = 0; index < count; index += 1)
    putMarker(game, type, { on: 'structure', structure }, false);
};
const won = (side: 'a' | 'b', reason: string): object => ({ end: 'won', side, reason });

describe.each([
  ['S7', s7],
  ['S8', s8],
  ['S9', s9],
  ['S10', s10],
])('%s', (_, objectives) => {
  test('R368: a side whose last survivor is dead has lost; both at once is a draw', () => {
    const game = begin(objectives);
    dies(game, ...B, ...A.slice(1));
    expect(at(game, objectives, 'settled')).toEqual(won('a', 'rivalsGone'));
    dies(game, ...A);
    expect(at(game, objectives, 'settled')).toEqual({ end: 'draw', reason: 'allGone' });
  });

  test('an exile is nobody’s last survivor', () => {
    const game = begin(objectives);
    dies(game, ...B.slice(1));
    exile(game, 'elijah', 'mike');
    expect(at(game, objectives, 'settled')).toEqual(won('a', 'rivalsGone'));
    dies(game, ...A);
    expect(at(game, objectives, 'settled')).toEqual({ end: 'draw', reason: 'allGone' });
  });

  test('A59: overrun, everybody loses', () => {
    const game = begin(objectives);
    expect(at(game, objectives, 'dumpTooShort')).toEqual({ end: 'lost', reason: 'overrun' });
    expect(endingAt(game, objectives.clauses, 'dumpTooShort')).toMatchObject({ seats: [] });
  });
});

/** In S8 the others are three ahead before that. */
test.each([s7, s9, s10])('R368: with one survivor left nobody has lost', (objectives) => {
  const game = begin(objectives);
  dies(game, ...B.slice(1));
  expect(at(game, objectives, 'settled')).toBeUndefined();
});

describe('S7', () => {
  test.each([
    ['a', 'rv', 'fuel', 3],
    ['a', 'rv', 'food', 4],
    ['b', 'gasStation', 'fuel', 3],
    ['b', 'gasStation', 'food', 4],
  ] as const)('R336, R337: %s has all in its camp, the %s: %s', (side, camp, type, all) => {
    const game = begin(s7);
    put(game, camp, type, all - 1);
    putInside(game, side === 'a' ? 'anita' : 'mike', camp);
    give(game, side === 'a' ? 'anita' : 'mike', type);
    expect(at(game, s7, 'endOfRound'), 'carried is not there').toBeUndefined();
    put(game, camp, type, 1);
    expect(at(game, s7, 'endOfRound')).toEqual(won(side, 'campFull'));
    expect(at(game, s7, 'settled'), 'only at the end of a round').toBeUndefined();
  });

  test('both complete: more goods win, as at the skull', () => {
    const game = begin(s7);
    put(game, 'rv', 'fuel', 3);
    put(game, 'gasStation', 'food', 4);
    expect(at(game, s7, 'endOfRound')).toEqual(won('b', 'campFull'));
  });

  test('R341: at the skull more fuel and food in camp win', () => {
    const game = begin(s7);
    put(game, 'rv', 'fuel', 1);
    put(game, 'rv', 'food', 1);
    put(game, 'gasStation', 'food', 1);
    give(game, 'mike', 'food');
    give(game, 'mike', 'fuel');
    expect(at(game, s7, 'skull')).toEqual(won('a', 'campAhead'));
  });

  test('R342, A102: then more in hands, then it is a draw', () => {
    const game = begin(s7);
    put(game, 'rv', 'food', 1);
    put(game, 'gasStation', 'fuel', 1);
    give(game, 'anita', 'medicine');
    expect(at(game, s7, 'skull')).toEqual({ end: 'draw', reason: 'campAhead' });
    give(game, 'mike', 'food');
    expect(at(game, s7, 'skull')).toEqual(won('b', 'campAhead'));
  });

  test('either of two ways is enough', () => {
    const game = begin(s7);
    put(game, 'gasStation', 'food', 2);
    expect(waysToWin(game, 'b', s7.clauses)).toEqual([
      [{ do: 'bring', types: ['fuel'], to: 'gasStation', have: 0, need: 3 }],
      [{ do: 'bring', types: ['food'], to: 'gasStation', have: 2, need: 4 }],
    ]);
  });
});

describe('S8', () => {
  test('R353: three more win at once, two do not', () => {
    const game = begin(s8);
    dies(game, 'mike', 'rosa');
    expect(at(game, s8, 'settled')).toBeUndefined();
    changeSurvivor(game, 'olivia', { place: { in: 'reserve' } });
    expect(at(game, s8, 'settled')).toEqual(won('a', 'threeAhead'));
  });

  test('an exile is not counted', () => {
    const game = begin(s8);
    dies(game, 'mike', 'rosa', 'olivia');
    exile(game, 'anita', 'john');
    expect(at(game, s8, 'settled')).toBeUndefined();
  });
});

describe.each([
  ['S8', s8],
  ['S10', s10],
])('%s at the skull', (_, objectives) => {
  test('R354, R370: one more survivor wins', () => {
    const game = begin(objectives);
    dies(game, 'anita');
    expect(at(game, objectives, 'skull')).toEqual(won('b', 'moreAtSkull'));
  });

  test('a tie is one more round, three at most, then a draw', () => {
    const game = begin(objectives);
    const judged = [0, 1, 2, 3].map((extraRounds) => {
      note(game, { extraRounds });
      return at(game, objectives, 'skull');
    });
    const more = { end: 'moreRounds', reason: 'equalAtSkull' };
    expect(judged).toEqual([more, more, more, { end: 'draw', reason: 'equalAtSkull' }]);
    note(game, { extraRounds: 0 });
    expect(endingAt(game, objectives.clauses, 'skull')).toBeUndefined();
  });

  test('a dump too short in such a round is a draw', () => {
    const game = begin(objectives);
    note(game, { extraRounds: 1 });
    expect(at(game, objectives, 'dumpTooShort')).toEqual({
      end: 'draw',
      reason: 'overrunWhenEqual',
    });
  });
});

describe('S9', () => {
  const inSchool = (id: SurvivorId, ...types: readonly MarkerType[]): Draft => {
    const game = begin(s9);
    putInside(game, id, 'school', true);
    for (const type of types) give(game, id, type);
    return game;
  };

  test.each([
    ['food', 'fuel'],
    ['medicine', 'medicine'],
  ] as const)('R356, R360: one of B in the school holds %s and %s, lying too', (...types) => {
    const game = inSchool('mike', ...types);
    putInside(game, 'zombie-1', 'school');
    expect(at(game, s9, 'endOfRound')).toEqual(won('b', 'homeTaken'));
    expect(at(game, s9, 'settled'), 'only at the end of a round').toBeUndefined();
  });

  test('R356: not with one of two, not with two who hold one each, not outside, not for A', () => {
    expect(at(inSchool('mike', 'food', 'x'), s9, 'endOfRound')).toBeUndefined();
    const two = inSchool('mike', 'food');
    putInside(two, 'rosa', 'school');
    give(two, 'rosa', 'fuel');
    expect(at(two, s9, 'endOfRound')).toBeUndefined();
    const outside = inSchool('mike', 'food', 'fuel');
    place(outside, 'mike', { x: 60, y: 45 });
    expect(at(outside, s9, 'endOfRound')).toBeUndefined();
    expect(at(inSchool('anita', 'food', 'fuel'), s9, 'endOfRound')).toBeUndefined();
    const exiled = inSchool('mike', 'food', 'fuel');
    exile(exiled, 'mike', 'rosa');
    expect(at(exiled, s9, 'endOfRound')).toBeUndefined();
  });

  test('R361: at the skull A wins, and B never does', () => {
    expect(at(inSchool('mike', 'food', 'fuel'), s9, 'skull')).toEqual(won('a', 'homeHeld'));
  });

  test('each of B may be the one that is stocked and there; A has only to keep them from it', () => {
    const game = inSchool('mike');
    give(game, 'rosa', 'food');
    const ways = waysToWin(game, 'b', s9.clauses);
    const types = ['food', 'fuel', 'medicine'];
    expect(ways).toHaveLength(B.length);
    expect(ways).toContainEqual([
      { do: 'be', who: ['mike'], in: 'school', have: 1, need: 1 },
      { do: 'carry', types, who: ['mike'], have: 0, need: 2 },
    ]);
    expect(ways).toContainEqual([
      { do: 'be', who: ['rosa'], in: 'school', have: 0, need: 1 },
      { do: 'carry', types, who: ['rosa'], have: 1, need: 2 },
    ]);
    expect(waysToWin(game, 'a', s9.clauses)).toEqual([
      [{ do: 'hinder', sides: ['b'], have: 0, need: 0 }],
    ]);
  });
});

describe('S10', () => {
  const comesIn = (id: SurvivorId, structure: StructureId, fuel: number): Draft => {
    const game = begin(s10);
    for (let index = 0; index < fuel; index += 1) give(game, id, 'fuel');
    putInside(game, id, structure);
    note(game, { entries: entriesAt(game, s10.clauses, id, structure) });
    return game;
  };

  test.each([
    ['anita', 'hospital', 'a'],
    ['mike', 'rv', 'b'],
  ] as const)('R364, R369: %s comes into the %s with two fuel', (id, structure, side) => {
    expect(at(comesIn(id, structure, 2), s10, 'settled')).toEqual(won(side, 'colonyEntered'));
  });

  test('R369: not with one, not into the own colony, not with fuel that is picked up inside', () => {
    expect(at(comesIn('anita', 'hospital', 1), s10, 'settled')).toBeUndefined();
    expect(at(comesIn('anita', 'rv', 2), s10, 'settled')).toBeUndefined();
    const later = comesIn('anita', 'hospital', 1);
    give(later, 'anita', 'fuel');
    expect(at(later, s10, 'settled')).toBeUndefined();
  });

  test('A112: the fight comes first: not when thrown out or dead', () => {
    const thrown = comesIn('anita', 'hospital', 2);
    place(thrown, 'anita', { x: 60, y: 45 });
    expect(at(thrown, s10, 'settled')).toBeUndefined();
    const dead = comesIn('anita', 'hospital', 2);
    dies(dead, 'anita');
    expect(at(dead, s10, 'settled')).toBeUndefined();
  });

  test('the colony is that of the side now opposed', () => {
    const game = begin(s10);
    changeSurvivor(game, 'anita', { team: 'b' });
    give(game, 'anita', 'fuel');
    give(game, 'anita', 'fuel');
    putInside(game, 'anita', 'rv');
    note(game, { entries: entriesAt(game, s10.clauses, 'anita', 'rv') });
    expect(at(game, s10, 'settled')).toEqual(won('b', 'colonyEntered'));
  });
});
