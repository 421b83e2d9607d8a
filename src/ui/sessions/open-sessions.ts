// The matches that lie open in this tab, each under the name it is saved by.
import type { LocalSession } from '../../match/seat-session';

const ids = new WeakMap<LocalSession, string>();
let last: { readonly id: string; readonly session: LocalSession } | undefined;

/** Not `randomUUID`, which a page on a plain http address does not have. */
const newMatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Says under which name a session is saved; a new one gets a name of its own. */
export function matchIdOf(session: LocalSession): string {
  const known = ids.get(session);
  if (known !== undefined) return known;
  const id = newMatchId();
  nameSession(session, id);
  return id;
}

export function nameSession(session: LocalSession, id: string): void {
  ids.set(session, id);
  last = { id, session };
}

/** The session of that name, if it is the one that was played last: Forward finds the table as it was. */
export const openSessionOf = (id: string): LocalSession | undefined =>
  last?.id === id ? last.session : undefined;

export function forgetSession(id: string): void {
  if (last?.id === id) last = undefined;
}

/** What was played last in this tab, for a bug report. */
export const lastSession = (): LocalSession | undefined => last?.session;
