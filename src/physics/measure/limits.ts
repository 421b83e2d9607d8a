// How hard a finger can push, in mm/s, and how far things may lie from the town. Measured: docs/physics.md.
import type { FlickKind } from '../launch';
import { LAUNCHES } from './launches';
import type { Range } from './range';

export const SPEEDS = Object.fromEntries(
  Object.entries(LAUNCHES).map(([kind, { speed }]) => [kind, speed]),
) as Readonly<Record<FlickKind, Range>>;

export const PELLET_COUNT: Range = [1, 8];
export const TOWER_SLOTS = 6;
export const ROUGHNESS: Range = [0.5, 2];
/** Farther out nothing can be placed; it keeps numbers small enough for the engine's 32 bits. */
export const FARTHEST = 1000;
export const MOST_PIECES = 120;
