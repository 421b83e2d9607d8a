// Where the eye goes during a show: with the one body that matters, then to who was struck. It never ends on an empty road.
import { isStanding } from '../../physics/measure/pose';
import { fromLocal } from '../../physics/measure/structure';
import { FRAMES_PER_SECOND, STEPS_PER_SECOND } from '../../physics/measure/time';
import type { RushLaunch } from '../../physics/launch';
import type { Track } from '../../physics/recording';
import type { Piece, Vec2 } from '../../physics/table';
import type { RecordedRun } from '../../match/session';
import { dangerOf } from './danger';
import { fallsOf } from './falls';
import { flickedIds } from './flicked';
import { poseIn } from './pose-in';
import { NUMBERS } from './sample';

/** From a moment of the film on: the middle of these bodies and places is looked at, with so much around it. */
export type Glance = {
  readonly from: number;
  readonly on: readonly (string | Vec2)[];
  readonly radius: number;
};

const SHOT = 22;
const CROWD = 25;
const NEAR = 13;
/** Around two that are apart so much is seen besides. */
const ROOM = 8;
/** The crowd spreads ahead of the mouth. */
const CROWD_AHEAD = 8;
/** What starts nearer to a figure than this is flicked by it. */
const BESIDE = 5;
/** A shot that passes nobody nearer than this was meant for nobody. */
const PASSES = 25;
/** So much nearer than where it began it has to come. */
const NEARER = 2;
/** Before it arrives the eye is already on its way. */
const SOONER = 0.08;

export function gazeOf(show: RecordedRun): readonly Glance[] {
  const { launch } = show.run;
  if (launch.kind === 'settle') return [];
  return launch.kind === 'rush' ? gazeAtRush(show, launch) : gazeAtFlick(show);
}

/** The glance of a moment; none before the first. */
export const glanceAt = (gaze: readonly Glance[], seconds: number): Glance | undefined =>
  gaze.findLast(({ from }) => from <= seconds) ?? gaze[0];

/** Where the middle of its last glance lies when the film is over. */
export function endOfGaze(
  { run, recording }: RecordedRun,
  gaze: readonly Glance[],
): Vec2 | undefined {
  const places = (gaze.at(-1)?.on ?? []).flatMap((one): Vec2[] => {
    if (typeof one !== 'string') return [one];
    const track = recording.tracks.find(({ id }) => id === one);
    const pose = track
      ? poseIn(track, recording.frames)
      : run.table.pieces.find(({ id }) => id === one)?.pose;
    return pose ? [pose] : [];
  });
  if (places.length === 0) return undefined;
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

function gazeAtRush(show: RecordedRun, { tower, zombies }: RushLaunch): readonly Glance[] {
  const mouth = fromLocal(tower, { ahead: CROWD_AHEAD, left: 0 });
  const crowd: Glance = { from: -Infinity, on: [mouth], radius: CROWD };
  const danger = dangerOf(show);
  if (!danger) {
    const [first] = zombies;
    return first ? [crowd, { from: 0, on: [mouth, first.id], radius: CROWD }] : [crowd];
  }
  const { survivor, by, how, seconds, between } = danger;
  const apart = distanceOf(show, survivor, by, 0) / 2 + ROOM;
  // Too far apart for one picture: then with the zombie alone.
  const both = apart <= CROWD ? [by, survivor] : [by];
  const approach: Glance = { from: 0, on: both, radius: Math.max(NEAR, Math.min(CROWD, apart)) };
  if (how === 'far') return [crowd, approach];
  const end = between ? [middleOf(between.from, between.to)] : [survivor];
  return [crowd, approach, { from: Math.max(0, seconds - SOONER), on: end, radius: NEAR }];
}

function gazeAtFlick(show: RecordedRun): readonly Glance[] {
  const { run, recording } = show;
  const flicked = flickedIds(run.launch);
  const tracks = recording.tracks.filter(({ id }) => flicked.includes(id));
  const [lead] = tracks;
  if (!lead) return [];
  const start = poseIn(lead, 0);
  const isFigure = ({ kind }: Piece): boolean => kind === 'survivor' || kind === 'zombie';
  const figures = run.table.pieces.filter(
    (piece) => isFigure(piece) && !flicked.includes(piece.id),
  );
  const falls = fallsOf(show).map(({ figure }) => figure);
  const hits = recording.outcome.contacts.filter(
    ({ piece, other }) => flicked.includes(piece) && figures.some(({ id }) => id === other),
  );
  const hit = hits.find(({ other }) => falls.includes(other)) ?? hits[0];
  const own = run.launch.kind === 'disc' || run.launch.kind === 'figure';
  const withBody = (id: string): Glance => ({ from: -Infinity, on: [id], radius: SHOT });
  if (hit) {
    const from = Math.max(0, hit.step / STEPS_PER_SECOND - SOONER);
    return [withBody(hit.piece), { from, on: [hit.other], radius: NEAR }];
  }
  // A disc becomes the figure that stood there; what is thrown is looked for where it lies.
  if (own || run.launch.kind === 'bat' || run.launch.kind === 'flare') return [withBody(lead.id)];
  const targets = figures.filter(
    ({ pose }) => isStanding(pose) && Math.hypot(pose.x - start.x, pose.y - start.y) > BESIDE,
  );
  const passed = nearestPass(tracks, targets);
  if (passed && passed.gap < PASSES) {
    const from = Math.max(0, passed.seconds - SOONER);
    return [withBody(passed.piece), { from, on: [passed.target], radius: NEAR + ROOM / 2 }];
  }
  const struck = recording.outcome.contacts.find(({ piece }) => flicked.includes(piece));
  const track = struck && tracks.find(({ id }) => id === struck.piece);
  if (struck && track) {
    const seconds = struck.step / STEPS_PER_SECOND;
    const { x, y } = poseIn(track, seconds);
    return [withBody(struck.piece), { from: seconds, on: [{ x, y }], radius: SHOT }];
  }
  return [{ from: -Infinity, on: [{ x: start.x, y: start.y }], radius: CROWD }];
}

/** Which of these comes nearest to whom, and when. */
function nearestPass(tracks: readonly Track[], targets: readonly Piece[]) {
  let best: { piece: string; target: string; seconds: number; gap: number } | undefined;
  for (const track of tracks) {
    const start = poseIn(track, 0);
    for (let frame = 0; frame < track.poses.length / NUMBERS; frame += 1) {
      const seconds = (track.firstFrame + frame) / FRAMES_PER_SECOND;
      const at = poseIn(track, seconds);
      for (const { id, pose } of targets) {
        const gap = Math.hypot(pose.x - at.x, pose.y - at.y);
        // Whom it only flies away from it does not pass.
        const before = Math.hypot(pose.x - start.x, pose.y - start.y);
        if (gap < before - NEARER && (!best || gap < best.gap))
          best = { piece: track.id, target: id, seconds, gap };
      }
    }
  }
  return best;
}

function distanceOf({ run, recording }: RecordedRun, id: string, by: string, seconds: number) {
  const piece = run.table.pieces.find((one) => one.id === id);
  const track = recording.tracks.find((one) => one.id === by);
  if (!piece || !track) return Infinity;
  const at = poseIn(track, seconds);
  return Math.hypot(piece.pose.x - at.x, piece.pose.y - at.y);
}

const middleOf = (a: Vec2, b: Vec2): Vec2 => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
