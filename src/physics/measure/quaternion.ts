import { cosDegrees, directionOf, normalDegrees, sinDegrees } from './trig';

export type Quat = readonly [x: number, y: number, z: number, w: number];
/** East, up, south: the axes that the engine uses. */
export type Vec3 = readonly [x: number, y: number, z: number];

export const UPRIGHT: Quat = [0, 0, 0, 1];

export const aboutUp = (degrees: number): Quat => [
  0,
  sinDegrees(degrees / 2),
  0,
  cosDegrees(degrees / 2),
];
/** About the axis that runs from the right hand to the left of something that looks along its x axis. */
export const aboutSide = (degrees: number): Quat => [
  0,
  0,
  sinDegrees(degrees / 2),
  cosDegrees(degrees / 2),
];

// The next three are called for every corner of every box. Parts are taken by index: taking an array apart by
// pattern walks it with an iterator, a fifth of all that a match allocated.

export function multiply(a: Quat, b: Quat): Quat {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ];
}

export function rotate(q: Quat, v: Vec3): Vec3 {
  const tx = 2 * (q[1] * v[2] - q[2] * v[1]);
  const ty = 2 * (q[2] * v[0] - q[0] * v[2]);
  const tz = 2 * (q[0] * v[1] - q[1] * v[0]);
  return [
    v[0] + q[3] * tx + q[1] * tz - q[2] * ty,
    v[1] + q[3] * ty + q[2] * tx - q[0] * tz,
    v[2] + q[3] * tz + q[0] * ty - q[1] * tx,
  ];
}

/** The turn back. */
export const conjugate = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

/** How far a turned thing's upper side still looks up: 1 upright, -1 on its head. */
export const upwardness = (q: Quat): number => 1 - q[2] * (2 * q[2]) - q[0] * (2 * q[0]);

export const sizeOf = (q: Quat): number =>
  Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);

export function normalise(q: Quat): Quat {
  const size = sizeOf(q);
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

/** The direction a turned thing's front looks in, seen from above; of one on its back, where its head points. */
export function yawOf(q: Quat): number {
  const [x, y, z] = rotate(q, [1, 0, 0]);
  if (Math.abs(y) < 0.8) return normalDegrees(directionOf({ x, y: -z }));
  const [ux, , uz] = rotate(q, [0, 1, 0]);
  return normalDegrees(directionOf({ x: -ux * Math.sign(y), y: uz * Math.sign(y) }));
}
