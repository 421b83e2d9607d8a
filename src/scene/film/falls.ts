// Who falls in a run, when, and whom a shot has felled for good.
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import { isStanding } from '../../physics/measure/pose';
import { upwardness } from '../../physics/measure/quaternion';
import type { LaunchKind } from '../../physics/launch';
import type { Track } from '../../physics/recording';
import type { RecordedRun } from '../../match/session';
import { flickedIds } from './flicked';
import { poseIn } from './pose-in';
import { NUMBERS } from './sample';

export type Fall = {
  readonly figure: string;
  readonly kind: 'survivor' | 'zombie';
  /** Seconds of the film at which it has fallen flat. */
  readonly seconds: number;
  /** It is gone, or has lost a life: shot, and not only knocked down. */
  readonly forGood: boolean;
  /** Where it lies. */
  readonly x: number;
  readonly y: number;
};

/** Of these the first thing touched is hit, of pellets everything (R073, R173); what is pushed only knocks over. */
const SHOTS: readonly LaunchKind[] = ['bullet', 'sniper', 'knife', 'pellets'];
/** So little of its up is left where it lies. */
const FLAT = 0.3;

export function fallsOf({ run, recording }: RecordedRun): readonly Fall[] {
  const { rest } = recording.outcome;
  const hit = hitIn({ run, recording });
  const fallen = run.table.pieces.flatMap(({ id, kind, pose }): Fall[] => {
    if ((kind !== 'survivor' && kind !== 'zombie') || !isStanding(pose)) return [];
    const end = rest.find((one) => one.id === id);
    const track = recording.tracks.find((one) => one.id === id);
    if (!end || end.standing || !track) return [];
    const { x, y } = end.pose;
    return [{ figure: id, kind, seconds: flatAt(track), forGood: hit.has(id), x, y }];
  });
  return fallen.toSorted((a, b) => a.seconds - b.seconds);
}

function hitIn({ run, recording }: RecordedRun): ReadonlySet<string> {
  const { launch } = run;
  if (!SHOTS.includes(launch.kind)) return new Set();
  const flicked = flickedIds(launch);
  const acid = run.table.pieces.filter(({ kind }) => kind === 'acid').map(({ id }) => id);
  const touched = recording.outcome.contacts
    .filter(({ piece }) => flicked.includes(piece))
    .filter(({ other }) => !flicked.includes(other) && !acid.includes(other))
    .map(({ other }) => other);
  return new Set(launch.kind === 'pellets' ? touched : touched.slice(0, 1));
}

function flatAt(track: Track): number {
  const frames = track.poses.length / NUMBERS;
  for (let frame = 0; frame < frames; frame += 1) {
    const seconds = (track.firstFrame + frame) / FRAMES_PER_SECOND;
    if (Math.abs(upwardness(poseIn(track, seconds).turn)) < FLAT) return seconds;
  }
  return (track.firstFrame + frames - 1) / FRAMES_PER_SECOND;
}
