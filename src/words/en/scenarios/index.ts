// Every scenario in words.
import type { ScenarioId } from '../../../scenarios/list';
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
import type { ScenarioWords } from './words';

export const scenarios = { s1, s2, s3, s4, s5, s6, s7, s8, s9, s10 } satisfies Readonly<
  Record<ScenarioId, ScenarioWords>
>;
