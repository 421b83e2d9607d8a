// The ground that a piece covers, seen from above, and the gap between two such outlines (A01).
import type { Piece, Pose, Structure, Vec2 } from '../table';
import { areApart, boundsOf } from './bounds';
import { DISC_DIAMETER, PIECES, PROJECTILES, type Make } from './catalogue';
import { once, onceWith } from './once';
import { rotate, upwardness } from './quaternion';
import { boxesOf, structureBoxes, type Box } from './solid';
import { add, cross, distance, dot, length, scale, subtract } from './vector';

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

function cornersFromAbove({ centre, half, turn }: Box): Vec2[] {
  const signs = [-1, 1];
  return signs.flatMap((sx) =>
    signs.flatMap((sy) =>
      signs.map((sz) => {
        const [x, , z] = rotate(turn, [sx * half[0], sy * half[1], sz * half[2]]);
        return { x: centre[0] + x, y: -(centre[2] + z) };
      }),
    ),
  );
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
  for (const corner of corners) {
    for (const [from, to] of edges(outline))
      least = Math.min(least, distanceToSegment(corner, from, to));
  }
  return least;
}

const edges = (outline: readonly Vec2[]): [Vec2, Vec2][] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);

function distanceToSegment(point: Vec2, from: Vec2, to: Vec2): number {
  const along = subtract(to, from);
  const size = dot(along, along);
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, dot(subtract(point, from), along) / size));
  return distance(point, add(from, scale(along, share)));
}

/** No edge of either outline separates them. */
function outlinesMeet(a: readonly Vec2[], b: readonly Vec2[]): boolean {
  if (a.length < 3 || b.length < 3) {
    const [thin, solid] = a.length < 3 ? [a, b] : [b, a];
    return solid.length >= 3 && thin.some((point) => contains(solid, point));
  }
  return ![...edges(a), ...edges(b)].some(([from, to]) => {
    const along = subtract(to, from);
    const outward = { x: along.y, y: -along.x };
    if (length(outward) === 0) return false;
    const spanA = span(a, outward);
    const spanB = span(b, outward);
    return spanA.high < spanB.low || spanB.high < spanA.low;
  });
}

const contains = (outline: readonly Vec2[], point: Vec2): boolean =>
  edges(outline).every(([from, to]) => cross(subtract(to, from), subtract(point, from)) >= 0);

function span(outline: readonly Vec2[], axis: Vec2): { low: number; high: number } {
  const values = outline.map((point) => dot(point, axis));
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** Monotone chain; the result runs counter-clockwise. */
function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (run: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = [];
    for (const point of run) {
      for (;;) {
        const last = chain.at(-1);
        const beforeLast = chain.at(-2);
        if (!last || !beforeLast || cross(subtract(last, beforeLast), subtract(point, last)) > 1e-9)
          break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
