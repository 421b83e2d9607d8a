// Everything solid on a table, each with a ball around it so that most pairs are told apart at a glance.
import type { Layout, Pose, Table } from '../table';
import { PIECES, type Make } from './catalogue';
import { boxesOverlap } from './overlap';
import type { Vec3 } from './quaternion';
import { boxesOf, fixedBoxes, type Box } from './solid';

export type Obstacle = {
  readonly id: string;
  readonly boxes: readonly Box[];
  readonly centre: Vec3;
  readonly radius: number;
};

const length3 = ([x, y, z]: Vec3): number => Math.sqrt(x * x + y * y + z * z);
const apart = (a: Vec3, b: Vec3): number => length3([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);

function obstacle(id: string, boxes: readonly Box[], centre: Vec3): Obstacle {
  const radius = Math.max(...boxes.map((box) => apart(box.centre, centre) + length3(box.half)));
  return { id, boxes, centre, radius };
}

export const pieceObstacle = (id: string, make: Make, pose: Pose): Obstacle =>
  obstacle(id, boxesOf(make, pose), [pose.x, pose.lift, -pose.y]);

/** A layout is never changed, so what stands on it is worked out once. */
const known = new WeakMap<Layout, readonly Obstacle[]>();

export function fixedObstacles({ layout }: Table): readonly Obstacle[] {
  const before = known.get(layout);
  if (before) return before;
  const obstacles = fixedBoxes(layout).map((box) => obstacle(box.owner, [box], box.centre));
  known.set(layout, obstacles);
  return obstacles;
}

export const pieceObstacles = (table: Table): Obstacle[] =>
  table.pieces
    .filter(({ kind }) => !PIECES[kind].flatZone)
    .map(({ id, kind, pose }) => pieceObstacle(id, PIECES[kind], pose));

export const obstaclesOverlap = (a: Obstacle, b: Obstacle, tolerance?: number): boolean =>
  apart(a.centre, b.centre) < a.radius + b.radius && boxesOverlap(a.boxes, b.boxes, tolerance);
