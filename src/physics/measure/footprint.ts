// The ground that a piece covers, seen from above, and the gap between two such outlines (A01).
import type { Piece, Pose, Structure, Vec2 } from '../table';
import { areApart, boundsOf } from './bounds';
import { DISC_DIAMETER, PIECES, PROJECTILES, type Make } from './catalogue';
import { once, onceWith } from './once';
import { conjugate, multiply, rotate, upwardness } from './quaternion';
import { boxesOf, boxesOfMake, structureBoxes, type Box } from './solid';
import { cross, dot, subtract } from './vector';

/** A convex outline, counter-clockwise, widened by a radius: a disc is a single point with a radius. */
export type Footprint = { readonly outline: readonly Vec2[]; readonly radius: number };

export function footprintOf(make: Make, pose: Pose): Footprint {
  const [part] = make.parts;
  const lone = make.parts.length === 1 ? part : undefined;
  const isFlat = Math.abs(upwardness(pose.turn)) > 0.999;
  if (lone && lone.shape !== 'box' && (isFlat || lone.shape === 'ball')) {
    return { outline: [{ x: pose.x, y: pose.y }], radius: lone.radius };
  }
  return { outline: convexHull(boxesOf(make, pose).flatMap(cornersFromAbove)), radius: 0 };
}

/** The same, remembered: for poses that pieces have, not for those that are only tried. */
export const groundOf = onceWith((pose: Pose, make: Make) => footprintOf(make, pose));

export const pieceFootprint = ({ kind, pose }: Piece): Footprint => groundOf(pose, PIECES[kind]);

export const discFootprint = ({ x, y }: Vec2): Footprint => ({
  outline: [{ x, y }],
  radius: PROJECTILES.disc.parts[0].radius,
});

/** Both supports: a figure inside a building is measured from them. */
export const supportFootprints = once((structure: Structure): readonly Footprint[] =>
  structureBoxes(structure)
    .filter(({ part }) => part !== 'facade')
    .map((box) => ({ outline: convexHull(cornersFromAbove(box)), radius: 0 })),
);

/** Loops, here and below, instead of lists of lists: outlines are half the cost of a match outside the engine. */
function cornersFromAbove({ centre, half, turn }: Box): Vec2[] {
  const corners: Vec2[] = [];
  for (let corner = 0; corner < 8; corner += 1) {
    const way = rotate(turn, [
      corner & 4 ? half[0] : -half[0],
      corner & 2 ? half[1] : -half[1],
      corner & 1 ? half[2] : -half[2],
    ]);
    corners.push({ x: centre[0] + way[0], y: -(centre[2] + way[2]) });
  }
  return corners;
}

/** No part of the piece lies farther from its middle, seen along this direction on the table. */
export function reachAlong(make: Make, { turn }: Pose, { x, y }: Vec2): number {
  let reach = 0;
  for (const box of boxesOfMake(make)) {
    const { half } = box;
    const centre = rotate(turn, box.centre);
    const seen = rotate(conjugate(multiply(turn, box.turn)), [x, 0, -y]);
    const size =
      Math.abs(seen[0]) * half[0] + Math.abs(seen[1]) * half[1] + Math.abs(seen[2]) * half[2];
    reach = Math.max(reach, centre[0] * x - centre[2] * y + size);
  }
  return reach;
}

/** The smallest gap between two outlines; zero when they touch or overlap. */
export function gapBetween(a: Footprint, b: Footprint): number {
  if (outlinesMeet(a.outline, b.outline)) return 0;
  const apart = Math.min(
    cornersToEdges(a.outline, b.outline),
    cornersToEdges(b.outline, a.outline),
  );
  return Math.max(0, apart - a.radius - b.radius);
}

/** X is next to Y when the gap between them is one disc or less (R022). */
export const isNextTo = (a: Footprint, b: Footprint): boolean => isWithin(DISC_DIAMETER, a, b);

export const doOverlap = (a: Footprint, b: Footprint): boolean => isWithin(0, a, b);

/** A little more than the gap tells them apart: the frames are rounded, and so is the gap. */
const isWithin = (gap: number, a: Footprint, b: Footprint): boolean =>
  !areApart(frameOf(a), frameOf(b), gap + 0.01) && gapBetween(a, b) <= gap;
const frameOf = once(({ outline, radius }: Footprint) => boundsOf(outline, radius));

function cornersToEdges(corners: readonly Vec2[], outline: readonly Vec2[]): number {
  let least = Infinity;
  let from = outline.at(-1);
  for (const to of outline) {
    if (from)
      for (const corner of corners) least = Math.min(least, distanceToSegment(corner, from, to));
    from = to;
  }
  return least;
}

function distanceToSegment(point: Vec2, from: Vec2, to: Vec2): number {
  const alongX = to.x - from.x;
  const alongY = to.y - from.y;
  const size = alongX * alongX + alongY * alongY;
  const ahead = (point.x - from.x) * alongX + (point.y - from.y) * alongY;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ahead / size));
  const x = point.x - (from.x + alongX * share);
  const y = point.y - (from.y + alongY * share);
  return Math.sqrt(x * x + y * y);
}

/** No edge of either outline separates them. */
function outlinesMeet(a: readonly Vec2[], b: readonly Vec2[]): boolean {
  if (a.length < 3 || b.length < 3) {
    const [thin, solid] = a.length < 3 ? [a, b] : [b, a];
    return solid.length >= 3 && thin.some((point) => contains(solid, point));
  }
  return !separates(a, b) && !separates(b, a);
}

/** Whether all of another outline lies beyond one of the edges of this. */
function separates(outline: readonly Vec2[], other: readonly Vec2[]): boolean {
  let from = outline.at(-1);
  for (const to of outline) {
    const outward = from && { x: to.y - from.y, y: -(to.x - from.x) };
    if (outward && (outward.x !== 0 || outward.y !== 0)) {
      const own = span(outline, outward);
      const its = span(other, outward);
      if (own.high < its.low || its.high < own.low) return true;
    }
    from = to;
  }
  return false;
}

function contains(outline: readonly Vec2[], point: Vec2): boolean {
  let from = outline.at(-1);
  for (const to of outline) {
    if (from && cross(subtract(to, from), subtract(point, from)) < 0) return false;
    from = to;
  }
  return true;
}

function span(outline: readonly Vec2[], axis: Vec2): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const point of outline) {
    const value = dot(point, axis);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}

/** Monotone chain; the result runs counter-clockwise. */
function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = chainOf(sorted);
  for (const point of chainOf(sorted.toReversed())) lower.push(point);
  return lower;
}

function chainOf(run: readonly Vec2[]): Vec2[] {
  const chain: Vec2[] = [];
  for (const point of run) {
    while (chain.length >= 2 && !turnsLeft(chain, point)) chain.pop();
    chain.push(point);
  }
  chain.pop();
  return chain;
}

/** Whether the way over the last two points goes on to the left. */
function turnsLeft(chain: readonly Vec2[], next: Vec2): boolean {
  const from = chain[chain.length - 2] ?? next;
  const over = chain[chain.length - 1] ?? next;
  return (over.x - from.x) * (next.y - over.y) - (over.y - from.y) * (next.x - over.x) > 1e-9;
}
