// Everything solid on a table, each with a ball around it so that most pairs are told apart at a glance.
import type { Layout, Piece, Pose, Table } from '../table';
import { PIECES, type Make } from './catalogue';
import { once } from './once';
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

export const pieceObstacle = (id: string, make: Make, pose: Pose): Obstacle => ({
  id,
  ...pieceRoom(make, pose),
});

export const boxObstacle = (id: string, box: Box): Obstacle => ({
  id,
  ...roomOf([box], box.centre),
});

const obstaclesOn = once((layout: Layout): readonly Obstacle[] =>
  fixedBoxes(layout).map((box) => boxObstacle(box.owner, box)),
);

export const fixedObstacles = ({ layout }: Table): readonly Obstacle[] => obstaclesOn(layout);

/** Remembered: for poses that pieces have, not for those that are only tried. */
const remembered = once((make: Make) => once((pose: Pose) => pieceRoom(make, pose)));
export const obstacleOf = ({ id, kind, pose }: Piece): Obstacle => ({
  id,
  ...remembered(PIECES[kind])(pose),
});

export const pieceObstacles = (table: Table): Obstacle[] =>
  table.pieces.filter(({ kind }) => !PIECES[kind].flatZone).map(obstacleOf);

/** How far the largest piece reaches from its middle. */
const LONGEST = Math.max(
  ...Object.values(PIECES).map(
    (make) => pieceRoom(make, { x: 0, y: 0, lift: 0, turn: UPRIGHT }).radius,
  ),
);

/** What something could touch at all: everything fixed, and the pieces around it. */
export function obstaclesNear(table: Table, { centre: [x, , z], radius }: Obstacle): Obstacle[] {
  const reach = radius + LONGEST;
  const near = table.pieces.filter(
    ({ kind, pose }) =>
      Math.abs(pose.x - x) < reach && Math.abs(pose.y + z) < reach && !PIECES[kind].flatZone,
  );
  return [...fixedObstacles(table), ...near.map(obstacleOf)];
}

export const obstaclesOverlap = (a: Obstacle, b: Obstacle, tolerance?: number): boolean =>
  apart(a.centre, b.centre) < a.radius + b.radius && boxesOverlap(a.boxes, b.boxes, tolerance);
