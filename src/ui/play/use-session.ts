import { useMemo, useSyncExternalStore } from 'react';
import type { SeatState } from '../../match/seat-session';
import { withNamesIn } from '../../words/default-names';
import { useLanguage } from '../i18n/use-language';

type Source<State extends SeatState> = {
  readonly state: () => State;
  readonly subscribe: (changed: () => void) => () => void;
};

export function useSession<State extends SeatState>(session: Source<State>): State {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const language = useLanguage((store) => store.language);
  return useMemo(
    () => ({ ...state, viewOf: (seat) => withNamesIn(state.viewOf(seat), language) }),
    [state, language],
  );
}
