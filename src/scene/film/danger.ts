// Whom a rush came nearest to, and when: what the eye follows, and where it ends.
import { footprintOf, gapBetween, pieceFootprint } from '../../physics/measure/footprint';
import { PIECES } from '../../physics/measure/catalogue';
import { FRAMES_PER_SECOND, STEPS_PER_SECOND } from '../../physics/measure/time';
import type { Approach } from '../../physics/recording';
import type { Piece, Vec2 } from '../../physics/table';
import type { RecordedRun } from '../../match/session';
import { NEAR_MISS } from '../../scenarios/rules/rush-told';
import { fallsOf } from './falls';
import { nearestPoints } from './nearest-points';
import { poseIn } from './pose-in';
import { NUMBERS } from './sample';

export type Danger = {
  readonly survivor: string;
  /** The zombie that came so near, or touched it. */
  readonly by: string;
  readonly gap: number;
  readonly how: 'felled' | 'touched' | 'near' | 'far';
  /** Of the film: when it fell, was touched or had the zombie nearest. */
  readonly seconds: number;
  /** Nearly hit: from the one to the other across what was between them. */
  readonly between?: { readonly from: Vec2; readonly to: Vec2 };
};

/** Who falls comes before who is touched, and who is touched before who is missed, the nearest first. */
export function dangerOf(show: RecordedRun): Danger | undefined {
  const falls = fallsOf(show);
  const fallOf = (id: string): number => falls.find(({ figure }) => figure === id)?.seconds ?? NaN;
  const dangers = (show.recording.outcome.approaches ?? []).map((approach) => {
    const fell = fallOf(approach.piece);
    return { approach, fell, rank: Number.isNaN(fell) ? approach.gap : -1 };
  });
  const [worst] = dangers.toSorted((a, b) => a.rank - b.rank);
  if (!worst) return undefined;
  const { approach, fell } = worst;
  const { piece: survivor, by, gap } = approach;
  const known = { survivor, by, gap };
  if (!Number.isNaN(fell)) return { ...known, how: 'felled', seconds: fell };
  if (gap === 0) return { ...known, how: 'touched', seconds: touchedAt(show, survivor) };
  const { seconds, between } = nearestOf(show, approach);
  if (gap > NEAR_MISS || !between) return { ...known, how: 'far', seconds };
  return { ...known, how: 'near', seconds, between };
}

/** All whom a rush could meet are indoors, or lie. */
export const isHarmless = ({ recording }: RecordedRun): boolean =>
  recording.outcome.approaches?.length === 0;

function touchedAt({ recording }: RecordedRun, id: string): number {
  const first = recording.outcome.contacts.find(({ piece, other }) => piece === id || other === id);
  return (first?.step ?? 0) / STEPS_PER_SECOND;
}

function nearestOf({ run, recording }: RecordedRun, { piece, by }: Approach) {
  const survivor = run.table.pieces.find(({ id }) => id === piece);
  const track = recording.tracks.find(({ id }) => id === by);
  let [seconds, least] = [0, Infinity];
  if (!survivor || !track) return { seconds };
  const ground = pieceFootprint(survivor);
  const frames = track.poses.length / NUMBERS;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = (track.firstFrame + frame) / FRAMES_PER_SECOND;
    const gap = gapBetween(ground, footprintOf(PIECES.zombie, poseIn(track, at)));
    if (gap < least) [seconds, least] = [at, gap];
  }
  return { seconds, between: betweenThem(survivor, footprintOf(PIECES.zombie, poseIn(track, seconds))) }; // prettier-ignore
}

function betweenThem(survivor: Piece, zombie: ReturnType<typeof footprintOf>) {
  const { a, b } = nearestPoints(pieceFootprint(survivor), zombie);
  return { from: b, to: a };
}
