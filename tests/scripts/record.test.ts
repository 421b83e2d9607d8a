// Matches that are recorded because of how they end: what is asked for, and who plays them.
import { beforeAll, describe, expect, test } from 'vitest';
import { accusing, type Accused } from '../../scripts/record/accusers';
import { readArguments } from '../../scripts/record/arguments';
import { idle, quarrelsome } from '../../scripts/record/policies';
import { isGranted, type Wish } from '../../scripts/record/wish';
import type { Player } from '../../src/bots/lookahead';
import { startMatch } from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { NOTHING_YET } from '../../src/match/tally';
import { tryOut, type Trial } from '../../src/match/trial';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { changeFacts } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';

beforeAll(loadEngine);

describe('what is asked for', () => {
  const read = (line: string) => readArguments(line.split(' '));

  test('is read from the words', () => {
    expect(
      read('--scenario s9 --ending homeTaken --with exile --with exileWins --tries 3'),
    ).toEqual({
      scenario: 's9',
      ending: 'homeTaken',
      winner: undefined,
      with: ['exile', 'exileWins'],
      seed: 1,
      tries: 3,
      players: undefined,
      a: 'eager',
      b: 'eager',
      lone: 'idle',
      accuse: undefined,
      logs: 'tests/golden',
      why: undefined,
    });
  });

  test.each([
    ['--ending soon', /--ending takes one of droveAway/],
    ['--with luck', /--with takes one of extraRound/],
    ['--a genius', /--a takes one of random, eager/],
    ['--accuse everybody', /--accuse takes one of traitor, honest/],
    ['--tries 0', /--tries takes a whole number from 1 on/],
    ['--players many', /--players takes a whole number/],
  ])('%s is refused', (line, why) => {
    expect(() => read(line)).toThrow(why);
  });
});

describe('a wish', () => {
  const anything: Wish = { ending: undefined, winner: undefined, with: [] };
  const running = startMatch(linedUpPlan('s9', 1, 3)).game;
  const over = {
    ...running,
    result: { winner: 'a', seats: ['seat-1'], reason: 'homeHeld' },
  } as const;

  test('is for a match that is over, by end and winner', () => {
    expect(isGranted(anything, running, NOTHING_YET)).toBe(false);
    expect(isGranted(anything, over, NOTHING_YET)).toBe(true);
    expect(isGranted({ ...anything, ending: 'homeHeld' }, over, NOTHING_YET)).toBe(true);
    expect(isGranted({ ...anything, ending: 'homeTaken' }, over, NOTHING_YET)).toBe(false);
    expect(isGranted({ ...anything, winner: 'b' }, over, NOTHING_YET)).toBe(false);
  });

  test('is for all that has to happen before', () => {
    const wish: Wish = { ...anything, with: ['exile', 'wrongAccusation'] };
    expect(isGranted(wish, over, { ...NOTHING_YET, exiles: 1 })).toBe(false);
    expect(isGranted(wish, over, { ...NOTHING_YET, exiles: 1, wronged: 2 })).toBe(true);
  });

  test('is for an exile that is among the winners (R278)', () => {
    const wish: Wish = { ...anything, with: ['exileWins'] };
    const exiled = (seat: string) =>
      changed(over, (game) =>
        changeFacts(game, { exiles: { [seat]: { former: 'b', accuser: 'seat-2' } } }),
      );
    expect(isGranted(wish, exiled('seat-3'), NOTHING_YET)).toBe(false);
    expect(isGranted(wish, exiled('seat-1'), NOTHING_YET)).toBe(true);
  });
});

describe('hands', () => {
  const played = (player: Player, steps: number, seed = 1): Trial => {
    const random = seededRandom(seed);
    return tryOut(
      () => startMatch(linedUpPlan('s9', seed, 3)),
      (match, state) => player(match, state, random),
      steps,
    );
  };

  test('one that is idle ends its turns at once', () => {
    const { match, tally, failure } = played(idle, 20);
    expect(failure).toBeUndefined();
    expect(tally.turns).toBeGreaterThan(4);
    expect(match?.log.filter((entry) => 'command' in entry && entry.command.flick)).toEqual([]);
  });

  // With the second seed there is a traitor.
  test.each<[Accused, { exiles: number; wronged: number }]>([
    ['traitor', { exiles: 1, wronged: 0 }],
    ['honest', { exiles: 0, wronged: 1 }],
  ])('those who look for a %s one accuse once', (whom, found) => {
    const { tally, failure } = played(accusing(whom, idle), 40, 2);
    expect(failure).toBeUndefined();
    expect(tally).toMatchObject({ accusations: 1, ...found });
  });

  test('quarrelsome ones accuse again and again', () => {
    const { tally, failure } = played(quarrelsome, 40, 2);
    expect(failure).toBeUndefined();
    expect(tally.accusations).toBeGreaterThan(2);
    expect(tally.exiles + tally.wronged).toBe(tally.accusations);
  });
});
