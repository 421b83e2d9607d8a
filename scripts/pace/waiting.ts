// How long a screen of life speed has its player wait, by the times that its films and moments are designed with.
import type { RecordedRun } from '../../src/match/session';
import { FLIGHT } from '../../src/scene/camera/rig';
import { advance } from '../../src/scene/film/player';
import { timelineOf } from '../../src/scene/film/timeline';

const USUAL = { slowMotion: true, calm: false } as const;
const STEP = 1 / 60;

/** From the release, or from the tower in the hand, to the end of what there is to be seen; later rushes are shorter. */
export function filmSeconds(show: RecordedRun, rushes = 0): number {
  const timeline = timelineOf(show, { ...USUAL, rushes });
  let seconds = 0;
  for (let at = 0; at < timeline.end; at = advance(timeline, at, STEP, 1)) seconds += STEP;
  return seconds;
}

/** The eye goes to whoever is on, and back from what it has followed. */
export const flights = (count: number): number => count * FLIGHT;
