// The table's engine is heavy: it comes with the first step.
import type { SeatSession } from '../../match/seat-session';
import { onceItMoves } from '../sessions/once-it-moves';
import { defaultName } from '../seats/default-name';
import type { LessonStep } from '../../words/lesson';

export async function openLesson(step: LessonStep): Promise<SeatSession> {
  const [{ loadEngine }, { lessonStart }, { arrangedMatch }, { openSession }, { localSession }] =
    await Promise.all([
      import('../../physics/engine'),
      import('./starts'),
      import('../../match/position'),
      import('../../match/session'),
      import('../../match/seat-session'),
    ]);
  await loadEngine();
  const { plan, position } = lessonStart(step, defaultName);
  return localSession(openSession(arrangedMatch(plan, position), [], { later: onceItMoves }));
}
