// A log names the rules it was played by, under one name wherever it was written.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfRules } from '../../scripts/rules-hash.mjs';
import { readLog, writeLog, type LogFault } from '../../src/match/log';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { RULES } from '../../src/match/rules-hash';
import { replaying } from '../../src/match/saves';
import { loadEngine } from '../../src/physics/engine';

beforeAll(loadEngine);

type Stored = { rules: string; log: object[] };
const rulesOf = (text: string): string => (JSON.parse(text) as Stored).rules;

test('a log written by a test names the rules as the build does', () => {
  expect(RULES).toMatch(/^[0-9a-f]{16}$/);
  expect(RULES).toBe(hashOfRules());
  expect(rulesOf(writeLog(startMatch(plainPlan('s1', 1))))).toBe(RULES);
});

test('a log written by a script names them the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flickfall-'));
  const words = ['scripts/run-ts.mjs', 'scripts/simulate.ts', '--seed', '11', '--logs', folder];
  execFileSync(process.execPath, words, { stdio: 'pipe' });
  const [file = ''] = readdirSync(folder);
  const text = readFileSync(join(folder, file), 'utf8');
  rmSync(folder, { recursive: true });
  expect(rulesOf(text)).toBe(RULES);
});

describe('a log of other rules', () => {
  const golden = readFileSync('tests/golden/s1-1-together.json', 'utf8');
  const of = (rules: string, change: (log: object[]) => object[] = (log) => log): string => {
    const stored = JSON.parse(golden) as Stored;
    return JSON.stringify({ ...stored, rules, log: change(stored.log) });
  };
  const drifting = (log: object[]): object[] =>
    log.map((entry) => ('table' in entry ? { table: '0123456789abcdef' } : entry));
  const withGap = (log: object[]): object[] => log.toSpliced(1, 1);

  function faultOf(text: string): LogFault | undefined {
    const read = readLog(text);
    const steps = replaying(text);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const again = step.value;
    expect(again.ok ? undefined : again.fault).toEqual(read.ok ? undefined : read.fault);
    return read.ok ? undefined : read.fault;
  }

  test('is taken where it plays as it did, and then is one of these rules', () => {
    expect(faultOf(of('others'))).toBeUndefined();
    const read = readLog(of('others'));
    expect(read.ok && rulesOf(writeLog(read.match))).toBe(RULES);
  });

  test.each([
    ['drifts', drifting, { code: 'drift', entry: 4 }],
    ['is refused', withGap, { code: 'notPossible', entry: 2 }],
  ])(
    'that %s says that the rules were others; one of these rules says what is wrong',
    (_, change, fault) => {
      expect(faultOf(of(RULES, change))).toEqual(fault);
      expect(faultOf(of('others', change))).toEqual({ code: 'otherRules', entry: fault.entry });
      const read = readLog(of('others', change));
      expect(read.ok ? '' : read.reason).toMatch(
        /played by other rules \(others; .*(Entry|drifts)/,
      );
    },
  );
});
