import { useCallback, useMemo, useState } from 'react';
import { stepsOf, type Step } from '../../match/review/steps';
import type { WatchedSession } from '../../match/seat-session';
import { placeAfter, placeBefore, placesOf, type StepBy } from './places';

export type Stepping = {
  readonly steps: readonly Step[];
  readonly by: StepBy;
  readonly setBy: (by: StepBy) => void;
  readonly back: () => void;
  readonly forth: () => void;
  readonly canGoBack: boolean;
  readonly canGoForth: boolean;
};

/** Forth and back by what was chosen, from wherever the match is. */
export function useStepping(session: WatchedSession): Stepping {
  const [by, setBy] = useState<StepBy>('turn');
  const steps = useMemo(() => stepsOf(session.whole), [session]);
  const places = useMemo(() => placesOf(by, session.turns, steps), [by, session, steps]);
  const { entry } = session.place();
  const back = useCallback(() => {
    const place = placeBefore(places, session.place().entry);
    if (place !== undefined) session.goToEntry(place);
  }, [places, session]);
  const forth = useCallback(() => {
    const place = placeAfter(places, session.place().entry);
    if (place !== undefined) session.goToEntry(place);
  }, [places, session]);
  return {
    steps,
    by,
    setBy,
    back,
    forth,
    canGoBack: placeBefore(places, entry) !== undefined,
    canGoForth: placeAfter(places, entry) !== undefined,
  };
}
