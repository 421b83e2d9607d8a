// Trigonometry from additions and multiplications alone. Math.sin and its like may differ in the last
// bit from one JavaScript engine to the next; a replay must not.
import type { Vec2 } from '../table';

const RADIANS = 0.017453292519943295;

/** Sine and cosine series, good to 1e-14 below 45 degrees. */
function sinSmall(r: number): number {
  const s = r * r;
  return (
    r *
    (1 -
      (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - s / 156))))))
  );
}
function cosSmall(r: number): number {
  const s = r * r;
  return (
    1 -
    (s / 2) *
      (1 -
        (s / 12) *
          (1 - (s / 30) * (1 - (s / 56) * (1 - (s / 90) * (1 - (s / 132) * (1 - s / 182))))))
  );
}

export function sinDegrees(degrees: number): number {
  const turn = normalDegrees(degrees);
  if (turn > 90) return sinDegrees(180 - turn);
  if (turn < -90) return sinDegrees(-180 - turn);
  if (turn > 45) return cosSmall((90 - turn) * RADIANS);
  if (turn < -45) return -cosSmall((90 + turn) * RADIANS);
  return sinSmall(turn * RADIANS);
}

export const cosDegrees = (degrees: number): number => sinDegrees(90 - degrees);

/** The unit vector that looks in a direction. */
export const heading = (degrees: number): Vec2 => ({
  x: cosDegrees(degrees),
  y: sinDegrees(degrees),
});

/** The direction of a vector, in (-180, 180]. */
export function directionOf({ x, y }: Vec2): number {
  if (x === 0 && y === 0) return 0;
  const steep = Math.abs(y) > Math.abs(x);
  const flat = arctan(steep ? Math.abs(x) / Math.abs(y) : Math.abs(y) / Math.abs(x));
  const firstQuadrant = steep ? 90 - flat : flat;
  const half = x < 0 ? 180 - firstQuadrant : firstQuadrant;
  return y < 0 ? -half : half;
}

const TAN_22_5 = 0.41421356237309503;

function arctan(t: number): number {
  if (t > TAN_22_5) return 45 + arctan((t - 1) / (t + 1));
  const s = t * t;
  let sum = 0;
  for (let n = 31; n >= 1; n -= 2) sum = 1 / n - s * sum;
  return (t * sum) / RADIANS;
}

/** The same direction within (-180, 180]. */
export function normalDegrees(degrees: number): number {
  const turn = degrees % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}
