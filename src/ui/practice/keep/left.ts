// The table that was left last: there again after a reload.
import { looksLikeStart, type Start } from '../../../match/practice/practice-schema';
import type { PracticeSession } from '../../../match/practice/session';
import { readStored, writeStored } from '../../device/stored';

const NAME = 'practice';

/** Only whether it has the form of one; whoever opens it looks whether it can stand. */
export function readLeft(): Start | undefined {
  const stored = readStored(NAME);
  return looksLikeStart(stored) ? stored : undefined;
}

/** Until the returned function is called, whatever lies there is kept. */
export function keepLeft(session: PracticeSession): () => void {
  let kept: unknown;
  const write = (): void => {
    const { setting, exercise } = session.practice();
    if (setting === kept) return;
    kept = setting;
    writeStored(NAME, { setting, ...(exercise && { exercise }) });
  };
  write();
  return session.subscribe(write);
}
