// Traces of a flick stay as long as its own table does: those of an older duel are gone when a new one begins.
import { beforeAll, expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import type { RecordedRun } from '../../src/match/session';
import { laneTable, lineUp } from '../../src/scenarios/rules/duel-lane';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { viewFor } from '../../src/scenarios/view';
import { liesOn } from '../../src/scene/playback/lies-on';
import { goldenShows } from './support/shows';

beforeAll(loadEngine);

const lane = (own: readonly string[], others: readonly string[], gap = 80) =>
  laneTable({ zombies: {} }, { near: lineUp(own), far: { ...lineUp(others), ahead: 80 - gap } });
const shotOn = (
  table: RecordedRun['run']['table'],
  kind: 'bullet' | 'bat',
): RecordedRun['run'] => ({ table, launch: { kind } as RecordedRun['run']['launch'] });

test('in the same duel they stay, though somebody comes nearer, falls, or strikes with a bat', () => {
  const shot = shotOn(lane(['mike'], ['zombie-1', 'zombie-2']), 'bullet');
  expect(liesOn(shot, lane(['mike'], ['zombie-1', 'zombie-2'], 68))).toBe(true);
  expect(liesOn(shot, lane(['mike'], ['zombie-2'], 68))).toBe(true);
  const blow = lane(['mike'], ['zombie-1']);
  const without = { ...blow, pieces: blow.pieces.filter(({ id }) => id !== 'mike') };
  expect(liesOn(shotOn(without, 'bat'), blow)).toBe(true);
});

test('in another duel they are gone', () => {
  const shot = shotOn(lane(['mike'], ['zombie-1']), 'bullet');
  expect(liesOn(shot, lane(['mike'], ['zombie-2']))).toBe(false);
  expect(liesOn(shot, lane(['john'], ['zombie-1']))).toBe(false);
  const blow = shotOn(lane([], ['zombie-1']), 'bat');
  expect(liesOn(blow, lane(['john'], ['zombie-2']))).toBe(false);
});

test('the town keeps those of its own flicks, and none of a duel', () => {
  const town = tableViewOf(viewFor(startMatch(plainPlan('s2', 1)).game, 'seat-1'));
  const shows = goldenShows('s2-1-together');
  const [inTown] = shows.filter(({ run }) => run.table.layout.town);
  const [inDuel] = shows.filter(({ run }) => !run.table.layout.town);
  expect(inTown && liesOn(inTown.run, town)).toBe(true);
  expect(inDuel && liesOn(inDuel.run, town)).toBe(false);
  expect(inTown && liesOn(inTown.run, lane(['mike'], ['zombie-1']))).toBe(false);
});
