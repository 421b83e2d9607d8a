// The clock of a show: real seconds go in, the show's own seconds come out. Knows no screen.
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import { RAMP, type Timeline } from './timeline';

/** Fine enough that a slow screen and a fast one see the same slow motion. */
const SLICE = 0.004;
/** A tab that was away for a while goes on from where it was left. */
const LONGEST = 0.25;

/** How fast the show runs at a moment of its own clock. */
export function rateAt({ slow }: Timeline, at: number): number {
  let rate = 1;
  for (const { from, to, rate: slowest } of slow) {
    const inside = Math.min((at - from) / RAMP, (to - at) / RAMP);
    const share = Math.min(1, Math.max(0, inside + 1));
    rate = Math.min(rate, 1 + (slowest - 1) * share);
  }
  return rate;
}

/** A stop is a stretch of the clock too short to be seen: every frame rate spends the same time in it. */
const STOP_WIDTH = 0.001;

/** The show's clock after `seconds` of real time. */
export function advance(timeline: Timeline, at: number, seconds: number, speed: number): number {
  let now = at;
  for (let left = Math.min(seconds, LONGEST); left > 0; left -= SLICE)
    now = step(timeline, now, Math.min(left, SLICE) * speed);
  return Math.min(now, timeline.end);
}

/** A slice of time, which may end in a stop, begin in one, or lie on both its sides. */
function step(timeline: Timeline, at: number, seconds: number): number {
  let [now, left] = [at, seconds];
  for (const stop of timeline.stops) {
    const stopEnds = stop.at + STOP_WIDTH;
    if (now >= stopEnds) continue;
    const free = rateAt(timeline, now);
    if (now < stop.at) {
      const until = (stop.at - now) / free;
      if (until >= left) return now + left * free;
      [now, left] = [stop.at, left - until];
    }
    const still = STOP_WIDTH / stop.seconds;
    const until = (stopEnds - now) / still;
    if (until >= left) return now + left * still;
    [now, left] = [stopEnds, left - until];
  }
  return now + left * rateAt(timeline, now);
}

/** Which frame of the film is on the table, whole or not. */
export const frameAt = ({ filmFrom, filmTo }: Timeline, at: number): number =>
  (Math.min(Math.max(at, filmFrom), filmTo) - filmFrom) * FRAMES_PER_SECOND;

/** How much of a stretch lies behind, eased in and out, from 0 to 1. */
export function eased(from: number, to: number, at: number): number {
  const share =
    to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : Number(at >= from);
  return share * share * (3 - 2 * share);
}
