// The shot of the day: the same task for the same seed, always legal, never won by doing nothing.
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenTable } from '../../../src/match/invariants';
import { dealt } from '../../../src/match/practice/daily/dealt';
import { allSeeds, dayName, dayNumber, seedOf } from '../../../src/match/practice/daily/days';
import { packed, unpacked } from '../../../src/match/practice/daily/packed';
import { KINDS, TASK_KINDS } from '../../../src/match/practice/daily/task';
import { readied } from '../../../src/match/practice/exercise';
import { judge } from '../../../src/match/practice/goal';
import { gameOf } from '../../../src/match/practice/setting';
import { loadEngine } from '../../../src/physics/engine';
import { SEEDS } from '../../../src/match/practice/daily/seeds';
import { hashText } from '../../../src/physics/hash';
import { awaiting } from '../../../src/scenarios/apply';
import { must, tableOf } from '../../../src/scenarios/queries';

beforeAll(loadEngine);

const taskOf = (seed: number) => must(dealt(seed), `a task for seed ${seed}`);

describe('what a seed deals', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('seed %i can stand', (seed) => {
    const { setting, exercise, goal } = taskOf(seed);
    expect(brokenTable(tableOf(gameOf(setting)))).toEqual([]);
    const ready = readied(gameOf(setting), exercise, 0);
    expect(ready.ok && awaiting(ready.game).for).toBe('decision');
    // Somebody stands where it begins, and nothing has happened but a breath of air.
    const run = { launch: { kind: 'settle' } } as const;
    expect(judge(goal, [{ events: [], from: setting, to: setting, run }])).toBe(false);
  });
  test('is the same everywhere', () => {
    const hashes = Array.from({ length: KINDS }, (_, seed) =>
      hashText(JSON.stringify(taskOf(seed))),
    );
    expect(hashes).toEqual(DEALT);
  });
  test('is of one kind after the other', () => {
    expect(TASK_KINDS.map((_, seed) => taskOf(seed + KINDS).kind)).toEqual(TASK_KINDS);
  });
});

const DEALT: readonly string[] = [
  'cfc78e3dd0a4843f',
  '87a51394649eec29',
  'a5205a995598902a',
  'a01d2bdb397021a7',
  '48e69bda28030e1e',
  '2e3995f6355e423c',
  '49818a1e905aa66e',
  'dfbbc3c4f015c53c',
  '301cb3b3102220a2',
  'e60e9bf9a6268010',
];

test.each([[[]], [[0]], [[0, 1, 2]], [[34, 35, 36, 71, 72]], [[500, 501, 1900]]])(
  'the numbers %j are packed and come out again',
  (numbers) => {
    expect(unpacked(packed(numbers))).toEqual(numbers);
    expect(packed(numbers)).toMatch(/^[0-9a-z]*$/);
  },
);

describe('the task of a date', () => {
  test('dates are numbers of days, and what is no date is none', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2026-11-18')).toBe(20_775);
    expect(dayNumber('2028-03-01')).toBe((dayNumber('2028-02-28') ?? 0) + 2);
    expect(dayName(20_775)).toBe('2026-11-18');
    for (const wrong of ['2026-02-30', '2026-13-01', '18.11.2026', 'today', ''])
      expect(dayNumber(wrong)).toBeUndefined();
  });
  test('is of another kind than that of the day before, for ever', () => {
    for (let day = 20_000; day < 20_500; day += 1)
      expect(seedOf(day + 1) % KINDS).toBe(
        (seedOf(day) % KINDS) + 1 === KINDS ? 0 : (seedOf(day) % KINDS) + 1,
      );
  });
});

describe('the list of seeds', () => {
  test('has each but once, within two kilobytes', () => {
    const seeds = allSeeds();
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.length).toBe(400);
    expect(SEEDS.join('').length).toBeLessThan(2000);
    expect(SEEDS).toHaveLength(KINDS);
  });
  test('every date of the list has its task', () => {
    const first = dayNumber('2026-11-18') ?? 0;
    const dealtOn = Array.from({ length: 60 }, (_, day) => taskOf(seedOf(first + day)));
    const towns = new Set(dealtOn.map(({ setting }) => setting.scenario));
    expect(towns.size).toBeGreaterThanOrEqual(7);
    expect(new Set(dealtOn.map(({ kind }) => kind)).size).toBe(KINDS);
    // No two of them are the same.
    expect(new Set(dealtOn.map((task) => JSON.stringify(task))).size).toBe(60);
  });
});
