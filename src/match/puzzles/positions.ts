// Every puzzle by its name.
import type { PuzzleId } from './catalogue';
import type { Puzzle } from './puzzle';
import { ALONE } from './together';
import { RIVALS } from './rivals';

export const POSITIONS: Readonly<Record<PuzzleId, Puzzle>> = { ...ALONE, ...RIVALS };
