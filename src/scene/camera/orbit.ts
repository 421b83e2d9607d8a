// Where the eye is: around a point of the table, in table coordinates (x east, y north).
import type { Vector3 } from 'three';
import { clamp } from '../../physics/measure/vector';
import { towardsEye } from './fit';

export type Orbit = {
  readonly x: number;
  readonly y: number;
  /** Degrees about the vertical from due south, and above the table. */
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
};

export type Mutable<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/** What the eye may look at, and from how far. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly farthest: number;
  /** How near an eye may come that looks down so steeply. */
  readonly nearest?: (pitch: number) => number;
  /** How flat it may look at all; `PITCHES` says it where nothing does. */
  readonly flattest?: number;
  /** How low it may look from so far away. */
  readonly lowest?: (distance: number) => number;
};

export const PITCHES = [16, 88] as const;
export const NEAREST = 18;

/** Whatever is asked, the middle of the picture stays on the table and the eye above it. Written into a place that is kept: it happens every frame. */
export function limitInto(orbit: Orbit, bounds: Bounds, into: Mutable<Orbit>): void {
  into.x = clamp(orbit.x, bounds.west, bounds.east);
  into.y = clamp(orbit.y, bounds.south, bounds.north);
  into.yaw = orbit.yaw;
  const flattest = bounds.flattest ?? PITCHES[0];
  const pitch = clamp(orbit.pitch, flattest, PITCHES[1]);
  const nearest = bounds.nearest?.(pitch) ?? NEAREST;
  into.distance = clamp(orbit.distance, nearest, Math.max(nearest, bounds.farthest));
  into.pitch = Math.max(pitch, bounds.lowest?.(into.distance) ?? flattest);
}

export const turned = (orbit: Orbit, yaw: number, pitch: number): Orbit => ({
  ...orbit,
  yaw: orbit.yaw + yaw,
  pitch: orbit.pitch + pitch,
});

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: orbit.distance * factor,
});

/** Slides the picture: `right` and `away` in centimetres as the eye sees them. */
export function panned(orbit: Orbit, right: number, away: number): Orbit {
  const yaw = (orbit.yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return { ...orbit, x: orbit.x + right * cos - away * sin, y: orbit.y + right * sin + away * cos };
}

/** The same direction, written so that a flight from `from` takes the short way round. */
export const nearTurn = (yaw: number, from: number): number =>
  from + ((((yaw - from + 180) % 360) + 360) % 360) - 180;

/** Where the eye stands, in the picture's axes. */
export function eyeOf({ x, y, yaw, pitch, distance }: Orbit, into: Vector3): Vector3 {
  towardsEye(yaw, pitch, into).multiplyScalar(distance);
  return into.set(into.x + x, into.y, into.z - y);
}

/** The yaw from which one looks along a direction of the table. */
export const yawLooking = (direction: number): number => direction - 90;

/** The direction of the table, in degrees from east, that points away from the eye. */
export const awayFrom = (yaw: number): number => yaw + 90;
