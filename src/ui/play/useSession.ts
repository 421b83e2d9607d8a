import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../../match/session';

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state);
