// The table's engine is heavy: it comes with the first match, not with the title.
import type { Session } from '../match/session';
import type { NewGame } from '../scenarios/setup';
import { onceItMoves } from './onceItMoves';

/** Sets a match up and opens it. */
export async function openMatch(plan: NewGame): Promise<Session> {
  const [{ loadEngine }, { startMatch }, { openSession }] = await Promise.all([
    import('../physics/engine'),
    import('../match/match'),
    import('../match/session'),
  ]);
  await loadEngine();
  return openSession(startMatch(plan), [], { later: onceItMoves });
}
