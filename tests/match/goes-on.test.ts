import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goesOn } from '../../src/match/goes-on';

type Stored = { rules: string; log: unknown[] };
const whole = readFileSync('tests/golden/s1-1-together.json', 'utf8');
const some = (entries: number, change: Partial<Stored> = {}): string => {
  const stored = JSON.parse(whole) as Stored;
  return `${JSON.stringify({ ...stored, log: stored.log.slice(0, entries), ...change })}\n`;
};

test('a match played further is not replaced by an older state of it', () => {
  expect(goesOn(some(5), some(3))).toBe(true);
  expect(goesOn(whole, some(3))).toBe(true);
  expect(goesOn(some(3), some(5))).toBe(false);
  expect(goesOn(some(3), some(3))).toBe(false);
});

test('nor by one that another version of the game has left', () => {
  expect(goesOn(some(5, { rules: 'newer' }), some(3))).toBe(true);
  expect(goesOn(some(5), some(3, { rules: 'a name that is far longer' }))).toBe(true);
});

test('another match, or what is none, is replaced', () => {
  const other = some(5).replace(/"seed":"0/, '"seed":"1');
  expect(goesOn(other, some(3))).toBe(false);
  for (const stored of ['', '{}', 'x'.repeat(9999)]) expect(goesOn(stored, some(3))).toBe(false);
});
