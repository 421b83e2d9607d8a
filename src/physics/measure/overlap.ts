// Do two turned boxes share room, and how deeply? (Separating axes.)
import { rotate, type Vec3 } from './quaternion';
import type { Box } from './solid';

/** Pieces at rest press into each other a little; that is not an overlap. */
export const OVERLAP_TOLERANCE = 0.03;

const dot3 = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

type Axes = readonly [Vec3, Vec3, Vec3];
const axesOf = (box: Box): Axes => [
  rotate(box.turn, [1, 0, 0]),
  rotate(box.turn, [0, 1, 0]),
  rotate(box.turn, [0, 0, 1]),
];

const reach = (box: Box, axes: Axes, along: Vec3): number =>
  box.half[0] * Math.abs(dot3(axes[0], along)) +
  box.half[1] * Math.abs(dot3(axes[1], along)) +
  box.half[2] * Math.abs(dot3(axes[2], along));

/** How deep the boxes are in each other, zero or less when they are apart; not deeper than `enough` is told at once. */
export function overlapDepth(a: Box, b: Box, enough = 0): number {
  const between: Vec3 = [
    b.centre[0] - a.centre[0],
    b.centre[1] - a.centre[1],
    b.centre[2] - a.centre[2],
  ];
  const radii = Math.sqrt(dot3(a.half, a.half)) + Math.sqrt(dot3(b.half, b.half));
  const apart = Math.sqrt(dot3(between, between)) - radii;
  if (apart > 0) return -apart;
  const axesA = axesOf(a);
  const axesB = axesOf(b);
  const depthAlong = (axis: Vec3): number =>
    reach(a, axesA, axis) + reach(b, axesB, axis) - Math.abs(dot3(between, axis));
  let depth = Infinity;
  for (const axes of [axesA, axesB]) {
    for (const axis of axes) {
      depth = Math.min(depth, depthAlong(axis));
      if (depth <= enough) return depth;
    }
  }
  for (const first of axesA) {
    for (const second of axesB) {
      const axis = cross3(first, second);
      const size = Math.sqrt(dot3(axis, axis));
      if (size < 1e-6) continue;
      depth = Math.min(depth, depthAlong([axis[0] / size, axis[1] / size, axis[2] / size]));
      if (depth <= enough) return depth;
    }
  }
  return depth;
}

export function boxesOverlap(
  a: readonly Box[],
  b: readonly Box[],
  tolerance = OVERLAP_TOLERANCE,
): boolean {
  for (const first of a)
    for (const second of b) if (overlapDepth(first, second, tolerance) > tolerance) return true;
  return false;
}
