import { useSyncExternalStore } from 'react';
import type { SeatSession, SeatState } from '../../match/seat-session';

export const useSession = (session: SeatSession): SeatState =>
  useSyncExternalStore(session.subscribe, session.state, session.state);
