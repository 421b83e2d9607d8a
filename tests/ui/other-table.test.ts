import { expect, test } from 'vitest';
import { writeLog } from '../../src/match/log';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { ENGINE } from '../../src/physics/version';
import { isOfOtherTable } from '../../src/ui/saves/other-table';

test('a log says in its first words on which table it was played', () => {
  const log = writeLog(startMatch(plainPlan('s1', 1)));
  expect(isOfOtherTable(log)).toBe(false);
  expect(isOfOtherTable(log.replace(`"${ENGINE}"`, '"table-0"'))).toBe(true);
});

test('what is damaged is damaged, not old', () => {
  for (const log of ['', '7', '<html>', '{"format":"flickfall-match"}'])
    expect(isOfOtherTable(log)).toBe(false);
});
