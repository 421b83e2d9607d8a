// The way that a piece went, as its track tells it.
import type { Bounds } from './measure/bounds';
import type { Track } from './recording';
import type { Pose } from './table';

export function poseAt({ poses, firstFrame }: Track, frame: number): Pose {
  const last = poses.length / 7 - 1;
  const at = Math.min(last, Math.max(0, frame - firstFrame)) * 7;
  return {
    x: poses[at] ?? 0,
    y: poses[at + 1] ?? 0,
    lift: poses[at + 2] ?? 0,
    turn: [poses[at + 3] ?? 0, poses[at + 4] ?? 0, poses[at + 5] ?? 0, poses[at + 6] ?? 0],
  };
}

export const framesOf = (track: Track): number => track.firstFrame + track.poses.length / 7;

/** Where a piece's middle was all the time. */
export function pathBounds({ poses }: Track): Bounds {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < poses.length; at += 7) {
    const x = poses[at] ?? 0;
    const y = poses[at + 1] ?? 0;
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, east, south, north };
}
