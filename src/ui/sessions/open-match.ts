// The table's engine is heavy: it comes with the first match, not with the title.
import type { LocalSession } from '../../match/seat-session';
import type { NewGame } from '../../scenarios/setup';
import { onceItMoves } from './once-it-moves';

/** Sets a match up and opens it. */
export async function openMatch(plan: NewGame): Promise<LocalSession> {
  const [{ loadEngine }, { startMatch }, { openSession }, { localSession }] = await Promise.all([
    import('../../physics/engine'),
    import('../../match/match'),
    import('../../match/session'),
    import('../../match/seat-session'),
  ]);
  await loadEngine();
  return localSession(openSession(startMatch(plan), [], { later: onceItMoves }));
}
