// Everything solid on a table, each with a ball around it so that most pairs are told apart at a glance.
import type { Layout, Piece, Pose, Table } from '../table';
import { PIECES, type Make } from './catalogue';
import { once, onceWith } from './once';
import { boxesOverlap } from './overlap';
import { UPRIGHT, type Vec3 } from './quaternion';
import { boxesOf, fixedBoxes, type Box } from './solid';

type Room = {
  readonly boxes: readonly Box[];
  readonly centre: Vec3;
  readonly radius: number;
};
export type Obstacle = Room & { readonly id: string };

const length3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
const apart = (a: Vec3, b: Vec3): number => length3(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function roomOf(boxes: readonly Box[], centre: Vec3): Room {
  const radius = Math.max(...boxes.map((box) => apart(box.centre, centre) + length3(...box.half)));
  return { boxes, centre, radius };
}

const pieceRoom = (make: Make, pose: Pose): Room =>
  roomOf(boxesOf(make, pose), [pose.x, pose.lift, -pose.y]);

const obstacle = (id: string, { boxes, centre, radius }: Room): Obstacle => ({
  id,
  boxes,
  centre,
  radius,
});

export const pieceObstacle = (id: string, make: Make, pose: Pose): Obstacle =>
  obstacle(id, pieceRoom(make, pose));

export const boxObstacle = (id: string, box: Box): Obstacle =>
  obstacle(id, roomOf([box], box.centre));

const obstaclesOn = once((layout: Layout): readonly Obstacle[] =>
  fixedBoxes(layout).map((box) => boxObstacle(box.owner, box)),
);

export const fixedObstacles = ({ layout }: Table): readonly Obstacle[] => obstaclesOn(layout);

/** Remembered: for poses that pieces have, not for those that are only tried. */
const roomAt = onceWith((pose: Pose, make: Make) => pieceRoom(make, pose));
export const obstacleOf = ({ id, kind, pose }: Piece): Obstacle =>
  obstacle(id, roomAt(pose, PIECES[kind]));

export const pieceObstacles = (table: Table): Obstacle[] =>
  table.pieces.filter(({ kind }) => !PIECES[kind].flatZone).map(obstacleOf);

/** How far the largest piece reaches from its middle. */
const LONGEST = Math.max(
  ...Object.values(PIECES).map(
    (make) => pieceRoom(make, { x: 0, y: 0, lift: 0, turn: UPRIGHT }).radius,
  ),
);

/** What shares room with something and is not to be ignored: fixed parts first, then pieces. */
export function inTheWay(
  table: Table,
  wanted: Obstacle,
  tolerance?: number,
  ignore: readonly string[] = [],
): Obstacle | undefined {
  const bars = (one: Obstacle): boolean =>
    obstaclesOverlap(wanted, one, tolerance) && !ignore.includes(one.id);
  const {
    centre: [x, , z],
    radius,
  } = wanted;
  const reach = radius + LONGEST;
  const isNear = ({ x: east, y: north }: Pose): boolean =>
    Math.abs(east - x) < reach && Math.abs(north + z) < reach;
  const fixed = fixedObstacles(table).find(bars);
  if (fixed) return fixed;
  for (const piece of table.pieces) {
    if (!isNear(piece.pose) || PIECES[piece.kind].flatZone) continue;
    const one = obstacleOf(piece);
    if (bars(one)) return one;
  }
  return undefined;
}

export function obstaclesOverlap(a: Obstacle, b: Obstacle, tolerance?: number): boolean {
  const reach = a.radius + b.radius;
  const across = a.centre[0] - b.centre[0];
  if (across >= reach || across <= -reach) return false;
  return apart(a.centre, b.centre) < reach && boxesOverlap(a.boxes, b.boxes, tolerance);
}
