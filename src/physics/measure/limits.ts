// How hard a finger can push, in mm/s, and how far things may lie from the town. Measured: docs/physics.md.
import type { LaunchKind } from '../launch';

export type Range = readonly [least: number, most: number];

export const SPEEDS: Readonly<Record<Exclude<LaunchKind, 'rush' | 'settle'>, Range>> = {
  disc: [100, 2200],
  bullet: [300, 3500],
  sniper: [300, 3500],
  pellets: [500, 4000],
  knife: [300, 3500],
  bat: [100, 4000],
  figure: [100, 2500],
  flare: [0, 1500],
};

/** Of the bat: from its middle to the very end of the handle, in cm. */
export const BAT_STRUCK: Range = [0, 2.8];
export const FLARE_HEIGHT: Range = [2, 30];
export const PELLET_COUNT: Range = [1, 8];
export const TOWER_SLOTS = 6;
export const ROUGHNESS: Range = [0.5, 2];
/** Farther out nothing can be placed; it keeps numbers small enough for the engine's 32 bits. */
export const FARTHEST = 1000;
export const MOST_PIECES = 120;
