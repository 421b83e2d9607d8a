// Takes a match out again: at once from its state, or by playing its log.
import { onceItMoves } from '../sessions/once-it-moves';
import { localSession, type LocalSession } from '../../match/seat-session';
import { openSession } from '../../match/session';
import { openSnapshot, replaying, type Opened, type Replayed } from '../../match/saves';
import { loadEngine } from '../../physics/engine';
import { findMatch, getMatch, putSave } from './database';
import { dayOf } from '../../match/played-at';
import { matchIdOf, nameSession } from '../sessions/open-sessions';

export type OpenedSave =
  | { readonly ok: true; readonly session: LocalSession }
  | { readonly ok: false; readonly missing: true }
  | (Extract<Replayed, { ok: false }> & { readonly missing?: never });

export async function openSave(
  id: string,
  onProgress: (share: number) => void,
): Promise<OpenedSave> {
  const saved = await getMatch(id);
  if (!saved) return { ok: false, missing: true };
  await loadEngine();
  const quick = openSnapshot(saved);
  const replayed: Replayed = quick
    ? { ok: true, opened: quick }
    : await replayLog(saved.log, onProgress);
  if (!replayed.ok) return replayed;
  const session = sessionOf(replayed.opened);
  nameSession(session, id);
  return { ok: true, session };
}

export type OpenedLog = Exclude<OpenedSave, { readonly missing: true }>;

/** A stranger's match, played from the first move; it is kept only where somebody keeps it. */
export async function openLog(
  text: string,
  onProgress: (share: number) => void,
): Promise<OpenedLog> {
  await loadEngine();
  const replayed = await replayLog(text, onProgress);
  return replayed.ok ? { ok: true, session: sessionOf(replayed.opened) } : replayed;
}

/** Where a match lies, and whether it lay there before. */
export type Kept = { readonly id: string; readonly isNew: boolean };
export type Imported = (Kept & { readonly ok: true }) | Exclude<OpenedLog, { readonly ok: true }>;

/** A stranger's file, kept under a name of its own. */
export async function importLog(
  text: string,
  onProgress: (share: number) => void,
): Promise<Imported> {
  const opened = await openLog(text, onProgress);
  return opened.ok ? { ok: true, ...(await keepSession(opened.session, dayOf(text))) } : opened;
}

/** Keeps it as of the day it was played, where that is known; what lies here already is not kept twice. */
export async function keepSession(session: LocalSession, playedAt?: number): Promise<Kept> {
  const id = matchIdOf(session);
  const { match, summary } = session.stored(id, playedAt ?? Date.now());
  const known = await findMatch(match.log, summary);
  if (known !== undefined) return { id: known, isNew: false };
  await putSave({
    match,
    summary: playedAt === undefined ? { ...summary, imported: true } : summary,
  });
  return { id, isNew: true };
}

const sessionOf = ({ match, told }: Opened): LocalSession =>
  localSession(openSession(match, told, { later: onceItMoves }));

const SLICE_MS = 30;

/** In slices, so that the page stays alive and can say how far it is. */
async function replayLog(text: string, onProgress: (share: number) => void): Promise<Replayed> {
  const steps = replaying(text);
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}
