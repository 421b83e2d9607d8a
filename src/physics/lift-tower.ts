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
import { isStanding, lyingPose, standingPose } from './measure/pose';
import { towerRoom } from './measure/solid';
import { nearestFreePose, type RoomOptions } from './measure/spots';
import { fromLocal, localFrame } from './measure/structure';
import type { Resting } from './recording';
import type { Piece, Pose, Table, Vec2 } from './table';

/** Whatever got caught in the tower is pushed out this far, in cm: no part of a figure is left behind the mouth. */
const PUSHED_OUT = 3;

/** Places lie on a grid. */
const ROUNDING = 0.002;

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

  const place = (piece: Piece, moved: boolean, within?: RoomOptions['within']): void => {
    onTable.delete(piece.id);
    const others: Table = { ...table, pieces: [...onTable.values()].map(pieceOf) };
    const free = (options: RoomOptions): Pose | undefined =>
      nearestFreePose(others, PIECES[piece.kind], piece.pose, {
        pressing: OVERLAP_TOLERANCE,
        ...options,
      });
    // Before a mouth that looks out of town there may be no room: then anywhere.
    const pose = (within && free({ within })) ?? free({}) ?? piece.pose;
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
  const mouth = { ...fromLocal(tower, { ahead: PUSHED_OUT, left: 0 }), facing: tower.facing };
  const seenFromTower = localFrame(tower);
  const inFront = (place: Vec2): boolean => seenFromTower(place).ahead >= PUSHED_OUT - ROUNDING;
  for (const piece of settled.map(pieceOf)) {
    if (overlaps(piece, [room])) {
      const pose = (isStanding(piece.pose) ? standingPose : lyingPose)(piece.kind, mouth);
      place({ ...piece, pose }, true, inFront);
    } else if (overlaps(piece, returning)) place(piece, true);
  }
  for (const piece of table.pieces) {
    if (setAside.includes(piece.id) && !PIECES[piece.kind].flatZone) place(piece, false);
  }
  return [...onTable.values()];
}
