// The table's engine is heavy: it comes with the first step.
import type { Session } from '../../match/session';
import { onceItMoves } from '../onceItMoves';
import type { LessonStep } from '../../words/lesson';

export async function openLesson(step: LessonStep): Promise<Session> {
  const [{ loadEngine }, { lessonMatch }, { openSession }] = await Promise.all([
    import('../../physics/engine'),
    import('./starts'),
    import('../../match/session'),
  ]);
  await loadEngine();
  return openSession(lessonMatch(step), [], { later: onceItMoves });
}
