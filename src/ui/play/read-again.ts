// A match read from its log, to be looked through and watched: once it is over, it is read once.
import type { LocalSession, WatchedSession } from '../../match/seat-session';

const known = new WeakMap<LocalSession, Promise<WatchedSession>>();

export function readAgain(
  session: LocalSession,
  read?: (share: number) => void,
): Promise<WatchedSession> {
  if (session.state().phase !== 'over') return session.watch(read);
  const before = known.get(session);
  if (before) return before;
  const reading = session.watch(read);
  known.set(session, reading);
  // What failed may be tried once more.
  reading.catch(() => known.delete(session));
  return reading;
}
