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

/** A street at night with people and the dead in it, a survivor about to act: what the README shows. */
export async function streetAtNight(): Promise<Moment> {
  await loadEngine();
  const at = (x: number, y: number, facing: number) => ({ where: { at: { x, y, facing } } });
  const match = arrangedMatch(plainPlan('s1', 1), {
    dayMarker: 3,
    survivors: [
      { id: 'anita', ...at(66, 56, 8) },
      { id: 'john', ...at(64, 51, 352) },
      { id: 'kevin', ...at(67, 66, 350) },
      { id: 'loretta', ...at(69, 50.5, 12) },
      { id: 'thomas', where: { inside: 'library' } },
    ],
    zombies: [
      { id: 'zombie-13', at: { x: 57, y: 56, facing: 0 } },
      { id: 'zombie-7', at: { x: 55, y: 50, facing: 10 } },
      { id: 'zombie-1', at: { x: 54, y: 62, facing: 350 } },
      { id: 'zombie-8', at: { x: 59, y: 66, facing: 345 } },
      { id: 'zombie-14', at: { x: 72, y: 56, facing: 70 }, lying: true },
    ],
    dump: 8,
    turn: { survivor: 'anita' },
  });
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
