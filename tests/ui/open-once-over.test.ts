// At the end everything lies open: what is shown and told is what was won with.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readLog } from '../../src/match/log';
import { startMatch, type Match } from '../../src/match/match';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { SPECTATOR, viewFor } from '../../src/scenarios/view';
import { describeObjective } from '../../src/words/describe';

let match: Match;

beforeAll(async () => {
  await loadEngine();
  const read = readLog(readFileSync('tests/golden/s6-1-a.json', 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  match = read.match;
});

test('the fuel that S6 was won with is counted, and lies face up on the table', () => {
  const view = viewFor(match.game, SPECTATOR);
  const parts = describeObjective(view, 'en').map(({ text }) => text);
  expect(parts).toEqual(
    expect.arrayContaining([
      'Key in the RV: 1 of 1',
      'Fuel in the RV: 1 of 1',
      'Team A in the RV: 2 of 2',
    ]),
  );
  const inTheRv = tableViewOf(view).markers.filter(
    ({ store }) => 'structure' in store && store.structure === 'rv',
  );
  expect(new Set(inTheRv.map(({ type }) => type))).toEqual(new Set(['fuel', 'key']));
  expect(Object.values(view.markers).every(({ faceUp, type }) => faceUp && type)).toBe(true);
});

test('as long as it is played nothing is turned over', () => {
  const { game } = startMatch(match.plan);
  const faces = Object.values(viewFor(game, SPECTATOR).markers);
  expect(faces.filter(({ faceUp }) => faceUp)).toHaveLength(
    Object.values(game.markers).filter(({ faceUp }) => faceUp).length,
  );
  expect(faces.filter(({ faceUp, type }) => !faceUp && type)).toEqual([]);
});
