// Who was touched and kept its feet rocks on them: for the eye alone, the table knows nothing of it.
import { STEPS_PER_SECOND } from '../../physics/measure/time';
import { isStanding } from '../../physics/measure/pose';
import { upwardness } from '../../physics/measure/quaternion';
import { framesOf, poseAt } from '../../physics/path';
import type { Track } from '../../physics/recording';
import type { RecordedRun } from '../../match/session';
import { poseIn } from './pose-in';
import { strengthOf } from './strikes';

export type Rock = {
  readonly figure: string;
  /** Of the film. */
  readonly seconds: number;
  /** How far it leans at most, in degrees. */
  readonly lean: number;
  /** The way that it is pushed, on the table. */
  readonly along: { readonly x: number; readonly y: number };
};

const LEAN = { least: 5, most: 12 } as const;
/** The cosine of five degrees. */
const SEEN_TO_SWAY = 0.9962;
const SWINGS = 2.6;
const FADING = 4.2;
/** After so long it stands still again. */
export const ROCKS_FOR = 0.9;

export function rocksOf({ run, recording }: RecordedRun): readonly Rock[] {
  const { contacts, rest } = recording.outcome;
  return run.table.pieces.flatMap(({ id, kind, pose }): Rock[] => {
    if ((kind !== 'survivor' && kind !== 'zombie') || !isStanding(pose)) return [];
    if (rest.find((one) => one.id === id)?.standing !== true) return [];
    const contact = contacts.find(({ piece, other }) => other === id || piece === id);
    const own = recording.tracks.find((one) => one.id === id);
    // Where the table itself made it sway, that is seen.
    if (!contact || (own && sways(own))) return [];
    const toucher = contact.other === id ? contact.piece : contact.other;
    const track = recording.tracks.find((one) => one.id === toucher);
    const seconds = contact.step / STEPS_PER_SECOND;
    // Where what touched it stands still, or is a wall, it leans as it looks.
    const from = track ? poseIn(track, seconds) : { x: pose.x - 1, y: pose.y };
    const [x, y] = [pose.x - from.x, pose.y - from.y];
    const way = Math.hypot(x, y) || 1;
    const lean = LEAN.least + (LEAN.most - LEAN.least) * strengthOf(contact.impulse);
    return [{ figure: id, seconds, lean, along: { x: x / way, y: y / way } }];
  });
}

/** Its up leans visibly at some moment. */
function sways(track: Track): boolean {
  for (let frame = track.firstFrame; frame < framesOf(track); frame += 1)
    if (upwardness(poseAt(track, frame).turn) < SEEN_TO_SWAY) return true;
  return false;
}

/** How far it leans so many seconds after it was touched, in degrees. */
export function leanAt({ lean }: Pick<Rock, 'lean'>, seconds: number): number {
  if (seconds <= 0 || seconds >= ROCKS_FOR) return 0;
  // To nothing at the end, not only nearly.
  const left = Math.exp(-FADING * seconds) * (1 - seconds / ROCKS_FOR);
  return lean * left * Math.sin(2 * Math.PI * SWINGS * seconds) * 1.4;
}
