// A saved match must come back exactly, quickly when nothing has changed, and by its log when anything has.
import { beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../src/match/log';
import { command, hashOf, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { openSnapshot, replaying, saveOf, summaryOf } from '../../src/match/saves';
import type { SavedMatch } from '../../src/match/saved-match';
import { readSummary } from '../../src/match/saves-summary';
import { toldAt, type Told } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';

const RULES = 'these';
let played: Match;
let told: Told[];
let saved: SavedMatch;

beforeAll(async () => {
  await loadEngine();
  const random = seededRandom(4);
  told = [];
  played = startMatch(plainPlan('s1', 9));
  // At least so many steps, and on to a question: only there a match is put away.
  for (let step = 0; step < 24 || waitsFor(played).for === 'table'; step += 1) {
    const state = waitsFor(played);
    const next =
      state.for === 'decision' ? command(played, randomCommand(state, random)) : runTable(played);
    if (!next.ok) continue;
    const entry = played.log.length;
    played = next.match;
    const made = played.log[entry];
    if (made) told.push(toldAt(entry, made, next.events));
  }
  saved = saveOf('x', played, told, RULES);
});

function replayAll(log: string) {
  const steps = replaying(log);
  const shares: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { shares, result: step.value };
    shares.push(step.value);
  }
}

test('the state is taken over at once when nothing has changed', () => {
  const opened = openSnapshot(saved, RULES);
  expect(opened?.match).toEqual(played);
  expect(opened?.told).toEqual(JSON.parse(JSON.stringify(told)));
});

test('what is taken out is written again letter by letter', () => {
  // Another tab tells by the text whether it lags behind.
  const opened = openSnapshot(saved, RULES);
  expect(opened && writeLog(opened.match)).toBe(saved.log);
  const { result } = replayAll(saved.log);
  expect(result.ok && writeLog(result.opened.match)).toBe(saved.log);
});

describe('the state is not taken over', () => {
  test.each<[string, (save: SavedMatch) => SavedMatch, string?]>([
    ['by other rules', (save) => save, 'others'],
    ['when there is none', ({ id, log }) => ({ id, log })],
    ['from another table', (save) => withSnapshot(save, { engine: 'table-0' })],
    ['when the state was changed', (save) => withSnapshot(save, { game: '{}' })],
    ['when what was told was changed', (save) => withSnapshot(save, { told: '[]' })],
    ['when the log was changed', (save) => ({ ...save, log: save.log.replace('"s1"', '"s2"') })],
    ['when the log went on without it', (save) => ({ ...save, log: `${save.log} ` })],
    ['when the hash was lost', (save) => withSnapshot(save, { hash: '' })],
  ])('%s', (_, change, rules = RULES) => {
    expect(openSnapshot(change(saved), rules)).toBeUndefined();
  });
});

const withSnapshot = (save: SavedMatch, change: object): SavedMatch => ({
  ...save,
  ...(save.snapshot && { snapshot: { ...save.snapshot, ...change } }),
});

test('the log played again gives the same match, and says how far it is', () => {
  const { shares, result } = replayAll(saved.log);
  expect(result.ok && hashOf(result.opened.match.game)).toBe(hashOf(played.game));
  expect(result.ok && result.opened.told).toEqual(told);
  expect(shares).toHaveLength(played.log.length);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('a broken log is refused with its fault', () => {
  expect(replayAll('').result).toEqual({
    ok: false,
    reason: expect.any(String),
    fault: { code: 'damaged' },
  });
  const cut = JSON.parse(saved.log) as { log: unknown[] };
  cut.log.splice(1, 1);
  expect(replayAll(JSON.stringify(cut)).result).toMatchObject({
    ok: false,
    fault: { code: expect.stringMatching(/notPossible|drift/), entry: 2 },
  });
});

describe('a summary', () => {
  test('says what a list shows', () => {
    const summary = summaryOf('x', played, 5);
    expect(summary).toMatchObject({ id: 'x', savedAt: 5, scenario: 's1', round: 1, half: 'day' });
    expect(summary.moves).toBe(played.log.length);
    expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  });

  test.each([
    undefined,
    null,
    7,
    [],
    {},
    {
      id: 'x',
      savedAt: 5,
      scenario: 's99',
      seats: [{ id: 'a', name: 'A' }],
      round: 1,
      half: 'day',
      moves: 3,
    },
    { id: 'x', savedAt: 5, scenario: 's1', seats: [], round: 1, half: 'day', moves: 3 },
    { id: 'x', savedAt: 5, scenario: 's1', seats: [{ id: 1 }], round: 1, half: 'day', moves: 3 },
    {
      id: 'x',
      savedAt: '5',
      scenario: 's1',
      seats: [{ id: 'a', name: 'A' }],
      round: 1,
      half: 'day',
      moves: 3,
    },
  ])('is not read from %j', (value) => {
    expect(readSummary(value)).toBeUndefined();
  });
});
