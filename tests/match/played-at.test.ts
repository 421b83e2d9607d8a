// When a match was played travels beside its log; the log itself stays letter by letter what it was.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLog } from '../../src/match/log';
import { dayOf, withDay } from '../../src/match/played-at';

const GOLDEN = readFileSync('tests/golden/s1-1-together.json', 'utf8');

test('the day is written once, read again, and the match is the same', () => {
  const dated = withDay(GOLDEN, 1_700_000_000_000.4);
  expect(dayOf(dated)).toBe(1_700_000_000_000);
  expect(withDay(dated, 5)).toBe(dated);
  const [plain, parsed] = [parseLog(GOLDEN), parseLog(dated)];
  expect(parsed.ok).toBe(true);
  expect(parsed).toEqual(plain);
});

test('a file without one has none; a name at the table cannot make one up', () => {
  expect(dayOf(GOLDEN)).toBeUndefined();
  expect(dayOf(JSON.stringify({ plan: { seats: [{ name: '"playedAt":5,' }] } }))).toBeUndefined();
});

test('a day that no calendar can show is refused with the file', () => {
  expect(parseLog(withDay(GOLDEN, 8.65e15))).toMatchObject({ ok: false });
});
