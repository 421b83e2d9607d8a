// Matches to take pictures of, as the page stores them: opened from their state, so that nothing is played again.
import { readFileSync } from 'node:fs';
import { command, runTable, startMatch, waitsFor, type LogEntry, type Match } from '../../src/match/match'; // prettier-ignore
import { plainPlan } from '../../src/match/plan';
import { arrangedMatch } from '../../src/match/position';
import { saveOf } from '../../src/match/saves';
import type { SavedMatch } from '../../src/match/saved-match';
import { toldAt, type Told } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { optionName, type Decision } from '../../src/scenarios/decisions';
import { scenarioOf, type ScenarioId } from '../../src/scenarios/list';
import type { NewGame } from '../../src/scenarios/setup';
import type { Half } from '../../src/scenarios/ids';

export const SAVE = 'for-a-picture';

/** A match before a moment, and the answer that brings it about. */
export type Moment = { readonly save: SavedMatch; readonly choice?: string };

/** The first question of a kind, from a half of the day on; or a rush that so many zombies take part in; or the end. */
export type Wanted =
  | { readonly asked: Decision['kind']; readonly half?: Half }
  | { readonly pours: number }
  | { readonly end: true };

export async function startOf(scenario: ScenarioId, half: Half): Promise<Moment> {
  await loadEngine();
  const plan = plainPlan(scenario, 1);
  const { dayStart } = scenarioOf(scenario);
  const match =
    half === 'day' ? startMatch(plan) : arrangedMatch(plan, { dayMarker: nightAfter(dayStart) });
  return { save: saveOf(SAVE, match, []) };
}

/** The day marker counts down, and every other of its spaces is a night. */
const nightAfter = (dayStart: number): number => dayStart - 1;

export async function momentOf(golden: string, wanted: Wanted): Promise<Moment> {
  await loadEngine();
  const { plan, log } = JSON.parse(readFileSync(`tests/golden/${golden}.json`, 'utf8')) as {
    readonly plan: NewGame;
    readonly log: readonly LogEntry[];
  };
  let match = startMatch(plan);
  const told: Told[] = [];
  for (const entry of log) {
    const choice = 'command' in entry ? optionName(entry.command.choice) : undefined;
    if (isIt(match, wanted)) return { save: saveOf(SAVE, match, told), ...(choice !== undefined && { choice }) }; // prettier-ignore
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) throw new Error(`${golden} no longer replays.`);
    if ('pours' in wanted && choice !== undefined && pours(step.match) >= wanted.pours)
      return { save: saveOf(SAVE, match, told), choice };
    told.push(toldAt(match.log.length, entry, step.events));
    match = step.match;
  }
  if ('end' in wanted) return { save: saveOf(SAVE, match, told) };
  throw new Error(`${golden} has no such moment.`);
}

function isIt(match: Match, wanted: Wanted): boolean {
  const waits = waitsFor(match);
  return (
    'asked' in wanted &&
    waits.for === 'decision' &&
    waits.decision.kind === wanted.asked &&
    (wanted.half ?? match.game.round.half) === match.game.round.half
  );
}

/** How many zombies are about to slide out of the tower. */
function pours(match: Match): number {
  const waits = waitsFor(match);
  return waits.for === 'table' && waits.run.launch.kind === 'rush'
    ? waits.run.launch.zombies.length
    : 0;
}
