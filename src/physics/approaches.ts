// Read off the film of a rush: how near its zombies came to the survivors who stood in the street.
import type { RushLaunch } from './launch';
import { PIECES } from './measure/catalogue';
import { footprintOf, gapBetween, groundOf, reachAlong, type Footprint } from './measure/footprint';
import { byId } from './measure/order';
import { isStanding } from './measure/pose';
import { localFrame } from './measure/structure';
import { distance } from './measure/vector';
import { framesOf, poseAt } from './path';
import type { Approach, Contact, Track } from './recording';
import type { Piece, Pose } from './table';

type Moment = {
  readonly by: string;
  readonly frame: number;
  readonly pose: Pose;
  /** Measured for the first survivor that asks. */
  ground?: Footprint;
};

/** From the middle of a figure to its farthest corner it is less. */
const REACH = 2.3;
/** Beyond this gap, in cm, nothing finer than the middles is measured until it turns out to be the nearest. */
const FAR = 10;
/** A film keeps its turns with seven digits. */
const ROUNDING = 0.001;
/** Moving less, in cm, a zombie comes no nearer. */
const STILL = 0.01;

export function approachesOf(
  launch: RushLaunch,
  pieces: readonly Piece[],
  tracks: readonly Track[],
  contacts: readonly Contact[],
): Approach[] {
  const rushing = new Set(launch.zombies.map(({ id }) => id));
  const moments = tracks
    .filter(({ id }) => rushing.has(id))
    .flatMap((track) => momentsOf(track, launch.tower));
  const filmed = new Map(tracks.map((track) => [track.id, track]));
  return pieces
    .filter(({ kind, pose }) => kind === 'survivor' && isStanding(pose))
    .toSorted(byId)
    .flatMap((survivor): Approach[] => {
      // Between two frames a zombie may hit and be gone; the touch itself is known.
      const touch = contacts.find(
        ({ piece, other }) => rushing.has(piece) && other === survivor.id,
      );
      if (touch) return [{ piece: survivor.id, by: touch.piece, gap: 0 }];
      const nearest = nearestOf(survivor, filmed.get(survivor.id), moments);
      return nearest ? [nearest] : [];
    });
}

/** The moments of a zombie's way from the mouth on, those left out in which it lay still. */
function momentsOf(track: Track, mouth: RushLaunch['tower']): Moment[] {
  const seenFromMouth = localFrame(mouth);
  const moments: Moment[] = [];
  let last: Pose | undefined;
  for (let frame = track.firstFrame; frame < framesOf(track); frame += 1) {
    const pose = poseAt(track, frame);
    if (seenFromMouth(pose).ahead <= 0 || (last && isStill(last, pose))) continue;
    moments.push({ by: track.id, frame, pose });
    last = pose;
  }
  return moments;
}

const isStill = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < STILL &&
  Math.abs(a.y - b.y) < STILL &&
  a.turn.every((part, index) => Math.abs(part - (b.turn[index] ?? 0)) < STILL);

function nearestOf(
  { id, pose: start }: Piece,
  own: Track | undefined,
  moments: readonly Moment[],
): Approach | undefined {
  const poseOf = (frame: number): Pose => (own ? poseAt(own, frame) : start);
  const gapAt = (moment: Moment): number => {
    moment.ground ??= footprintOf(PIECES.zombie, moment.pose);
    const ground = own
      ? footprintOf(PIECES.survivor, poseOf(moment.frame))
      : groundOf(start, PIECES.survivor);
    return gapBetween(ground, moment.ground);
  };
  // Outlines are dear: whatever is certainly farther than the nearest so far needs none.
  const floors = moments.map(({ frame, pose }) => certainGap(pose, poseOf(frame)));
  let nearest: { readonly by: string; readonly gap: number } | undefined;
  const look = (moment: Moment | undefined): void => {
    if (!moment) return;
    const { by } = moment;
    const gap = gapAt(moment);
    if (!nearest || gap < nearest.gap || (gap === nearest.gap && by < nearest.by))
      nearest = { by, gap };
  };
  look(moments[floors.indexOf(Math.min(...floors))]);
  floors.forEach((floor, index) => {
    if (nearest && floor <= nearest.gap + ROUNDING) look(moments[index]);
  });
  return nearest && { piece: id, by: nearest.by, gap: toNextMillimetre(nearest.gap) };
}

/** Between the ground of two figures there is at least this much, seen along the line through their middles. */
function certainGap(a: Pose, b: Pose): number {
  const apart = distance(a, b);
  if (apart - 2 * REACH > FAR || apart === 0) return apart - 2 * REACH;
  const along = { x: (b.x - a.x) / apart, y: (b.y - a.y) / apart };
  const back = { x: -along.x, y: -along.y };
  return apart - reachAlong(PIECES.zombie, a, along) - reachAlong(PIECES.survivor, b, back);
}

const toNextMillimetre = (cm: number): number => Math.ceil(cm * 10) / 10;
