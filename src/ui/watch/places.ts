// Where one may step to in a match that is watched: entries of its log, by turn, by flick or by whatever happened.
import type { WatchedSession } from '../../match/seat-session';
import type { Step } from '../../match/review/steps';

export const STEPS = ['turn', 'flick', 'event'] as const;
export type StepBy = (typeof STEPS)[number];

/** Ascending. Whose turn it becomes is told by the turns alone. */
export function placesOf(
  by: StepBy,
  turns: WatchedSession['turns'],
  steps: readonly Step[],
): readonly number[] {
  if (by === 'turn') return turns.map(({ entry }) => entry);
  const wanted = steps.filter(({ isFlick, events }) =>
    by === 'flick' ? isFlick : events.some(({ kind }) => kind !== 'turnBegan'),
  );
  return wanted.map(({ entry }) => entry);
}

/** The place before or after an entry; nothing beyond the ends. */
export const placeBefore = (places: readonly number[], entry: number): number | undefined =>
  places.findLast((place) => place < entry);
export const placeAfter = (places: readonly number[], entry: number): number | undefined =>
  places.find((place) => place > entry);
