import type { ScenarioId } from '../ids';
import type { Scenario } from '../scenario';
import { s1 } from './s1';

const SCENARIOS: Partial<Record<ScenarioId, Scenario>> = { s1 };

export function scenarioOf(id: ScenarioId): Scenario {
  const scenario = SCENARIOS[id];
  if (!scenario) throw new Error(`Scenario ${id} is not built yet.`);
  return scenario;
}
