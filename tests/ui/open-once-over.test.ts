// At the end everything lies open: what is shown and told is what was won with.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readLog } from '../../src/match/log';
import { startMatch, type Match } from '../../src/match/match';
import { shownTo } from '../../src/match/shown';
import { loadEngine } from '../../src/physics/engine';
import { NOBODY } from '../../src/ui/play/handover/secrets';
import { openOnceOver } from '../../src/ui/play/openOnceOver';
import { describeObjective } from '../../src/words/describe';

let match: Match;

beforeAll(async () => {
  await loadEngine();
  const read = readLog(readFileSync('tests/golden/s6-1-a.json', 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  match = read.match;
});

test('the fuel that S6 was won with is counted, and lies face up on the table', () => {
  const game = openOnceOver(match.game);
  const parts = describeObjective(game, NOBODY, 'en').map(({ text }) => text);
  expect(parts).toEqual(
    expect.arrayContaining([
      'Key in the RV: 1 of 1',
      'Fuel in the RV: 1 of 1',
      'Team A in the RV: 2 of 2',
    ]),
  );
  const inTheRv = shownTo(game, NOBODY).markers.filter(
    ({ store }) => 'structure' in store && store.structure === 'rv',
  );
  expect(new Set(inTheRv.map(({ type }) => type))).toEqual(new Set(['fuel', 'key']));
});

test('as long as it is played nothing is turned over', () => {
  const { game } = startMatch(match.plan);
  expect(openOnceOver(game)).toBe(game);
});
