// Everything that enters or leaves the world lies on a grid, so that a table survives being written down.
import type { Pose, Vec2 } from '../table';
import { normalise, sizeOf, type Quat } from './quaternion';
import { normalDegrees } from './trig';

/** To the nearest of `perUnit` steps; never minus zero, which JSON would lose. */
export const quantise = (value: number, perUnit: number): number =>
  Math.round(value * perUnit) / perUnit + 0;

export const quantiseLength = (cm: number): number => quantise(cm, 1000);
export const quantiseAngle = (degrees: number): number =>
  normalDegrees(quantise(normalDegrees(degrees), 100));
export const quantiseSpeed = (millimetresPerSecond: number): number =>
  quantise(millimetresPerSecond, 1);
export const quantiseVec2 = ({ x, y }: Vec2): Vec2 => ({
  x: quantiseLength(x),
  y: quantiseLength(y),
});

export function quantisePose({ x, y, lift, turn }: Pose): Pose {
  return {
    x: quantiseLength(x),
    y: quantiseLength(y),
    lift: quantiseLength(lift),
    turn: quantiseTurn(turn),
  };
}

/**
 * A turn and its negative are the same rotation: the canonical one has the first non-zero of w, y, x, z positive.
 * What lies on the grid already stays as it is; normalising it again could push it off.
 */
function quantiseTurn(turn: Quat): Quat {
  const [x, y, z, w] =
    turn.every(isOnTurnGrid) && Math.abs(sizeOf(turn) - 1) < 1e-4 ? turn : normalise(turn);
  const leading = [w, y, x, z].find((part) => quantiseTurnPart(part) !== 0) ?? 1;
  const grid = (part: number): number => quantiseTurnPart(leading > 0 ? part : -part);
  return [grid(x), grid(y), grid(z), grid(w)];
}

const quantiseTurnPart = (part: number): number => quantise(part, 100_000);
const isOnTurnGrid = (part: number): boolean => Math.abs(part - quantiseTurnPart(part)) < 1e-12;
