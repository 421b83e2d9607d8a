import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PracticeSession, PracticeState } from '../../../match/practice/session';

export const PracticeContext = createContext<PracticeSession | undefined>(undefined);

/** The practice table around this part of the page. */
export function usePracticeSession(): PracticeSession {
  const session = useContext(PracticeContext);
  if (!session) throw new Error('There is no practice table around this part of the page.');
  return session;
}

export function usePractice(): PracticeState {
  const session = usePracticeSession();
  return useSyncExternalStore(session.subscribe, session.practice, session.practice);
}
