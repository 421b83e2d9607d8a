// The teams folded to faces: whose turn it is leads, everybody is there with a name, and after the end nobody "can still act".
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { command, runTable, startMatch, type LogEntry, type Match } from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { survivorIds, survivorOf } from '../../src/scenarios/queries';
import type { NewGame } from '../../src/scenarios/setup';
import { viewFor, type SeatView } from '../../src/scenarios/view';
import { stripOf } from '../../src/ui/play/hud/strip';

beforeAll(loadEngine);

const seen = (match: Match): SeatView => viewFor(match.game, 'seat-1');

test.each(SCENARIO_IDS)('%s: everybody of a team is in its row, once', (id) => {
  const view = seen(startMatch(linedUpPlan(id, 3, 3)));
  const rows = stripOf(view);
  const members = rows.flatMap((row) => row.members);
  expect(new Set(members).size).toBe(members.length);
  const ofTeams = survivorIds(view).filter((one) =>
    view.teams.some((team) => team.id === survivorOf(view, one).team),
  );
  expect(members).toEqual(expect.arrayContaining(ofTeams));
  expect(rows.every((row) => row.members.length > 0)).toBe(true);
});

test('the team whose turn it is leads', () => {
  const { plan, log } = JSON.parse(readFileSync('tests/golden/s6-1-a.json', 'utf8')) as {
    plan: NewGame;
    log: LogEntry[];
  };
  let match = startMatch(plan);
  const led = new Set<string | undefined>();
  for (const entry of log.slice(0, 60)) {
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) throw new Error(step.reason);
    match = step.match;
    const view = seen(match);
    if (!view.turn) continue;
    const team = survivorOf(view, view.turn.survivor).team;
    expect(stripOf(view)[0]?.team).toBe(team);
    led.add(team);
  }
  expect(led.size).toBe(2);
});
