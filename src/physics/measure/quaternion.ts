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

export function multiply([ax, ay, az, aw]: Quat, [bx, by, bz, bw]: Quat): Quat {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function rotate([qx, qy, qz, qw]: Quat, [x, y, z]: Vec3): Vec3 {
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  return [
    x + qw * tx + qy * tz - qz * ty,
    y + qw * ty + qz * tx - qx * tz,
    z + qw * tz + qx * ty - qy * tx,
  ];
}

/** How far a turned thing's upper side still looks up: 1 upright, -1 on its head. */
export const upwardness = ([x, , z]: Quat): number => 1 - z * (2 * z) - x * (2 * x);

export const sizeOf = ([x, y, z, w]: Quat): number => Math.sqrt(x * x + y * y + z * z + w * w);

export function normalise(q: Quat): Quat {
  const [x, y, z, w] = q;
  const size = sizeOf(q);
  return [x / size, y / size, z / size, w / size];
}

/** The direction a turned thing's front looks in, seen from above; of one on its back, where its head points. */
export function yawOf(q: Quat): number {
  const [x, y, z] = rotate(q, [1, 0, 0]);
  if (Math.abs(y) < 0.8) return normalDegrees(directionOf({ x, y: -z }));
  const [ux, , uz] = rotate(q, [0, 1, 0]);
  return normalDegrees(directionOf({ x: -ux * Math.sign(y), y: uz * Math.sign(y) }));
}
