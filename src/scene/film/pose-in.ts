import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import { poseAt } from '../../physics/path';
import type { Track } from '../../physics/recording';
import type { Pose } from '../../physics/table';

/** How a track has its piece at a moment of the film, to the frame; before and after it as at its ends. */
export const poseIn = (track: Track, seconds: number): Pose =>
  poseAt(track, Math.floor(seconds * FRAMES_PER_SECOND));
