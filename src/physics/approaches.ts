// Read off the film of a rush: how near its zombies came to the survivors who stood in the street.
import type { RushLaunch } from './launch';
import { PIECES } from './measure/catalogue';
import { footprintOf, gapBetween, groundOf } from './measure/footprint';
import { byId } from './measure/order';
import { isStanding } from './measure/pose';
import { localFrame } from './measure/structure';
import { distance } from './measure/vector';
import { framesOf, poseAt } from './path';
import type { Approach, Contact, Track } from './recording';
import type { Piece, Pose } from './table';

type Moment = { readonly by: string; readonly frame: number; readonly pose: Pose };

/** From the middle of a figure to its farthest corner it is less. */
const REACH = 2.3;
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
  const apart = moments.map(({ frame, pose }) => distance(pose, poseOf(frame)));
  const gapAt = ({ frame, pose }: Moment): number => {
    const ground = own
      ? footprintOf(PIECES.survivor, poseOf(frame))
      : groundOf(start, PIECES.survivor);
    return gapBetween(ground, footprintOf(PIECES.zombie, pose));
  };
  // Outlines are dear: where the middles are nearest sets a mark that most other moments cannot reach.
  const closest = moments[apart.indexOf(Math.min(...apart))];
  if (!closest) return undefined;
  let nearest = { by: closest.by, gap: gapAt(closest) };
  for (const [index, moment] of moments.entries()) {
    if ((apart[index] ?? 0) - 2 * REACH > nearest.gap) continue;
    const gap = gapAt(moment);
    if (gap < nearest.gap || (gap === nearest.gap && moment.by < nearest.by))
      nearest = { by: moment.by, gap };
  }
  return { piece: id, by: nearest.by, gap: toNextMillimetre(nearest.gap) };
}

const toNextMillimetre = (cm: number): number => Math.ceil(cm * 10) / 10;
