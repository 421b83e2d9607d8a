// A puzzle: a position in the middle of a scenario, whose turn it is, and what this one turn has to come to.
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { StructureId } from '../../scenarios/ids';
import type { Position } from '../position';

/** What is to be true when the turn is over; of several all. */
export type Demand =
  /** The match is won by the own side. */
  | { readonly of: 'win' }
  /** Nobody of the own side loses a life, neither in the turn nor in the reaction to it. */
  | { readonly of: 'unhurt' }
  | { readonly of: 'kills'; readonly atLeast: number }
  | { readonly of: 'inside'; readonly structure: StructureId }
  | { readonly of: 'holds'; readonly type: MarkerType };

export type Puzzle = {
  /** Whose turn it is: `position` says what is different from the scenario's sheet. */
  readonly survivor: SurvivorId;
  /** People in each team, where there have to be more than one. */
  readonly players?: number;
  readonly position: Omit<Position, 'turn'>;
  readonly demands: readonly Demand[];
};
