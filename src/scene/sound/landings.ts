// The table itself is no contact of a recording, but a figure that falls flat is heard: a fall that stops at once.
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import type { Track } from '../../physics/recording';

export type Landing = { readonly seconds: number; readonly strength: number };

const NUMBERS = 7;
/** cm/s: falling at least so fast, and then so slowly. */
const FALLING = 18;
const STOPPED = 0.35;
const HARDEST = 160;

export function landings({ firstFrame, poses }: Track): Landing[] {
  const found: Landing[] = [];
  const liftAt = (frame: number): number => poses[frame * NUMBERS + 2] ?? 0;
  let before = 0;
  for (let frame = 1; frame < poses.length / NUMBERS; frame += 1) {
    const sinking = (liftAt(frame - 1) - liftAt(frame)) * FRAMES_PER_SECOND;
    if (before > FALLING && sinking < before * STOPPED)
      found.push({
        seconds: (firstFrame + frame - 1) / FRAMES_PER_SECOND,
        strength: Math.min(1, Math.sqrt(before / HARDEST)) * 0.7,
      });
    before = sinking;
  }
  return found;
}
