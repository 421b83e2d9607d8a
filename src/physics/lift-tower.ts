// After a rush the tower goes home, and what made room for it comes back.
import type { RushLaunch } from './launch';
import { PIECES } from './measure/catalogue';
import {
  boxObstacle,
  fixedObstacles,
  obstacleOf,
  obstaclesOverlap,
  type Obstacle,
} from './measure/obstacles';
import { OVERLAP_TOLERANCE } from './measure/overlap';
import { isStanding, lyingPose } from './measure/pose';
import { towerRoom } from './measure/solid';
import { nearestFreePose } from './measure/spots';
import { fromLocal } from './measure/structure';
import type { Resting } from './recording';
import type { Piece, Table } from './table';

/** A zombie that got caught on the lip is helped out this far. */
const HELPED_OUT = 3;

/** Whatever finds its place taken moves to the nearest free one (A49). */
export function liftTower(
  table: Table,
  { tower }: RushLaunch,
  setAside: readonly string[],
  settled: readonly Resting[],
): readonly Resting[] {
  const kinds = new Map(table.pieces.map(({ id, kind }) => [id, kind]));
  const onTable = new Map(settled.map((one) => [one.id, one]));
  const pieceOf = ({ id, pose }: Resting): Piece => ({ id, kind: kinds.get(id) ?? 'zombie', pose });
  const overlaps = (piece: Piece, taken: readonly Obstacle[]): boolean => {
    const own = obstacleOf(piece);
    return taken.some((one) => obstaclesOverlap(own, one));
  };

  const place = (piece: Piece, moved: boolean): void => {
    onTable.delete(piece.id);
    const others: Table = { ...table, pieces: [...onTable.values()].map(pieceOf) };
    const pose =
      nearestFreePose(others, PIECES[piece.kind], piece.pose, { pressing: OVERLAP_TOLERANCE }) ??
      piece.pose;
    onTable.set(piece.id, {
      id: piece.id,
      pose,
      standing: isStanding(pose),
      moved: moved || pose !== piece.pose,
    });
  };

  const returning = fixedObstacles(table).filter(
    ({ id }) => id === 'tower' || setAside.includes(id),
  );
  const room = boxObstacle('tower', towerRoom(tower));
  const mouth = { ...fromLocal(tower, { ahead: HELPED_OUT, left: 0 }), facing: tower.facing };
  for (const piece of settled.map(pieceOf)) {
    if (overlaps(piece, [room])) place({ ...piece, pose: lyingPose(piece.kind, mouth) }, true);
    else if (overlaps(piece, returning)) place(piece, true);
  }
  for (const piece of table.pieces) {
    if (setAside.includes(piece.id) && !PIECES[piece.kind].flatZone) place(piece, false);
  }
  return [...onTable.values()];
}
