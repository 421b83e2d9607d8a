// 36. Duels between survivors with the bat, and with several on a side.
import { describe, expect, test } from 'vitest';
import { affect } from '../../src/scenarios/change';
import { asked, asks, choices, lifeOf, question, told, whyNot, type Session } from './support/game';
import { attack, gap, hit, lane, meets, miss, piece, tableRun, duelIn } from './support/duel';

const waits = (at: Session, times: number): Session =>
  times === 0 ? at : waits(at.choose('wait'), times - 1);

describe('36. with the bat', () => {
  test('R235: the bat strikes once, but its owner may wait at each of its turns', () => {
    const at = meets('anita', ['lily']);
    expect(choices(at)).toEqual(['attack', 'wait']);
    expect(choices(miss(at.choose('wait')))).toEqual(['attack', 'wait']);
    expect(told(miss(at), 'duelEnded')).toHaveLength(1);
  });

  test('R236: waiting, the opponent steps forward and attacks', () => {
    const at = meets('anita', ['lily']).choose('wait');
    expect(question(at).about).toBe('lily');
    expect(gap(lane(at), 'anita', 'lily')).toBeCloseTo(77.5, 3);
  });

  test('R237: the bat replaces the figure', () => {
    const { table, launch } = tableRun(attack(meets('anita', ['lily'])));
    expect(table.pieces.map(({ id }) => id)).toEqual(['lily']);
    expect(launch).toMatchObject({ kind: 'bat', at: { x: 0, y: 0 } });
  });

  test('R238: who is felled by it is thrown out, but loses no life', () => {
    const at = hit(meets('anita', ['lily']), 'lily');
    expect(lifeOf(at.game, 'lily')).toBe(2);
    expect([asks(at), question(at).about, asked(at)]).toEqual(['throwOut', 'lily', 'seat-1']);
  });

  test('R239, A74: a blow that fells nobody costs its owner a life and the house', () => {
    const at = miss(meets('anita', ['lily']));
    expect(lifeOf(at.game, 'anita')).toBe(1);
    expect([asks(at), question(at).about, asked(at)]).toEqual(['throwOut', 'anita', 'seat-3']);
    expect(at.game.turn?.over).toBe(true);
  });

  test('A78: after three waits each the active survivor must attack', () => {
    const at = waits(meets('anita', ['loretta']), 5);
    expect(choices(at)).toEqual(['attack', 'wait']);
    const sixth = at.choose('wait');
    expect(question(sixth).about).toBe('anita');
    expect(choices(sixth)).toEqual(['attack']);
    expect(whyNot(sixth, 'wait')).toBe('waitedThreeTimes');
  });

  test('A78: without any weapon left the one who came in gives way', () => {
    const jam = { kind: 'jammed', until: 'game' } as const;
    const at = meets('anita', ['loretta'], [], (game) => {
      for (const id of ['anita', 'loretta'] as const) affect(game, jam, id);
    });
    expect([asks(at), question(at).about]).toEqual(['throwOut', 'anita']);
  });
});

describe('36. several on a side', () => {
  test('R240: a team stands side by side, 10 cm apart', () => {
    const table = lane(meets('john', ['lily', 'mike']));
    expect(gap(table, 'lily', 'mike')).toBeCloseTo(10, 3);
    expect(piece(table, 'lily').pose.x).toBe(piece(table, 'mike').pose.x);
  });

  test('R241: they use their weapons one after the other', () => {
    let at = meets('john', ['lily', 'mike'], ['kevin']);
    const attackers: (string | undefined)[] = [];
    for (let turns = 0; turns < 5; turns += 1) {
      attackers.push(question(at).about);
      at = miss(at);
    }
    expect(attackers).toEqual(['john', 'kevin', 'lily', 'mike', 'john']);
  });

  test('A123, R241: each of a side attacks once, then the other side has its step', () => {
    let at = meets('john', ['lily'], ['kevin']);
    const goes: (readonly [string | undefined, near: number, far: number])[] = [];
    for (let turns = 0; turns < 4; turns += 1) {
      const { near, far } = duelIn(at);
      goes.push([question(at).about, near.ahead, far.ahead]);
      at = miss(at);
    }
    expect(goes).toEqual([
      ['john', 0, 0],
      ['kevin', 0, 0],
      ['lily', 0, 2.5],
      ['john', 2.5, 2.5],
    ]);
  });

  test('A123, R233: a step that felled somebody brings the others no closer', () => {
    const at = hit(meets('john', ['lily', 'mike']), 'lily');
    const next = at.game.agenda.find((task) => task.do === 'duelTurn');
    expect(next).toMatchObject({ duel: { turn: 'far', far: { ahead: 0 } } });
    const missed = miss(meets('john', ['lily', 'mike']));
    expect(duelIn(missed)).toMatchObject({ turn: 'far', far: { ahead: 2.5 } });
  });

  test('R242: one who falls is thrown out, and the fight goes on until one team is left', () => {
    const at = hit(meets('john', ['lily', 'mike']), 'lily');
    expect(told(at, 'duelEnded')).toEqual([]);
    expect([asks(at), question(at).about]).toEqual(['throwOut', 'lily']);
    expect(at.game.agenda.filter((task) => task.do === 'duelTurn')).toMatchObject([
      { duel: { turn: 'far', far: { fighters: [{ id: 'mike' }] } } },
    ]);
  });

  test('R239, R242, A72: a blow that leaves one of two standing has failed', () => {
    const at = hit(meets('anita', ['lily', 'mike']), 'lily');
    expect([lifeOf(at.game, 'lily'), lifeOf(at.game, 'anita')]).toEqual([2, 1]);
    expect(question(at).about).toBe('lily');
    expect(at.game.agenda).toContainEqual(
      expect.objectContaining({ do: 'throwOut', loser: 'anita', winner: 'mike' }),
    );
    expect(told(at, 'duelEnded')).toMatchObject([{ won: false }]);
  });
});
