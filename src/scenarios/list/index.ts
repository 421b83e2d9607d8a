// Every scenario, in the order of the box. Another one is a file beside these and a name in the list.
import type { Sheet } from '../sheet';
import { s1 } from './s1';
import { s10 } from './s10';
import { s2 } from './s2';
import { s3 } from './s3';
import { s4 } from './s4';
import { s5 } from './s5';
import { s6 } from './s6';
import { s7 } from './s7';
import { s8 } from './s8';
import { s9 } from './s9';

const LIST = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10] as const;

export type ScenarioId = (typeof LIST)[number]['id'];
export type Scenario = Sheet<ScenarioId>;

export const SCENARIO_IDS: readonly ScenarioId[] = LIST.map(({ id }) => id);

const SCENARIOS: ReadonlyMap<ScenarioId, Scenario> = new Map(LIST.map((one) => [one.id, one]));

export function scenarioOf(id: ScenarioId): Scenario {
  const scenario = SCENARIOS.get(id);
  if (!scenario) throw new Error(`No scenario is called ${id}.`);
  return scenario;
}
