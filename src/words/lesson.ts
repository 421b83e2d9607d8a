// A short lesson on the real table: what to do, step by step, each seen at once.
import type { Texts } from './texts';

export const LESSON_STEPS = ['move', 'look', 'shoot', 'noise', 'rush', 'door'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];
export type Input = 'mouse' | 'touch' | 'keyboard';

/** What to do now: press a button, or choose an action and flick. */
export function lessonTask(step: LessonStep, input: Input, { lesson }: Texts): string {
  const words = lesson.steps[step];
  if ('look' in words) return words.look[input];
  return 'button' in words
    ? lesson.press[input](words.button)
    : `${words.doThis} ${lesson.flick[input]}`;
}
