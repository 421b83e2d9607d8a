// One's own shots are noted as they are seen; what was done again, or sent by somebody, is no try of one's own.
import { create } from 'zustand';
import { noteOf } from '../../../match/practice/record';
import type { PracticeSession } from '../../../match/practice/session';
import { readStored, writeStored } from '../../device/stored';
import { noted, readNotes, type Noted } from './notes';

const NAME = 'record';

export const useRecord = create<{ readonly notes: readonly Noted[] }>(() => ({
  notes: readNotes(readStored(NAME)),
}));

function put(notes: readonly Noted[]): void {
  useRecord.setState({ notes });
  writeStored(NAME, notes);
}

/** Forgets everything. */
export const forgetRecord = (): void => put([]);

/** Notes every own shot until the returned function is called. */
export function keepRecord(session: PracticeSession): () => void {
  let { shots } = session.practice();
  return session.subscribe(() => {
    const { shots: now, moment, last } = session.practice();
    if (now === shots) return;
    shots = now;
    if (!last || moment.by !== 'shot' || moment.whose !== 'own') return;
    const note = noteOf(last);
    if (note) put(noted(useRecord.getState().notes, note, Date.now()));
  });
}
