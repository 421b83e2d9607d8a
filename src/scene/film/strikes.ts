// Where a run strikes hard enough to be felt: how long the film stops there, how much snow flies, how the table answers.
import { isFlicked, launchedBodies } from '../../physics/measure/launches';
import { FRAMES_PER_SECOND, STEPS_PER_SECOND } from '../../physics/measure/time';
import type { Contact } from '../../physics/recording';
import type { RecordedRun } from '../../match/session';
import { poseIn } from './pose-in';

export type Strike = {
  /** Of the film. */
  readonly seconds: number;
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  /** 0 to 1. */
  readonly strength: number;
};

/** An impulse of this many g·cm/s is as hard as it gets: a hard flick into a wall. */
const HARDEST = 420;
const FELT = 0.2;
/** Two blows closer than this are felt as one. */
const APART = 0.08;
const MOST = 3;
const FRAMES = { least: 2, most: 4 } as const;
/** How far ahead of its middle a piece strikes, in cm. */
const RIM = 1;

/** With the root: a hand feels ratios, as an ear does. */
export const strengthOf = (impulse: number): number => Math.min(1, Math.sqrt(impulse / HARDEST));

/** For so many pictures of a sixtieth of a second the film stands where it struck. */
export function hitStopFrames(strength: number): number {
  if (strength < FELT) return 0;
  const share = (Math.min(1, strength) - FELT) / (1 - FELT);
  return Math.round(FRAMES.least + (FRAMES.most - FRAMES.least) * share);
}

export const hitStop = (strength: number): number => hitStopFrames(strength) / FRAMES_PER_SECOND;

/** The hardest blows of a run, in the order in which they happen. */
export function strikesOf(show: RecordedRun): readonly Strike[] {
  const counts = countsIn(show);
  const kept: Strike[] = [];
  for (const contact of show.recording.outcome.contacts) {
    const strength = strengthOf(contact.impulse);
    if (strength < FELT || !counts(contact, strength)) continue;
    const strike = { ...placeOf(show, contact), strength };
    const before = kept.at(-1);
    if (!before || strike.seconds - before.seconds >= APART) kept.push(strike);
    else if (strength > before.strength) kept[kept.length - 1] = { ...strike, seconds: before.seconds }; // prettier-ignore
  }
  const hardest = new Set(kept.toSorted((a, b) => b.strength - a.strength).slice(0, MOST));
  return kept.filter((strike) => hardest.has(strike));
}

/** That a crowd rubs along its tower and its own elbows is no blow. */
function countsIn({ run }: RecordedRun): (contact: Contact, strength: number) => boolean {
  const { launch, table } = run;
  if (isFlicked(launch)) return () => true;
  const rushing = new Set(launchedBodies(launch).map(({ id }) => id));
  const figures = new Set(
    table.pieces.filter(({ kind }) => kind === 'survivor' || kind === 'zombie').map(({ id }) => id),
  );
  return ({ piece, other }, strength) => {
    if (other === 'tower' || other === 'dump') return false;
    if (figures.has(other) || figures.has(piece)) return true;
    return !(rushing.has(piece) && rushing.has(other)) && strength > 0.7;
  };
}

/** At the rim of what struck, on the side that it moved toward. */
function placeOf({ recording }: RecordedRun, { step, piece }: Contact): Omit<Strike, 'strength'> {
  const seconds = step / STEPS_PER_SECOND;
  const track = recording.tracks.find(({ id }) => id === piece);
  if (!track) return { seconds, x: 0, y: 0, lift: 0 };
  const now = poseIn(track, seconds);
  const before = poseIn(track, seconds - 1 / FRAMES_PER_SECOND);
  const way = Math.hypot(now.x - before.x, now.y - before.y);
  const ahead = way > 1e-4 ? RIM / way : 0;
  return {
    seconds,
    x: now.x + (now.x - before.x) * ahead,
    y: now.y + (now.y - before.y) * ahead,
    lift: now.lift,
  };
}
