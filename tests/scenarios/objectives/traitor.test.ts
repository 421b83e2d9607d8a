// 39, 4.3: what an exposed traitor wants, each where it is met and where it just is not.
import { moveSeat } from '../../../src/scenarios/rules/sides';
import { changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import type { Outcome } from '../../../src/scenarios/objectives/board';
import { s10 } from '../../../src/scenarios/list/s10';
import { s8 } from '../../../src/scenarios/list/s8';
import { survivorIds } from '../../../src/scenarios/queries';
import { TRAITOR_OBJECTIVES, type TraitorName } from '../../../src/scenarios/objectives/traitor';
import { endingAt } from '../../../src/scenarios/objectives/result';
import { entriesAt, joinedAt, winningSeats } from '../../../src/scenarios/objectives/seats';
import { give, place, putInside } from '../support/game';
import { cardNamed, deal, dies, exile, madeUp, note } from '../support/made-up';

/** Anita, once of A, was accused by John; A's colony is the RV, B's the hospital. */
function exiled(name: TraitorName): Draft {
  const game = madeUp(s10.bases);
  exile(game, 'anita', 'john');
  deal(game, 'anita', cardNamed(TRAITOR_OBJECTIVES, name));
  return game;
}
const WON_BY_A: Outcome = { end: 'won', side: 'a' };
const hasWon = (game: Draft, outcome: Outcome): boolean =>
  winningSeats(game, outcome).includes('anita');
const atEndOfRound = (game: Draft): ReturnType<typeof endingAt> =>
  endingAt(game, s8.clauses, 'endOfRound');

/** Through the door, with what the door makes of it. */
function comesIn(game: Draft, id: SurvivorId, structure: StructureId): void {
  putInside(game, id, structure);
  note(game, { entries: entriesAt(game, s10.clauses, id, structure) });
}
const settled = (game: Draft): ReturnType<typeof endingAt> =>
  endingAt(game, s10.clauses, 'settled');

describe('new group', () => {
  const joins = (...inside: readonly SurvivorId[]): string | undefined => {
    const game = exiled('newGroup');
    for (const id of inside) putInside(game, id, 'school', true);
    putInside(game, 'anita', 'school');
    return joinedAt(game, 'anita', 'school');
  };

  test('R287: joins where exactly one is, lying too', () => {
    expect([joins('mike'), joins('john')]).toEqual(['b', 'a']);
  });

  test('and not where two are, or nobody', () => {
    expect([joins('mike', 'rosa'), joins('mike', 'john'), joins()]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test('A186: another exile does not count', () => {
    const game = exiled('newGroup');
    exile(game, 'rosa', 'mike');
    for (const id of ['rosa', 'mike', 'anita'] as const) putInside(game, id, 'school');
    expect(joinedAt(game, 'anita', 'school')).toBe('b');
    dies(game, 'mike');
    expect(joinedAt(game, 'anita', 'school')).toBeUndefined();
  });

  test('is no win by itself, and wins with the side once joined', () => {
    const game = exiled('newGroup');
    expect(hasWon(game, WON_BY_A)).toBe(false);
    note(game, { exiles: {}, cards: {} });
    moveSeat(game, 'anita', 'a');
    expect(hasWon(game, WON_BY_A)).toBe(true);
  });
});

describe('lone wolf', () => {
  test('has two lives when a side wins: both win', () => {
    const game = exiled('loneWolf');
    changeSurvivor(game, 'anita', { life: 2 });
    expect(winningSeats(game, WON_BY_A)).toEqual(['anita', 'gabriel', 'john', 'lily']);
    expect(hasWon(game, { end: 'draw' })).toBe(true);
    expect(hasWon(game, { end: 'lost' })).toBe(false);
  });

  test('and not with one', () => {
    const game = exiled('loneWolf');
    changeSurvivor(game, 'anita', { life: 1 });
    expect(hasWon(game, WON_BY_A)).toBe(false);
  });

  test('A166, A188: both teams gone at once are a draw, not a loss: the exile has its end', () => {
    const game = exiled('loneWolf');
    dies(game, ...survivorIds(game).filter((id) => id !== 'anita'));
    expect(settled(game)).toEqual({ winner: 'nobody', seats: ['anita'], reason: 'allGone' });
  });
});

describe('scorched earth', () => {
  test('wins at once inside the former base with fuel', () => {
    const game = exiled('scorchedEarth');
    give(game, 'anita', 'fuel');
    comesIn(game, 'anita', 'rv');
    expect(settled(game)).toEqual({ winner: 'nobody', seats: ['anita'], reason: 'scorchedEarth' });
  });

  test('and not without, elsewhere, or thrown out by a defender', () => {
    const without = exiled('scorchedEarth');
    comesIn(without, 'anita', 'rv');
    give(without, 'anita', 'fuel');
    expect(settled(without)).toBeUndefined();
    const elsewhere = exiled('scorchedEarth');
    give(elsewhere, 'anita', 'fuel');
    comesIn(elsewhere, 'anita', 'hospital');
    expect(settled(elsewhere)).toBeUndefined();
    const thrown = exiled('scorchedEarth');
    give(thrown, 'anita', 'fuel');
    comesIn(thrown, 'anita', 'rv');
    place(thrown, 'anita', { x: 60, y: 45 });
    expect(settled(thrown)).toBeUndefined();
  });
});

describe('grudge', () => {
  test('the accuser is dead, wherever it belonged', () => {
    const game = exiled('grudge');
    dies(game, 'john');
    expect(hasWon(game, WON_BY_A)).toBe(true);
  });

  test('and not while it lives, even on the other side, nor for the dead', () => {
    const game = exiled('grudge');
    changeSurvivor(game, 'john', { team: 'b' });
    expect(hasWon(game, WON_BY_A)).toBe(false);
    dies(game, 'john', 'anita');
    expect(hasWon(game, WON_BY_A)).toBe(false);
  });
});

describe('hoarder', () => {
  const hoard = (...types: readonly ('food' | 'fuel')[]): Draft => {
    const game = exiled('hoarder');
    putInside(game, 'anita', 'school');
    for (const type of types) give(game, 'anita', type);
    return game;
  };

  test('wins at the end of a round with two of a kind, alone', () => {
    expect(atEndOfRound(hoard('food', 'food'))).toEqual({
      winner: 'nobody',
      seats: ['anita'],
      reason: 'hoarder',
    });
  });

  test('and not with one of each, with company, or before', () => {
    expect(atEndOfRound(hoard('food', 'fuel'))).toBeUndefined();
    const company = hoard('food', 'food');
    putInside(company, 'john', 'school');
    expect(atEndOfRound(company)).toBeUndefined();
    expect(endingAt(hoard('food', 'food'), s8.clauses, 'settled')).toBeUndefined();
    expect(hasWon(hoard('food', 'food'), WON_BY_A)).toBe(false);
  });
});

describe('pied piper', () => {
  const led = (streets: number): Draft => {
    const game = exiled('piedPiper');
    for (let index = 0; index < streets; index += 1)
      place(game, `zombie-${index + 1}`, {
        x: 20 + 8 * index,
        y: 75,
        facing: 0,
        ...(index > 3 && { lying: true }),
      });
    putInside(game, `zombie-${streets + 1}`, 'school');
    return game;
  };

  test('wins with eight in the streets, lying ones too', () => {
    expect(atEndOfRound(led(8))).toMatchObject({ seats: ['anita'], reason: 'piedPiper' });
  });

  test('and not with seven and one indoors', () => {
    expect(atEndOfRound(led(7))).toBeUndefined();
  });
});

test('sides are judged before seats', () => {
  const game = exiled('piedPiper');
  for (let index = 0; index < 8; index += 1)
    place(game, `zombie-${index + 1}`, { x: 20 + 8 * index, y: 75 });
  const clauses = [
    { reason: 'theEnd', when: 'endOfRound', for: ['b'], so: 'wins' },
  ] as const satisfies Parameters<typeof endingAt>[1];
  expect(endingAt(game, clauses, 'endOfRound')).toMatchObject({ winner: 'b', reason: 'theEnd' });
});

test('there are six, each its own', () => {
  expect(new Set(TRAITOR_OBJECTIVES.map(({ reason }) => reason)).size).toBe(6);
});
