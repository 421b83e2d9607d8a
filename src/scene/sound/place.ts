import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import type { Track } from '../../physics/recording';
import type { Vec2 } from '../../physics/table';

const NUMBERS = 7;

const clampedFrame = ({ firstFrame, poses }: Track, seconds: number): number =>
  Math.min(
    poses.length / NUMBERS - 1,
    Math.max(0, Math.floor(seconds * FRAMES_PER_SECOND) - firstFrame),
  );

/** Where a piece is at a moment of the film, to the frame: an ear needs no more. */
export function placeAt(track: Track, seconds: number): Vec2 {
  const at = clampedFrame(track, seconds) * NUMBERS;
  return { x: track.poses[at] ?? 0, y: track.poses[at + 1] ?? 0 };
}

/** How fast it slides then, in cm/s; nothing is allocated, this is asked every frame. */
export function slidingSpeed(track: Track, seconds: number): number {
  const frame = clampedFrame(track, seconds);
  const at = frame * NUMBERS;
  const next = at + NUMBERS;
  if (next >= track.poses.length || (track.poses[at + 2] ?? 0) > 1) return 0;
  const dx = (track.poses[next] ?? 0) - (track.poses[at] ?? 0);
  const dy = (track.poses[next + 1] ?? 0) - (track.poses[at + 1] ?? 0);
  return Math.hypot(dx, dy) * FRAMES_PER_SECOND;
}
