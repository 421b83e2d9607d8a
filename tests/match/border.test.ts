// Whatever comes from outside: never an exception, and nothing is taken that is not in order to the last key.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../src/match/border';
import { checkPlan } from '../../src/match/check-plan';
import { parseLog, readLog } from '../../src/match/log';
import { plainPlan } from '../../src/match/plan';
import { readSavedMatch } from '../../src/match/saved-match';
import { readSummary } from '../../src/match/saves-summary';
import { loadEngine } from '../../src/physics/engine';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { scenarioOf } from '../../src/scenarios/list';
import { keysOf, spoilt, textOf, troubles } from '../support/mutate';

beforeAll(loadEngine);

const words = (text: string): string[] => text.split(' ');
const OF_PLAN = words(
  'sheet seed options seats lineUp difficulty attackCards pellets medicineHeals hand living steady id name team together a b',
).concat(keysOf(SCENARIO_IDS.map(scenarioOf)));
const OF_ENTRY = words(
  'command table seat number choice flick facing spot x y direction speed axis struck aim shift',
);
const OF_SUMMARY = words('id savedAt scenario seats name round half moves winner imported');

const PLAIN = plainPlan('s6', 7);
const S6 = {
  ...PLAIN,
  options: { ...PLAIN.options, hand: 'living' as const },
  seats: PLAIN.seats.map((seat, index) =>
    index === 0 ? { ...seat, steady: true as const } : seat,
  ),
  lineUp: { a: scenarioOf('s6').teams.a?.survivors ?? [] },
};
const { sheet, ...OF_S6 } = S6;
const golden = JSON.parse(readFileSync('tests/golden/s1-1-together.json', 'utf8')) as {
  log: object[];
};

test.each(SCENARIO_IDS)('the plainest plan of %s is taken as it came', (id) => {
  const plan = plainPlan(id, 1);
  const checked = checkPlan(plan);
  expect(checked.ok && checked.plan).toBe(plan);
  expect(checkPlan(S6)).toEqual({ ok: true, plan: S6 });
});

/** A refusal says why in one sentence; what was taken has nothing in it that is not known. */
const SENTENCE = /^[A-Z].{3,200}\.$/;

test('a spoilt plan is refused with a sentence, or still a plan', () => {
  let refused = 0;
  fc.assert(
    // Its sheet, which is far larger than the rest, has a test of its own.
    fc.property(spoilt(OF_S6), (rest) => {
      const checked = checkPlan(isRecord(rest) ? { ...rest, sheet } : rest);
      if (!checked.ok) refused += 1;
      const wrong = checked.ok ? troubles(checked.plan, OF_PLAN) : notASentence(checked.reason);
      expect(wrong).toEqual([]);
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(refused).toBeGreaterThan(1000);
});

const notASentence = (reason: string): string[] => (SENTENCE.test(reason) ? [] : [reason]);

const entries = [
  ...golden.log,
  { command: { seat: 'seat-1', number: 9, choice: 'face', facing: -12.5 } },
  { command: { seat: 'seat-1', number: 9, choice: 'put', spot: { x: 1, y: 2 } } },
  {
    command: {
      seat: 'seat-1',
      number: 9,
      choice: 'flick',
      flick: { direction: 1, speed: 2, axis: 3, struck: 0.5, aim: 4, shift: -1 },
    },
  },
];

test('every number of a command is read', () => {
  expect(parseLog(textOf({ ...golden, log: entries }))).toMatchObject({ ok: true, log: entries });
});

test('a spoilt log is refused with a reason, or still a log', () => {
  let refused = 0;
  fc.assert(
    fc.property(spoilt({ ...golden, log: entries }), (log) => {
      const parsed = parseLog(textOf(log));
      if (!parsed.ok) refused += 1;
      const wrong = parsed.ok
        ? [...troubles(parsed.plan, OF_PLAN), ...troubles(parsed.log, OF_ENTRY)]
        : notASentence(parsed.reason);
      expect(wrong).toEqual([]);
    }),
    { numRuns: 2000, seed: 2 },
  );
  expect(refused).toBeGreaterThan(1000);
});

test('a spoilt log that is played again does no harm either', () => {
  const short = { ...golden, log: golden.log.slice(0, 6) };
  fc.assert(
    fc.property(spoilt(short), (log) => {
      const read = readLog(textOf(log));
      expect(read.ok ? [] : notASentence(read.reason)).toEqual([]);
    }),
    { numRuns: 100, seed: 3 },
  );
});

test('a spoilt summary is nothing, or a summary without what nobody knows', () => {
  const summary = {
    id: 'x',
    savedAt: 5,
    scenario: 's1',
    round: 1,
    half: 'day',
    moves: 3,
    winner: 'nobody',
    seats: [{ id: 'circle', name: 'Ana' }],
  };
  expect(readSummary({ ...summary, more: 1 })).toEqual(summary);
  fc.assert(
    fc.property(spoilt(summary), (stored) => {
      const read = readSummary(stored);
      expect(troubles(read, OF_SUMMARY)).toEqual([]);
      // A list says when it was saved.
      expect(new Intl.DateTimeFormat('en').format(read?.savedAt)).toMatch(/\d/);
    }),
    { numRuns: 2000, seed: 4 },
  );
});

test('a spoilt record of a match is nothing, or texts', () => {
  const snapshot = { engine: 'e', rules: 'r', game: '{}', told: '[]', hash: 'h' };
  expect(readSavedMatch('x', { id: 'x', log: 'l', snapshot })).toEqual({
    id: 'x',
    log: 'l',
    snapshot,
  });
  expect(readSavedMatch('x', { log: 7, snapshot: { ...snapshot, game: {} } })).toEqual({
    id: 'x',
    log: '',
  });
  fc.assert(
    fc.property(spoilt({ id: 'x', log: 'l', snapshot }), (stored) => {
      const read = readSavedMatch('x', stored);
      const texts = read ? [read.id, read.log, ...Object.values(read.snapshot ?? {})] : [];
      expect(texts.filter((one) => typeof one !== 'string')).toEqual([]);
      expect([0, 2, 7]).toContain(texts.length);
    }),
    { numRuns: 1000, seed: 5 },
  );
});

describe('a text that is nested without end', () => {
  const many = 2_400_000;
  const head = textOf({ ...golden, log: 0, plan: 0 }).replace('"plan":0', '"plan":1');
  test.each([
    ['open', '['.repeat(2 * many)],
    ['closed', '['.repeat(many) + ']'.repeat(many)],
    ['of objects', `${'{"a":'.repeat(many / 4)}1${'}'.repeat(many / 4)}`],
    ['in the log', head.replace('"log":0', () => `"log":${'['.repeat(many)}${']'.repeat(many)}`)],
    [
      'in the version',
      head.replace('"version":3', () => `"version":${'['.repeat(many)}${']'.repeat(many)}`),
    ],
  ])('%s, is refused', (_, text) => {
    expect(parseLog(text)).toMatchObject({ ok: false, fault: { code: 'damaged' } });
  });

  test('is told from one that only names brackets', () => {
    const name = `${'['.repeat(36)}\\"{`;
    const seats = [{ id: 'a', name, team: 'together' }];
    const plan = { ...plainPlan('s1', 1), seats };
    expect(parseLog(textOf({ ...golden, plan, log: [] }))).toMatchObject({ ok: true, plan });
  });
});
