import { useCallback, useState } from 'react';
import type { SessionState } from '../../../match/session';
import type { SeatId } from '../../../scenarios/ids';
import { NOBODY, eyesOn, type Eyes } from './secrets';

export type Viewer = Eyes & {
  /** Who was asked last. */
  readonly seat: SeatId;
  readonly reveal: () => void;
};

/** Who is asked, and whose eyes are on the screen. */
export function useViewer({ game, show, waits }: SessionState): Viewer {
  const [last, setLast] = useState<SeatId>(NOBODY);
  /** The question for which the curtain was lifted. */
  const [lifted, setLifted] = useState<number>();
  const asked = !show && waits.for === 'decision' ? waits : undefined;
  const seat = asked?.seat ?? last;
  if (seat !== last) setLast(seat);
  const number = asked?.decision.number;
  const reveal = useCallback(() => setLifted(number), [number]);
  return { ...eyesOn(game, asked, last, lifted), seat, reveal };
}
