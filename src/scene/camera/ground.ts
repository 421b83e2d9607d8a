// From the window to the table and back.
import { Raycaster, Vector2, Vector3, type Camera } from 'three';
import type { Vec3 } from '../../physics/measure/quaternion';
import type { Vec2 } from '../../physics/table';

/** From the eye, and where to. */
export type Ray = { readonly from: Vec3; readonly along: Vec3 };

const caster = new Raycaster();
const screen = new Vector2();
const spot = new Vector3();

export type Area = { readonly width: number; readonly height: number };

/** Nothing is measured beyond this: near the horizon a pixel is a metre. */
const FARTHEST = 1000;

/** The line of sight through a pixel of the canvas, in the engine's axes. */
export function rayUnder(camera: Camera, { width, height }: Area, { x, y }: Vec2): Ray {
  caster.setFromCamera(screen.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
  const { origin, direction } = caster.ray;
  return {
    from: [origin.x, origin.y, origin.z],
    along: [direction.x, direction.y, direction.z],
  };
}

/** The place of the table under a pixel of the canvas; none above the horizon. */
export function tableUnder(
  camera: Camera,
  { width, height }: Area,
  x: number,
  y: number,
): Vec2 | undefined {
  caster.setFromCamera(screen.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
  const { origin, direction } = caster.ray;
  if (direction.y > -1e-4) return undefined;
  const reach = -origin.y / direction.y;
  if (reach > FARTHEST) return undefined;
  return { x: origin.x + direction.x * reach, y: -(origin.z + direction.z * reach) };
}

/** The pixel of the canvas that shows a place. */
export function pixelOf(camera: Camera, { width, height }: Area, at: Vec2, lift = 0): Vec2 {
  spot.set(at.x, lift, -at.y).project(camera);
  return { x: ((spot.x + 1) / 2) * width, y: ((1 - spot.y) / 2) * height };
}
