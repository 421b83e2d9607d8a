// How the signs of a beat move: pure functions of how much of it lies behind, from 0 to 1.
import { eased } from '../../film/player';

/** Never the same for two, always the same for one: a number from 0 to 1. */
export const uneven = (index: number, of: number): number => {
  const wave = Math.sin((index + 1) * 12.9898 + of * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};

export type Flake = { x: number; y: number; z: number; size: number };

const GOLDEN = 2.39996;
/** How far the snow of the hardest blow flies and how high, in cm. */
const PUFF = { wide: 3.4, high: 2.6, size: 1.7 } as const;

/** A flake of a puff: thrown up and out at once, slower and slower, then gone. Written into a place that is kept. */
export function flakeAt(index: number, share: number, strength: number, into: Flake): void {
  const reach = 0.45 + 0.55 * strength;
  const out = 1 - (1 - share) ** 3;
  const turn = index * GOLDEN;
  const far = (0.35 + 0.65 * uneven(index, 1)) * PUFF.wide * reach * out;
  const top = (0.3 + 0.7 * uneven(index, 2)) * PUFF.high * reach;
  into.x = Math.cos(turn) * far;
  into.z = Math.sin(turn) * far;
  into.y = 0.25 + top * Math.max(0, Math.sin(Math.PI * Math.min(1, 0.25 + share * 0.85)));
  const grown = eased(0, 0.18, share) * (1 - eased(0.35, 1, share));
  into.size = PUFF.size * (0.45 + 0.55 * uneven(index, 3)) * reach * grown;
}

/** How far a splinter of frost has grown out of the snow: quickly up, then it stays, and sinks. */
export const frostAt = (share: number): number => eased(0, 0.18, share) * (1 - eased(0.75, 1, share)); // prettier-ignore

export type Halves = { scale: number; apart: number; turn: number; sink: number; left: number };

/** A heart swells, stands still for a moment, and its halves fall away from each other. */
export function heartAt(share: number, into: Halves): void {
  const swollen = eased(0, 0.15, share);
  const broken = eased(0.4, 1, share);
  into.scale = swollen * (1 + 0.18 * Math.sin(Math.PI * Math.min(1, share / 0.3)));
  into.apart = 0.06 * eased(0.36, 0.42, share) + 0.75 * broken * broken;
  into.turn = 0.7 * broken;
  into.sink = 1.5 * broken * broken;
  into.left = 1 - eased(0.8, 1, share);
}

/** How dark it is around a figure: light falls, stays low, and comes back. */
export const darkAt = (share: number): number => eased(0, 0.25, share) * (1 - eased(0.82, 1, share)); // prettier-ignore

/** How many rings run out from a noise, one after the other. */
export const RINGS = 3;
const LATER = 0.16;
const RUNS = 0.6;

/** How far a ring has come of its way, from 0 to 1. */
export const ringAt = (ring: number, share: number): number =>
  Math.min(1, Math.max(0, (share - ring * LATER) / RUNS));

/** How strongly one that hears is marked, when the first ring has reached it after such a part of the way. */
export function heardAt(part: number, share: number): number {
  const reached = part * RUNS;
  return eased(reached, reached + 0.08, share) * (1 - eased(0.85, 1, share));
}

/** Toward what was heard and back: how much of the turn there is. */
export const turnedAt = (share: number): number => eased(0.1, 0.4, share) * (1 - eased(0.7, 1, share)); // prettier-ignore

/** The most that a figure turns, in degrees. */
export const MOST_TURN = 32;

/** From where it looks to where it hears, in degrees, the shorter way, and no more than a glance. */
export function glanceOf(facing: number, toward: number): number {
  const way = ((((toward - facing + 180) % 360) + 360) % 360) - 180;
  return Math.max(-MOST_TURN, Math.min(MOST_TURN, way));
}
