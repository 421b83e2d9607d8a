// Whether a match may be set up like this: in form by its schema, and possible by its sheet.
import * as v from 'valibot';
import { tableOf } from '../scenarios/queries';
import { setUp, type NewGame, type SeatPlan } from '../scenarios/setup';
import type { Sheet } from '../scenarios/sheet';
import { firstIssue } from './border';
import { whyNotSheet } from './check-sheet';
import { brokenTable } from './invariants';
import { whyNotLineUp } from './line-up';
import { PLAN } from './plan-schema';

export type Checked =
  { readonly ok: true; readonly plan: NewGame } | { readonly ok: false; readonly reason: string };

/** The plan as it came, or the sentence that says what is wrong with it. */
export function checkPlan(plan: unknown): Checked {
  if (!v.is(PLAN, plan)) return no(whyNotForm(plan));
  const { sheet, seats, lineUp = {} } = plan;
  const wrong =
    whyNotSheet(sheet) ??
    whyNotSeats(seats, sheet) ??
    whyNotLineUp(lineUp, sheet) ??
    whyNotTown(plan);
  return wrong === undefined ? { ok: true, plan } : no(wrong);
}

/** Laid out by the sheet, nothing may stand in anything: the first flick would be refused. */
function whyNotTown(plan: NewGame): string | undefined {
  const [broken] = brokenTable(tableOf(setUp(plan)));
  return broken && `The town of the scenario cannot be laid out (${broken}).`;
}

/** A sentence of the schema, or else the way to the place. */
function whyNotForm(plan: unknown): string {
  const { message = '', path = [] } = firstIssue(PLAN, plan) ?? {};
  const way = path.map(({ key }) => String(key)).join('.');
  return message || `The set-up of the match is not in order at ${way.slice(0, 100)}.`;
}

function whyNotSeats(
  seats: readonly SeatPlan[],
  { players, teams, secrets }: Sheet,
): string | undefined {
  if (seats.length < players[0] || seats.length > players[1])
    return `This scenario is for ${players[0]} to ${players[1]} players.`;
  const stranger = seats.find(({ team }) => !Object.hasOwn(teams, team));
  if (stranger) return `Team ${stranger.team} does not play in this scenario.`;
  if (new Set(seats.map(({ id }) => id)).size < seats.length) return 'Two seats have the same id.';
  const empty = Object.keys(teams).find((team) => seats.every((seat) => seat.team !== team));
  if (empty !== undefined) return `Team ${empty} has no player.`;
  // Where everybody has survivors of their own, there must be a place for each (R365).
  const crowded = Object.entries(teams).find(
    ([team, { starts }]) => seats.filter((seat) => seat.team === team).length > starts.length,
  );
  return secrets && crowded
    ? `Team ${crowded[0]} has more players than places to start from.`
    : undefined;
}

const no = (reason: string): Checked => ({ ok: false, reason });
