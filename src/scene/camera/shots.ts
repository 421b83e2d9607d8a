import { Vector3 } from 'three';

/** One way of looking at the town. */
export type Shot = {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
  readonly target: Vector3;
  readonly points: readonly Vector3[];
  readonly fill: readonly [number, number];
  /** How far the picture is pushed down, as a share of its height, to leave sky for the title. */
  readonly drop: number;
};

const around = (x: number, z: number, height: number): Vector3[] =>
  [-x, x].flatMap((px) => [
    new Vector3(px, 0, z),
    new Vector3(px, 0, -z),
    new Vector3(px, height, -z),
  ]);

export const LANDSCAPE: Shot = {
  yaw: -9,
  pitch: 20,
  fov: 36,
  target: new Vector3(0, 2, 2),
  points: around(43, 24, 16),
  fill: [0.98, 0.9],
  drop: 0.1,
};

export const PORTRAIT: Shot = {
  yaw: -6,
  pitch: 40,
  fov: 36,
  target: new Vector3(4.5, 3, 0),
  points: [...around(24, 30, 16), new Vector3(-29, 0, -30), new Vector3(44, 0, -17)],
  fill: [1, 0.9],
  drop: 0.02,
};
