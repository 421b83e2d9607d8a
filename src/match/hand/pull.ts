// The pull of a flick, measured in the hand: CSS pixels of the window, whatever the camera shows of the table.
import { clamp } from '../../physics/measure/vector';

export type WindowSize = { readonly width: number; readonly height: number };

/** A pull shorter than this is none. */
export const DEAD_PULL = 12;
const FULL = { least: 120, most: 220 } as const;
/** What fits beside the piece in a narrow window, and below it in a low one. */
const ROOM = { across: 0.45, down: 0.36 } as const;

/** How far back a piece is pulled for the hardest flick: one movement of the hand, near or far. */
export const fullPullOf = ({ width, height }: WindowSize): number =>
  clamp(Math.min(width * ROOM.across, height * ROOM.down), FULL.least, FULL.most);

/** Strength grows evenly with the pull, so the way a piece slides grows with its square: short moves are easy. */
export const strengthOfPull = (pixels: number, full: number): number =>
  clamp((pixels - DEAD_PULL) / (full - DEAD_PULL), 0, 1);

export const pullOfStrength = (strength: number, full: number): number =>
  DEAD_PULL + (full - DEAD_PULL) * strength;
