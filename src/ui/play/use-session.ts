import { useMemo, useSyncExternalStore } from 'react';
import type { SeatSession, SeatState } from '../../match/seat-session';
import { withNamesIn } from '../../words/default-names';
import { useLanguage } from '../i18n/use-language';

export function useSession(session: SeatSession): SeatState {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const language = useLanguage((store) => store.language);
  return useMemo(
    () => ({ ...state, viewOf: (seat) => withNamesIn(state.viewOf(seat), language) }),
    [state, language],
  );
}
