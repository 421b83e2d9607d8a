// Puts a match away after every decision. Writing never holds the game up; the newest state always gets written.
import { create } from 'zustand';
import type { LocalSession } from '../../match/seat-session';
import { SPECTATOR } from '../../scenarios/view';
import { useWon } from '../scenarios/use-won';
import { clearUntouched, putSave } from './database';
import { matchIdOf } from '../sessions/open-sessions';

/** Whether the last attempt to put the match away failed: the player should know before leaving. */
export const useKeeper = create<{ readonly failed: boolean }>(() => ({ failed: false }));

/** Keeps the match until the returned function is called. */
export function keepMatch(session: LocalSession): () => void {
  const id = matchIdOf(session);
  let kept: number | undefined;
  let own: string | undefined;
  let writing = false;

  const write = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    while (kept !== session.version()) {
      kept = session.version();
      const save = session.stored(id, Date.now());
      const failed = await putSave(save, own).then(
        () => false,
        () => true,
      );
      own = save.match.log;
      useKeeper.setState({ failed });
    }
    writing = false;
  };
  void write();
  void clearUntouched(id);
  return session.subscribe(() => {
    const { result, scenario } = session.state().viewOf(SPECTATOR);
    if (result && result.winner !== 'nobody') useWon.getState().remember(scenario);
    void write();
  });
}
