// Puts a match away after every decision. Writing never holds the game up; the newest state always gets written.
import { create } from 'zustand';
import { saveOf, summaryOf } from '../../match/saves';
import type { Session, SessionState } from '../../match/session';
import { useWon } from '../scenarios/useWon';
import { clearUntouched, putSave } from './database';
import { matchIdOf } from './openSessions';

/** Whether the last attempt to put the match away failed: the player should know before leaving. */
export const useKeeper = create<{ readonly failed: boolean }>(() => ({ failed: false }));

/** Keeps the match until the returned function is called. */
export function keepMatch(session: Session): () => void {
  const id = matchIdOf(session);
  let kept: SessionState['match'] | undefined;
  let writing = false;

  const write = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    while (kept !== session.state().match) {
      const { match, told } = session.state();
      kept = match;
      const save = {
        summary: summaryOf(id, match, Date.now()),
        match: saveOf(id, match, told),
      };
      const failed = await putSave(save).then(
        () => false,
        () => true,
      );
      useKeeper.setState({ failed });
    }
    writing = false;
  };
  void write();
  void clearUntouched(id);
  return session.subscribe(() => {
    const { result, scenario } = session.state().match.game;
    if (result && result.winner !== 'nobody') useWon.getState().remember(scenario);
    void write();
  });
}
