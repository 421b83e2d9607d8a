import type { Shown } from '../../match/shown';
import type { Decision } from '../../scenarios/decisions';

const HEIGHTS: Readonly<Record<string, number>> = { disc: 0.7, bat: 0.6 };

/** A figure whose disc or bat is to be flicked stands on it until it goes. */
export function onItsDisc(shown: Shown, decision: Decision | undefined): Shown {
  const launch = decision?.options.find(({ flick }) => flick)?.flick?.launch;
  const height = launch === undefined ? undefined : HEIGHTS[launch];
  if (height === undefined || shown.lane) return shown;
  const pieces = shown.pieces.map((piece) =>
    piece.id === decision?.about
      ? { ...piece, pose: { ...piece.pose, lift: piece.pose.lift + height } }
      : piece,
  );
  return { ...shown, pieces };
}
