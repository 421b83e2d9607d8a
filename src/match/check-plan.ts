// Whether a match may be set up like this: in form by its schema, and possible in its scenario.
import * as v from 'valibot';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { MainTeam } from '../scenarios/ids';
import { scenarioOf, type ScenarioId } from '../scenarios/list';
import type { LineUp, NewGame, SeatPlan } from '../scenarios/setup';
import { firstIssue } from './border';
import { PLAN } from './plan-schema';

export type Checked =
  { readonly ok: true; readonly plan: NewGame } | { readonly ok: false; readonly reason: string };

/** The plan as it came, or the sentence that says what is wrong with it. */
export function checkPlan(plan: unknown): Checked {
  if (!v.is(PLAN, plan)) return no(firstIssue(PLAN, plan)?.message ?? '');
  const wrong =
    whyNotSeats(plan.seats, plan.scenario) ??
    (plan.lineUp && whyNotLineUp(plan.lineUp, plan.scenario));
  return wrong === undefined ? { ok: true, plan } : no(wrong);
}

function whyNotSeats(seats: readonly SeatPlan[], scenario: ScenarioId): string | undefined {
  const { players, teams } = scenarioOf(scenario);
  if (seats.length < players[0] || seats.length > players[1])
    return `This scenario is for ${players[0]} to ${players[1]} players.`;
  const stranger = seats.find(({ team }) => !Object.hasOwn(teams, team));
  if (stranger) return `Team ${stranger.team} does not play in this scenario.`;
  if (new Set(seats.map(({ id }) => id)).size < seats.length) return 'Two seats have the same id.';
  const empty = Object.keys(teams).find((team) => seats.every((seat) => seat.team !== team));
  return empty === undefined ? undefined : `Team ${empty} has no player.`;
}

/** As many as the sheet has, each once, and none who waits to be found. */
export function whyNotLineUp(lineUp: LineUp, scenario: ScenarioId): string | undefined {
  // A list has no keys either, and would pass for a line-up that changes nothing.
  if (Array.isArray(lineUp)) return 'The line-up of the match is not in order.';
  const { teams, reserve = [] } = scenarioOf(scenario);
  const stranger = Object.keys(lineUp).find((team) => !Object.hasOwn(teams, team));
  if (stranger !== undefined) return `Team ${stranger} does not play in this scenario.`;
  const taken = new Set<SurvivorId>(reserve.map(({ survivor }) => survivor));
  for (const [team, { survivors }] of Object.entries(teams)) {
    const given = lineUp[team as MainTeam] ?? survivors;
    if (given.length !== survivors.length)
      return `Team ${team} needs ${survivors.length} survivors.`;
    for (const id of given) {
      if (taken.has(id)) return `The line-up of team ${team} is not possible.`;
      taken.add(id);
    }
  }
  return undefined;
}

const no = (reason: string): Checked => ({ ok: false, reason });
