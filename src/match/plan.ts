import type { MainTeam } from '../scenarios/ids';
import { scenarioOf, type ScenarioId } from '../scenarios/list';
import { defaultOptions } from '../scenarios/options';
import { seedOf } from '../scenarios/random';
import type { NewGame } from '../scenarios/setup';

/** Where nobody sits before a screen. */
const plainName = (number: number): string => `Player ${number}`;

/** So many a team that people can be accused (A178). */
const AMONG_TRAITORS = 3;

/** The plainest match of a scenario: one player a team, or as many as wanted, everything as it comes. */
export function plainPlan(
  id: ScenarioId,
  seed: number,
  wanted?: number,
  nameOf: (number: number) => string = plainName,
): NewGame {
  const sheet = scenarioOf(id);
  const players = wanted ?? (sheet.secrets ? AMONG_TRAITORS : 1);
  const teams = Object.keys(sheet.teams) as MainTeam[];
  const places = teams.flatMap((team) => Array.from({ length: players }, () => team));
  const seats = places.map((team, index) => ({
    id: `seat-${index + 1}`,
    name: nameOf(index + 1),
    team,
  }));
  return { sheet, options: defaultOptions(), seats, seed: seedOf(seed) };
}

/** The same where people choose their survivors: those of the sheet have been chosen. */
export function linedUpPlan(
  id: ScenarioId,
  seed: number,
  players: number,
  nameOf?: (number: number) => string,
): NewGame {
  const plan = plainPlan(id, seed, players, nameOf);
  const lineUp = Object.fromEntries(
    Object.entries(plan.sheet.teams).map(([team, { survivors }]) => [team, survivors]),
  );
  return plan.sheet.secrets ? { ...plan, lineUp } : plan;
}
