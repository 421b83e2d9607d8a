import { Vector3 } from 'three';

export type View = {
  /** Degrees about the vertical from due south, and above the table. */
  readonly yaw: number;
  readonly pitch: number;
  /** Vertical field of view in degrees. */
  readonly fov: number;
  readonly aspect: number;
};

/** From the thing looked at towards the eye. */
export function towardsEye(yaw: number, pitch: number, into: Vector3): Vector3 {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return into.set(Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p));
}

/**
 * How far from the target the eye must be for all points to be in the picture.
 * @param fill share of the picture's half width and half height that may be used
 */
export function distanceToFit(
  points: readonly Vector3[],
  target: Vector3,
  { yaw, pitch, fov, aspect }: View,
  fill: readonly [across: number, up: number],
): number {
  const back = towardsEye(yaw, pitch, new Vector3());
  const right = new Vector3(0, 1, 0).cross(back).normalize();
  const up = new Vector3().crossVectors(back, right);
  const tan = Math.tan((fov * Math.PI) / 360);
  return Math.max(
    ...points.map((point) => {
      const p = point.clone().sub(target);
      const across = Math.abs(p.dot(right)) / (tan * aspect * fill[0]);
      const upwards = Math.abs(p.dot(up)) / (tan * fill[1]);
      return p.dot(back) + Math.max(across, upwards);
    }),
  );
}
