// Files come from strangers: every broken one gets a sentence, none does any harm.
import { seedOf } from '../../src/scenarios/random';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog, settleTable, writeLog } from '../../src/match/log';
import { command, hashOf, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { randomCommand } from '../../src/bots/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { scenarioOf } from '../../src/scenarios/list';
import { defaultOptions } from '../../src/scenarios/options';

let played: Match;

beforeAll(async () => {
  await loadEngine();
  played = playSome(30);
});

function playSome(steps: number): Match {
  const random = seededRandom(4);
  const seats = [{ id: 'one', name: 'Rosa', team: 'together' as const }];
  const seed = seedOf(9);
  let match = startMatch({ sheet: scenarioOf('s1'), options: defaultOptions(), seats, seed });
  for (let step = 0; step < steps; step += 1) {
    const state = waitsFor(match);
    const next =
      state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
    if (next.ok) match = next.match;
  }
  return match;
}

type Stored = {
  format: string;
  version: number;
  engine: string;
  plan: Record<string, unknown>;
  log: unknown[];
};
const named = (id: string): unknown => ({ ...scenarioOf('s1'), id });

/** The stored match with something changed by hand. */
function tampered(change: (stored: Stored) => void): string {
  const stored = JSON.parse(writeLog(played)) as Stored;
  change(stored);
  const read = readLog(JSON.stringify(stored));
  return read.ok ? 'accepted' : read.reason;
}

test('a match that is written and read is the same', () => {
  const read = readLog(writeLog(played));
  expect(read.ok && hashOf(read.match.game)).toBe(hashOf(played.game));
});

describe('a broken file is refused with the reason', () => {
  test.each<[string, RegExp]>([
    ['', /damaged or cut off/],
    ['{"format":"flickfall-match","version":1,"lo', /damaged or cut off/],
    ['[]', /damaged or cut off/],
    ['null', /damaged or cut off/],
    ['{"format":"something else"}', /not a Flickfall match/],
    ['<html></html>', /damaged or cut off/],
  ])('%s', (text, reason) => {
    const read = readLog(text);
    expect(read).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test.each<[string, (stored: Stored) => void, RegExp]>([
    ['a later version', (one) => (one.version = 4), /version 4/],
    ['an earlier version', (one) => (one.version = 2), /version 2/],
    ['another table', (one) => (one.engine = 'table-0'), /table-0/],
    ['an unknown scenario', (one) => (one.plan['sheet'] = named('s99')), /scenario/],
    [
      'a scenario named like a built-in',
      (one) => (one.plan['sheet'] = named('constructor')),
      /scenario/,
    ],
    ['only the name of a scenario', (one) => (one.plan['sheet'] = 's1'), /sheet of the scenario/],
    ['a broken seed', (one) => (one.plan['seed'] = 1.5), /seed/],
    ['no players', (one) => (one.plan['seats'] = []), /players/],
    [
      'a player of no team',
      (one) => (one.plan['seats'] = [{ id: 'a', name: 'A', team: 'b' }]),
      /Team b/,
    ],
    [
      'two players in one seat',
      (one) => (one.plan['seats'] = [1, 2].map(() => ({ id: 'a', name: 'A', team: 'together' }))),
      /same id/,
    ],
    [
      'impossible options',
      (one) => (one.plan['options'] = { ...defaultOptions(), pellets: 99 }),
      /pellets/,
    ],
    ['no list of moves', (one) => (one.log = undefined as never), /list of moves/],
    ['a move that is none', (one) => one.log.splice(2, 0, { evil: true }), /Entry 3/],
    [
      'a move that is not possible',
      (one) => (one.log = one.log.toReversed()),
      /not possible|drifts/,
    ],
    ['a missing move', (one) => one.log.splice(1, 1), /not possible|drifts/],
  ])('%s', (_, change, reason) => {
    expect(tampered(change)).toMatch(reason);
  });
});

test('the drift detector fires when the log tells another outcome', () => {
  const reason = tampered((stored) => {
    const at = stored.log.findIndex(
      (entry) => typeof entry === 'object' && entry !== null && 'table' in entry,
    );
    stored.log[at] = { table: '0123456789abcdef' };
  });
  expect(reason).toMatch(/drifts at entry \d+/);
});

test('the drift detector fires when a flick was changed', () => {
  const reason = tampered((stored) => {
    const entries = stored.log as { command?: { flick?: { speed: number } } }[];
    const flicked = entries.find(({ command: given }) => given?.flick)?.command?.flick;
    if (flicked) flicked.speed += 7;
  });
  expect(reason).toMatch(/drifts at entry \d+|not possible/);
});

test('a match cut off in the middle of a flick goes on', () => {
  let match = played;
  const random = seededRandom(8);
  for (let step = 0; waitsFor(match).for !== 'table' && step < 500; step += 1) {
    const state = waitsFor(match);
    if (state.for !== 'decision') break;
    const next = command(match, randomCommand(state, random));
    if (next.ok) match = next.match;
  }
  expect(waitsFor(match).for).toBe('table');
  const read = readLog(writeLog(match));
  expect(read.ok && waitsFor(settleTable(read.match)).for).not.toBe('table');
});
