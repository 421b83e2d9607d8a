// 36. Duels between survivors of two teams.
import { changeSurvivor } from '../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { facingOf } from '../../src/physics/measure/pose';
import {
  asked,
  asks,
  choices,
  give,
  lifeOf,
  offerOf,
  placeOf,
  question,
  session,
  told,
} from './support/game';
import {
  attack,
  duelIn,
  gap,
  goesIn,
  hit,
  house,
  inHouse,
  inTeams,
  johnMeetsLily,
  lane,
  meets,
  miss,
  piece,
  tableRun,
} from './support/duel';

describe('36. duel: survivor against survivor', () => {
  test('R227: it starts as soon as opponents are in one building, and who lay there stands up', () => {
    const at = johnMeetsLily((game) => {
      changeSurvivor(game, 'lily', { place: inHouse(true) });
    });
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['john'], against: ['lily'] }]);
    expect(placeOf(at.game, 'lily')).toEqual(inHouse(false));
    expect(duelIn(at).against).toBe('survivors');
  });

  test('R227: allies in one building have nothing to fight about', () => {
    const at = meets('john', [], ['lily']);
    expect(told(at, 'duelBegan')).toEqual([]);
    expect(asks(at)).toBe('chooseAction');
  });

  test('R228: face to face on a bare lane, 80 cm apart', () => {
    const { table } = tableRun(attack(johnMeetsLily()));
    expect(table.layout).toEqual({ structures: [] });
    expect(gap(table, 'john', 'lily')).toBeCloseTo(80, 3);
    expect(facingOf(piece(table, 'john').pose)).toBe(0);
    expect(Math.abs(facingOf(piece(table, 'lily').pose))).toBe(180);
  });

  test('R229: each chooses a weapon, and its own team answers for it', () => {
    const at = johnMeetsLily((game) => {
      give(game, 'john', 'bat');
      give(game, 'lily', 'rifle');
    });
    expect([question(at).about, asked(at), choices(at)]).toEqual([
      'john',
      'seat-1',
      ['rifle', 'bat'],
    ]);
    const other = at.choose('bat');
    // Of the two players of team b it is the one who would play next.
    expect([question(other).about, asked(other)]).toEqual(['lily', 'seat-3']);
    expect(choices(other)).toEqual(['knife', 'rifle']);
    expect(duelIn(other.choose('knife'))).toMatchObject({
      near: { fighters: [{ weapon: 'bat' }] },
      far: { fighters: [{ weapon: 'knife' }] },
    });
  });

  test('R230: the active survivor attacks first', () => {
    const at = johnMeetsLily();
    expect([question(at).kind, question(at).about, asked(at)]).toEqual([
      'duelTurn',
      'john',
      'seat-1',
    ]);
  });

  test('R231, R232, A74: the target falls: one life, thrown out by the winner, who plays on', () => {
    const at = hit(johnMeetsLily(), 'lily');
    expect(lifeOf(at.game, 'lily')).toBe(1);
    expect(told(at, 'duelEnded')).toMatchObject([{ won: true }]);
    expect([asks(at), question(at).about, asked(at)]).toEqual(['throwOut', 'lily', 'seat-1']);
    expect(at.game.turn?.over).toBeUndefined();
  });

  test('R233: the target stands: its side steps one disc forward and attacks', () => {
    const at = miss(johnMeetsLily());
    expect([question(at).about, asked(at)]).toEqual(['lily', 'seat-3']);
    expect(gap(lane(at), 'john', 'lily')).toBeCloseTo(77.5, 3);
    expect(piece(lane(at), 'john').pose.x).toBe(0);
    expect(offerOf(at, 'left').launch).toBe('knife');
  });

  test('R234: they go on in turn until one falls', () => {
    let at = johnMeetsLily();
    const attackers: (string | undefined)[] = [];
    for (let turns = 0; turns < 5; turns += 1) {
      attackers.push(question(at).about);
      at = miss(at);
    }
    expect(attackers).toEqual(['john', 'lily', 'john', 'lily', 'john']);
    expect(gap(lane(at), 'john', 'lily')).toBeCloseTo(80 - 5 * 2.5, 3);
    const lost = hit(at, 'john');
    expect(lifeOf(lost.game, 'john')).toBe(1);
    expect(told(lost, 'duelEnded')).toMatchObject([{ won: false }]);
    // The active survivor has lost: it is thrown by the other team, and its turn is over (A74).
    expect([asks(lost), question(lost).about, asked(lost)]).toEqual(['throwOut', 'john', 'seat-3']);
    expect(lost.game.turn?.over).toBe(true);
  });

  test('R233: they come no closer than one disc', () => {
    let at = johnMeetsLily();
    for (let turns = 0; turns < 40; turns += 1) at = miss(at);
    expect(gap(lane(at), 'john', 'lily')).toBeCloseTo(2.5, 3);
  });

  test('A65, R118: only what the active survivor itself uses is heard', () => {
    const quiet = meets('lily', ['john']);
    expect(attack(quiet).game.turn?.noise).toBe('low');
    expect(attack(miss(quiet)).game.turn?.noise).toBe('low');
    const ally = meets('lily', ['mike'], ['john']);
    expect(question(miss(ally)).about).toBe('john');
    expect(attack(miss(ally)).game.turn?.noise).toBe('low');
    expect(attack(meets('john', ['lily'])).game.turn?.noise).toBe('loud');
  });

  test('A67: two rifles fire twice before the other side steps', () => {
    const at = johnMeetsLily((game) => give(game, 'john', 'rifle'));
    const once = miss(at);
    expect([question(once).about, choices(once)]).toEqual(['john', ['right']]);
    expect(question(miss(once)).about).toBe('lily');
  });

  test('R231, A77: who dies is not thrown', () => {
    const at = hit(
      johnMeetsLily((game) => {
        changeSurvivor(game, 'lily', { life: 1 });
      }),
      'lily',
    );
    expect(placeOf(at.game, 'lily')).toEqual({ in: 'dead' });
    expect(asks(at)).toBe('chooseAction');
  });

  test('R243: first the teams, then whoever is left against the zombies', () => {
    const game = inTeams(
      house({ active: 'john', outside: true, inside: ['lily'], zombies: ['zombie-1'] }),
      ['lily'],
    );
    const at = goesIn(game, 'john');
    expect(duelIn(at).against).toBe('survivors');
    const dead = structuredClone(miss(at).game);
    changeSurvivor(dead, 'john', { life: 1 });
    const lilyWon = hit(session(dead), 'john');
    expect(duelIn(lilyWon)).toMatchObject({
      against: 'zombies',
      near: { fighters: [{ id: 'lily' }] },
    });
    expect(asked(lilyWon)).toBe('seat-3');
    expect(lane(lilyWon).pieces.map(({ id }) => id)).toEqual(['lily', 'zombie-1']);
  });
});
