import type { ScenarioId } from '../ids';
import type { Scenario } from '../scenario';
import { s1 } from './s1';
import { s2 } from './s2';
import { s3 } from './s3';
import { s4 } from './s4';
import { s5 } from './s5';
import { s6 } from './s6';

const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = { s1, s2, s3, s4, s5, s6 };

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];
