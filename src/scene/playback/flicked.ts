import { launchedBodies } from '../../physics/measure/bodies';
import type { Launch } from '../../physics/launch';

/** What a finger, or the tower, sets in motion. */
export const flickedIds = (launch: Launch): readonly string[] =>
  launch.kind === 'figure' ? [launch.piece] : launchedBodies(launch).map(({ id }) => id);
