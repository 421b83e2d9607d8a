import { useCallback, useMemo, useState } from 'react';
import type { SeatSession, SeatState } from '../../../match/seat-session';
import type { Given } from '../../../match/session';
import type { SeatId } from '../../../scenarios/ids';
import { hasRivals } from '../../../scenarios/queries';
import { SPECTATOR } from '../../../scenarios/view';
import { closedIn, rememberClosed } from './closed-moments';
import { isFor, momentsIn, type Moment } from './moments';
import { eyesOn, type Eyes, type Lifted } from './secrets';

/** What a curtain is drawn for. */
export type CurtainFor = 'markers' | 'card' | 'vote';

export type Viewer = Eyes & {
  /** Who was asked last. */
  readonly seat: SeatId;
  readonly curtainFor: CurtainFor;
  readonly reveal: () => void;
  /** What is to be seen first, by one seat alone or by all, until it is closed. */
  readonly moment?: Moment;
  readonly closeMoment: () => void;
};

/** Who is asked, whose eyes are on the screen, and what they have to see first; under the name of a match it is remembered what was seen. */
export function useViewer(
  { viewOf, asked, pending, told, tookBack }: SeatState,
  looked: SeatSession['looked'],
  match?: string,
): Viewer {
  const [last, setLast] = useState<SeatId>(SPECTATOR);
  /** The question for which the curtain was lifted. */
  const [lifted, setLifted] = useState<Lifted>();
  /** The moment for which it was lifted, and those that are over. */
  const [opened, setOpened] = useState<string>();
  const [closed, setClosed] = useState(() => closedIn(match));
  const seat = asked?.seat ?? last;
  if (seat !== last) setLast(seat);
  const [before, setBefore] = useState<Given>();
  const decision = asked?.decision;
  const number = decision?.number;
  const coming = useMemo(() => momentsIn(told), [told]);
  if (tookBack !== before) {
    setBefore(tookBack);
    // The screen may be in other hands than when the question was asked first: the curtain is drawn anew. What was
    // seen before it has been seen.
    if (tookBack) {
      setLifted(undefined);
      setOpened(undefined);
      setClosed(coming.map(({ key }) => key));
    }
  }
  const moment = pending.length > 0 ? undefined : coming.find(({ key }) => !closed.includes(key));
  const reveal = useCallback(() => {
    const whose = moment ? isFor(moment) : seat;
    if (moment) setOpened(moment.key);
    // Whoever holds the screen now need not be handed it again.
    if (whose === seat && number !== undefined) setLifted({ seat, number });
    if (whose !== undefined) looked(whose);
  }, [moment, seat, number, looked]);
  const closeMoment = useCallback(() => {
    setOpened(undefined);
    if (!moment) return;
    const keys = [...closed, moment.key];
    setClosed(keys);
    if (match !== undefined) rememberClosed(match, keys);
  }, [moment, closed, match]);
  const known = { seat, reveal, closeMoment };
  if (!moment) {
    const curtainFor = decision?.kind === 'vote' ? 'vote' : 'markers';
    return { ...eyesOn(viewOf, asked, last, lifted), ...known, curtainFor };
  }
  const only = isFor(moment);
  const curtainFor = moment.of === 'card' ? 'card' : 'markers';
  if (only !== undefined && hasRivals(viewOf(SPECTATOR)) && moment.key !== opened)
    return { eyes: SPECTATOR, handTo: only, ...known, curtainFor };
  return { eyes: SPECTATOR, moment, ...known, curtainFor };
}
