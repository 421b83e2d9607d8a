import { useLayoutEffect } from 'react';
import { useTurned } from '../../scene/camera/turned';
import type { SeatId } from '../../scenarios/ids';
import { usePageSettings } from '../settings/settings';
import { isAcross, type Sides } from './face-to-face';

/** Whether the page of a match lies upside down now; the picture is told. */
export function useFaceToFace(seats: Sides, seat: SeatId, isOver: boolean): boolean {
  const wished = usePageSettings((settings) => settings.faceToFace);
  // When it is over everybody looks, from where the tablet was laid down.
  const turned = wished && !isOver && isAcross(seats, seat);
  useLayoutEffect(() => {
    useTurned.setState({ turned });
    return () => useTurned.setState({ turned: false });
  }, [turned]);
  return turned;
}
