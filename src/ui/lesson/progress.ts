// How a step of the lesson goes, read from what happened.
import type { GameEvent } from '../../scenarios/events';
import type { Looked } from '../../scene/camera/looked';
import type { LessonStep } from '../../words/lesson';

export type Progress = 'open' | 'done' | 'retry';

/** A step is done by what it is about; whatever else ends the turn means another try. */
export function progressOf(step: LessonStep, events: readonly GameEvent[]): Progress {
  if (events.some((event) => isDone(step, event))) return 'done';
  return events.some((event) => isFailed(step, event)) ? 'retry' : 'open';
}

function isDone(step: LessonStep, event: GameEvent): boolean {
  switch (step) {
    case 'look':
      // Nothing happens on the table: `lookedEnough` says when it is done.
      return false;
    case 'move':
      return event.kind === 'moved';
    case 'shoot':
      return event.kind === 'killed';
    case 'noise':
      return event.kind === 'noise';
    case 'rush':
      // The rush has been seen: the next survivor is on.
      return event.kind === 'turnBegan' || event.kind === 'gameOver';
    case 'door':
      return event.kind === 'moved' && event.into === 'rv';
  }
}

function isFailed(step: LessonStep, event: GameEvent): boolean {
  if (step === 'noise' || step === 'rush' || step === 'look') return false;
  if (step === 'door' && event.kind === 'moved') return true;
  return ['moveFailed', 'missed', 'noise', 'gameOver'].includes(event.kind);
}

/** Degrees, and doublings of the distance, that are more than a slip of the hand. */
const ENOUGH: Looked = { turned: 25, zoomed: 0.25 };

/** Which part of looking around has been done by doing it. */
export const lookedEnough = ({
  turned,
  zoomed,
}: Looked): Readonly<Record<keyof Looked, boolean>> => ({
  turned: turned >= ENOUGH.turned,
  zoomed: zoomed >= ENOUGH.zoomed,
});
