import { launchedBodies, pushedPiece } from '../../physics/measure/launches';
import type { Launch } from '../../physics/launch';

/** What a finger, or the tower, sets in motion. */
export function flickedIds(launch: Launch): readonly string[] {
  const pushed = pushedPiece(launch);
  return pushed === undefined ? launchedBodies(launch).map(({ id }) => id) : [pushed];
}
