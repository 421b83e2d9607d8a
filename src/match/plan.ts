import type { ScenarioId, TeamId } from '../scenarios/ids';
import { scenarioOf } from '../scenarios/list';
import { defaultOptions } from '../scenarios/options';
import type { NewGame } from '../scenarios/setup';

/** The plainest match of a scenario: one player a team, everything as it comes. */
export function plainPlan(scenario: ScenarioId, seed: number): NewGame {
  const teams = Object.keys(scenarioOf(scenario).teams) as TeamId[];
  const seats = teams.map((team, index) => ({
    id: `seat-${index + 1}`,
    name: `Player ${index + 1}`,
    team,
  }));
  return { scenario, options: defaultOptions(), seats, seed };
}
