// What is worth watching in a recording: until when anything visibly moves, and when a rush lands.
import { FRAMES_PER_SECOND, STEPS_PER_SECOND } from '../../physics/measure/time';
import { localFrame } from '../../physics/measure/structure';
import type { RushLaunch } from '../../physics/launch';
import type { Recording, Track } from '../../physics/recording';
import { NUMBERS } from './sample';

/** Less than this from one frame to the next cannot be seen: half a millimetre a second. */
const SEEN = 0.0008;

const moves = ({ poses }: Track, frame: number): boolean => {
  const at = frame * NUMBERS;
  for (let part = 0; part < NUMBERS; part += 1)
    if (Math.abs((poses[at + part] ?? 0) - (poses[at - NUMBERS + part] ?? 0)) > SEEN) return true;
  return false;
};

/** Seconds of film until the last thing that an eye could see moving has stopped. */
export function movingFor({ tracks }: Recording): number {
  let last = 0;
  for (const track of tracks) {
    let own = track.poses.length / NUMBERS - 1;
    while (own > 0 && !moves(track, own)) own -= 1;
    last = Math.max(last, track.firstFrame + own);
  }
  return last / FRAMES_PER_SECOND;
}

/** When something that was flicked first touches anything. */
export function firstTouchOf({ outcome }: Recording): number | undefined {
  const [first] = outcome.contacts;
  return first && first.step / STEPS_PER_SECOND;
}

/** Out of the mouth and this low: the first of the crowd is on the street. */
const LANDED = 2.2;

/** When the first zombie of a rush is out of the tower and down. */
export function landingOf({ tower, zombies }: RushLaunch, { tracks }: Recording): number {
  const seen = localFrame(tower);
  const rushing = new Set(zombies.map(({ id }) => id));
  const times = tracks
    .filter(({ id }) => rushing.has(id))
    .map(({ firstFrame, poses }) => {
      for (let at = 0; at + 2 < poses.length; at += NUMBERS) {
        const lift = poses[at + 2] ?? 0;
        if (lift < LANDED && seen({ x: poses[at] ?? 0, y: poses[at + 1] ?? 0 }).ahead > 0)
          return (firstFrame + at / NUMBERS) / FRAMES_PER_SECOND;
      }
      return Infinity;
    });
  return Math.min(...times);
}
