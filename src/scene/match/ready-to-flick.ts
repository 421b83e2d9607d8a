import type { TableView } from '../../match/table-view';
import type { Piece } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import { LAUNCH_LOOKS } from '../launch-looks';

/** The table as it lies ready: a figure stands on its disc or bat; one that is flicked itself is where it starts from. */
export function readyToFlick(shown: TableView, decision: Decision | undefined): TableView {
  const flick = decision?.options.find((option) => option.flick)?.flick;
  const figure = decision?.about;
  if (!flick || figure === undefined || shown.lane) return shown;
  if (flick.piece) return laidOut(shown, flick.piece);
  const { stand } = LAUNCH_LOOKS[flick.launch];
  if (stand === undefined) return shown;
  const pieces = shown.pieces.map((piece) =>
    piece.id === figure
      ? { ...piece, pose: { ...piece.pose, lift: piece.pose.lift + stand } }
      : piece,
  );
  return { ...shown, pieces };
}

/** As it would be pushed, and nowhere else. */
const laidOut = (shown: TableView, piece: Piece): TableView => ({
  ...shown,
  pieces: [...shown.pieces.filter(({ id }) => id !== piece.id), piece],
  indoors: shown.indoors.filter(({ id }) => id !== piece.id),
});
