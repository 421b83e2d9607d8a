// The upright rectangle around something, seen from above: enough to tell most things apart.
import type { Vec2 } from '../table';

export type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

export function boundsOf(points: readonly Vec2[], margin: number): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    west: Math.min(...xs) - margin,
    east: Math.max(...xs) + margin,
    south: Math.min(...ys) - margin,
    north: Math.max(...ys) + margin,
  };
}

export const cornersOf = ({ west, east, south, north }: Bounds): Vec2[] => [
  { x: west, y: south },
  { x: east, y: south },
  { x: east, y: north },
  { x: west, y: north },
];

export const areApart = (a: Bounds, b: Bounds, gap: number): boolean =>
  a.west - b.east > gap ||
  b.west - a.east > gap ||
  a.south - b.north > gap ||
  b.south - a.north > gap;
