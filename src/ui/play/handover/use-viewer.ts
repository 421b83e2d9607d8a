import { useCallback, useMemo, useState } from 'react';
import type { SeatState } from '../../../match/seat-session';
import { SPECTATOR } from '../../../scenarios/view';
import type { SeatId } from '../../../scenarios/ids';
import { lookIn, type Look } from './looks';
import { eyesOn, hasRivals, type Eyes } from './secrets';

export type Viewer = Eyes & {
  /** Who was asked last. */
  readonly seat: SeatId;
  readonly reveal: () => void;
  /** What lies open before one seat alone, until it has seen it. */
  readonly look?: Look;
  readonly closeLook: () => void;
};

/** Who is asked, whose eyes are on the screen, and what one of them has to see first. */
export function useViewer({ viewOf, asked, pending, told }: SeatState): Viewer {
  const [last, setLast] = useState<SeatId>(SPECTATOR);
  /** The question for which the curtain was lifted. */
  const [lifted, setLifted] = useState<number>();
  /** The look for which it was lifted, and the one that is over. */
  const [opened, setOpened] = useState<number>();
  const [closed, setClosed] = useState<number>();
  const seat = asked?.seat ?? last;
  if (seat !== last) setLast(seat);
  const number = asked?.decision.number;
  const newest = useMemo(() => lookIn(told), [told]);
  const look = pending.length > 0 || newest?.entry === closed ? undefined : newest;
  const reveal = useCallback(() => {
    if (look) setOpened(look.entry);
    // Whoever holds the screen now need not be handed it again.
    if (!look || look.seat === seat) setLifted(number);
  }, [look, seat, number]);
  const closeLook = useCallback(() => setClosed(look?.entry), [look]);
  const known = { seat, reveal, closeLook };
  if (!look) return { ...eyesOn(viewOf, asked, last, lifted), ...known };
  if (hasRivals(viewOf(SPECTATOR)) && look.entry !== opened)
    return { eyes: SPECTATOR, handTo: look.seat, ...known };
  return { eyes: SPECTATOR, look, ...known };
}
