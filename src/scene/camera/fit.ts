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

/** How far the middle of the picture may lie from the middle of what is shown, in cm, and how finely it is sought. */
const REACH = 40;
const STEP = 1;

export type Fit = { readonly target: Vector3; readonly distance: number; readonly depth: number };

/** Where to look so that all points are in the picture and stand as near as they can. */
export function closestFit(
  points: readonly Vector3[],
  middle: Vector3,
  view: View,
  fill: readonly [across: number, up: number],
): Fit {
  const back = towardsEye(view.yaw, view.pitch, new Vector3());
  const nearer = towardsEye(view.yaw, 0, new Vector3());
  const fits: Fit[] = [];
  // What is near looks larger: the best middle lies nearer than the points' own.
  for (let shift = -REACH; shift <= REACH; shift += STEP) {
    const target = middle.clone().addScaledVector(nearer, shift);
    const distance = distanceToFit(points, target, view, fill);
    fits.push({ target, distance, depth: distance + shift * nearer.dot(back) });
  }
  const least = Math.min(...fits.map(({ depth }) => depth));
  // Where the width alone decides, there is room to spare above and below: as much here as there.
  const best = fits.filter(({ depth }) => depth < least + 0.01);
  return best[Math.floor(best.length / 2)] ?? { target: middle, distance: 0, depth: 0 };
}

/** The pitch from which the ground takes most of the picture, and its fit. */
export function largestFit(
  points: readonly Vector3[],
  middle: Vector3,
  view: Omit<View, 'pitch'>,
  pitches: readonly [number, ...number[]],
  fill: readonly [across: number, up: number],
): Fit & { readonly pitch: number } {
  const [first, ...others] = pitches.map((pitch) => {
    const fit = closestFit(points, middle, { ...view, pitch }, fill);
    return { ...fit, pitch, share: Math.sin((pitch * Math.PI) / 180) / fit.depth ** 2 };
  });
  if (!first) throw new Error('There is no pitch to look from.');
  return others.reduce((best, one) => (one.share > best.share ? one : best), first);
}
