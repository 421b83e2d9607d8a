import type { ScenarioId } from '../../scenarios/list';
import type { Position } from '../position';
import type { Town } from './town';

/** A position one step before one of the rarer chapters of the rules. */
export type Staging = {
  readonly name: string;
  readonly scenarios: readonly ScenarioId[];
  readonly position: (town: Town) => Position;
};
