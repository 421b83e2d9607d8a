// What a task marks on the ground: told apart by their shape, not by their colour alone.
import { create } from 'zustand';
import type { Spot, Vec2 } from '../../physics/table';

export type GoalMark =
  /** Somewhere in here; of several about one point the smallest is worth the most. */
  | { readonly of: 'ring'; readonly at: Vec2; readonly radius: number }
  /** This one. */
  | { readonly of: 'target'; readonly at: Vec2 }
  /** Not this one. */
  | { readonly of: 'spare'; readonly at: Vec2 }
  /** Through here: the middle of a door, looking out of it. */
  | { readonly of: 'door'; readonly at: Spot }
  /** So far one may go. */
  | { readonly of: 'reach'; readonly at: Vec2; readonly radius: number };

const NO_MARKS: readonly GoalMark[] = [];

export const useGoalMarks = create<{ readonly marks: readonly GoalMark[] }>(() => ({
  marks: NO_MARKS,
}));
export const markGoals = (marks: readonly GoalMark[]): void => useGoalMarks.setState({ marks });
export const clearGoals = (): void => markGoals(NO_MARKS);
