import { useSyncExternalStore } from 'react';
import type { SeatState } from '../../match/seat-session';

type Source<State extends SeatState> = {
  readonly state: () => State;
  readonly subscribe: (changed: () => void) => () => void;
};

export const useSession = <State extends SeatState>(session: Source<State>): State =>
  useSyncExternalStore(session.subscribe, session.state, session.state);
