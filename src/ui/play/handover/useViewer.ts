import { useCallback, useState } from 'react';
import type { SessionState } from '../../../match/session';
import type { SeatId } from '../../../scenarios/ids';
import { NOBODY, needsCurtain } from './secrets';

export type Viewer = {
  readonly seat: SeatId;
  /** Who has to take the screen before anything of theirs is shown. */
  readonly handTo?: SeatId;
  readonly reveal: () => void;
};

/** Whose eyes are on the screen: it passes on when another seat is asked, behind a curtain where there are secrets. */
export function useViewer({ game, show, waits }: SessionState): Viewer {
  const [seat, setSeat] = useState<SeatId>(NOBODY);
  const asked = !show && waits.for === 'decision' ? waits.seat : undefined;
  const reveal = useCallback(() => {
    if (asked !== undefined) setSeat(asked);
  }, [asked]);
  if (asked === undefined || asked === seat) return { seat, reveal };
  if (needsCurtain(game, seat, asked)) return { seat: NOBODY, handTo: asked, reveal };
  setSeat(asked);
  return { seat: asked, reveal };
}
