import { useCallback, useEffect, useState } from 'react';
import type { SeatSession } from '../../match/seat-session';
import { Loading } from '../page/Loading';
import { LESSON_STEPS, type LessonStep } from '../../words/lesson';
import { LessonStepPage } from './LessonStepPage';
import { openLesson } from './open-lesson';

type Props = { readonly onLeave: () => void; readonly onPlay: () => void };
type Opened = { readonly step: LessonStep; readonly session: SeatSession };

/** The five steps, one after the other; each can be tried again and left out. */
export function LessonTable({ onLeave, onPlay }: Props) {
  /** What is on the table stays there until the next one is laid out. */
  const [opened, setOpened] = useState<Opened>();
  const layOut = useCallback(
    (step: LessonStep) => void openLesson(step).then((session) => setOpened({ step, session })),
    [],
  );
  useEffect(() => layOut('move'), [layOut]);
  if (!opened) return <Loading />;
  const { step, session } = opened;
  const goOn = (): void => {
    const next = LESSON_STEPS[LESSON_STEPS.indexOf(step) + 1];
    // The rush follows from the noise, on the same table.
    if (next === 'rush' && session.state().told.length > 0) setOpened({ step: next, session });
    else if (next) layOut(next);
    else onPlay();
  };
  return (
    <LessonStepPage
      step={step}
      session={session}
      onAgain={() => layOut(step)}
      onNext={goOn}
      onLeave={onLeave}
    />
  );
}
