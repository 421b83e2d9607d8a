// What a match may be set up with; everything that comes from outside passes here.
import { DIFFICULTIES, type Difficulty, type Options } from '../scenarios/options';
import { SCENARIO_IDS, type ScenarioId, type MainTeam } from '../scenarios/ids';
import { scenarioOf } from '../scenarios/list';
import { SURVIVOR_IDS, type SurvivorId } from '../scenarios/catalogue/survivors';
import type { LineUp, NewGame, SeatPlan } from '../scenarios/setup';

export type Checked =
  { readonly ok: true; readonly plan: NewGame } | { readonly ok: false; readonly reason: string };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_NAME = 40;

/** A plan in order, or the sentence that says what is wrong with it. */
export function checkPlan(plan: unknown): Checked {
  if (!isRecord(plan)) return no('The set-up of the match is missing.');
  const scenario = SCENARIO_IDS.find((id) => id === plan['scenario']);
  if (!scenario) return no('The scenario of the match is unknown.');
  const { seed } = plan;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    return no('The seed of the match is not a whole number.');
  const options = checkOptions(plan['options']);
  if (typeof options === 'string') return no(options);
  const seats = checkSeats(plan['seats'], scenario);
  if (typeof seats === 'string') return no(seats);
  const lineUp = checkLineUp(plan['lineUp'], scenario);
  if (typeof lineUp === 'string') return no(lineUp);
  return { ok: true, plan: { scenario, seed, options, seats, ...(lineUp && { lineUp }) } };
}

function checkOptions(value: unknown): Options | string {
  if (!isRecord(value)) return 'The options of the match are missing.';
  const { difficulty, attackCards, pellets, medicineHeals } = value;
  if (!DIFFICULTIES.some((one) => one === difficulty))
    return 'The difficulty of the match is unknown.';
  if (!isWhole(attackCards, 0, 7)) return 'The number of attack cards must be from 0 to 7.';
  if (!isWhole(pellets, 1, 8)) return 'The number of pellets must be from 1 to 8.';
  if (typeof medicineHeals !== 'boolean') return 'Whether medicine heals must be yes or no.';
  return { difficulty: difficulty as Difficulty, attackCards, pellets, medicineHeals };
}

function checkSeats(value: unknown, scenario: ScenarioId): SeatPlan[] | string {
  const { players, teams } = scenarioOf(scenario);
  if (!Array.isArray(value) || value.length < players[0] || value.length > players[1]) {
    return `This scenario is for ${players[0]} to ${players[1]} players.`;
  }
  const seats: SeatPlan[] = [];
  for (const seat of value) {
    if (!isRecord(seat)) return 'A seat of the match is not in order.';
    const { id, name, team } = seat;
    if (typeof id !== 'string' || id === '' || id.length > LONGEST_NAME)
      return 'A seat has no proper id.';
    if (typeof name !== 'string' || name.length > LONGEST_NAME)
      return 'A player has no proper name.';
    if (typeof team !== 'string' || !Object.hasOwn(teams, team))
      return `Team ${String(team)} does not play in this scenario.`;
    seats.push({ id, name, team: team as MainTeam });
  }
  if (new Set(seats.map(({ id }) => id)).size < seats.length) return 'Two seats have the same id.';
  const empty = Object.keys(teams).find((team) => seats.every((seat) => seat.team !== team));
  return empty === undefined ? seats : `Team ${empty} has no player.`;
}

/** As many as the sheet has, each once, and none who waits to be found. */
export function checkLineUp(value: unknown, scenario: ScenarioId): LineUp | undefined | string {
  if (value === undefined) return undefined;
  if (!isRecord(value)) return 'The line-up of the match is not in order.';
  const { teams, reserve = [] } = scenarioOf(scenario);
  const lineUp: Partial<Record<MainTeam, SurvivorId[]>> = {};
  const taken = new Set<string>(reserve.map(({ survivor }) => survivor));
  for (const team of Object.keys(teams) as MainTeam[]) {
    const given = value[team] ?? teams[team]?.survivors;
    if (!Array.isArray(given) || given.length !== teams[team]?.survivors.length) {
      return `Team ${team} needs ${teams[team]?.survivors.length} survivors.`;
    }
    const ids = given.map((one) => SURVIVOR_IDS.find((id) => id === one && !taken.has(id)));
    if (ids.includes(undefined) || new Set(ids).size < ids.length)
      return `The line-up of team ${team} is not possible.`;
    lineUp[team] = ids.filter((id) => id !== undefined);
    for (const id of lineUp[team] ?? []) taken.add(id);
  }
  return lineUp;
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const no = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });
