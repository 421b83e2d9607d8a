import type { MainTeam } from '../scenarios/ids';
import { scenarioOf, type ScenarioId } from '../scenarios/list';
import { defaultOptions } from '../scenarios/options';
import { seedOf } from '../scenarios/random';
import type { NewGame } from '../scenarios/setup';

/** Where nobody sits before a screen. */
const plainName = (number: number): string => `Player ${number}`;

/** The plainest match of a scenario: one player a team, or as many as wanted, everything as it comes. */
export function plainPlan(
  id: ScenarioId,
  seed: number,
  players = 1,
  nameOf: (number: number) => string = plainName,
): NewGame {
  const sheet = scenarioOf(id);
  const teams = Object.keys(sheet.teams) as MainTeam[];
  const places = teams.flatMap((team) => Array.from({ length: players }, () => team));
  const seats = places.map((team, index) => ({
    id: `seat-${index + 1}`,
    name: nameOf(index + 1),
    team,
  }));
  return { sheet, options: defaultOptions(), seats, seed: seedOf(seed) };
}
