// The shot that one tells friends about: the rare, the far, several at once, or the one that decided it.
import type { WeaponId } from '../../scenarios/catalogue/weapons';
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../scenarios/events';
import type { StructureId } from '../../scenarios/ids';
import { fellOf } from './reach';
import type { Step } from './steps';

/** What makes it the best, the most telling first. */
export const SHOT_REASONS = ['last', 'several', 'rival', 'far', 'rare', 'door', 'plain'] as const;
export type ShotReason = (typeof SHOT_REASONS)[number];

export type BestShot = {
  readonly entry: number;
  readonly round: number;
  readonly survivor: SurvivorId;
  readonly with: WeaponId | 'disc';
  /** Whom it brought down. */
  readonly felled: readonly string[];
  readonly into?: StructureId;
  /** How far that was, where it is known. */
  readonly cm?: number;
  readonly why: ShotReason;
};

/** Whether two are of different sides. */
export type Rivals = (one: SurvivorId, other: SurvivorId) => boolean;

/** How far a flick reached, by the entry of its answer. */
export type Reaches = ReadonlyMap<number, number>;

/** What a hit is worth by what it was made with: the harder to aim, the more. */
const WORTH: Readonly<Record<WeaponId, number>> = {
  knife: 5,
  sniper: 3.5,
  rifle: 3,
  bat: 2,
  shotgun: 2.5,
};
const RARE: readonly WeaponId[] = ['knife', 'sniper'];
/** From here on it is far, in cm. */
const FAR = 45;
const EACH_MORE = 4;
const RIVAL = 3;
const DECIDED = 4;
/** So many cm are worth one. */
const CM = 15;

type Rated = { readonly shot: BestShot; readonly worth: number };

/** Of equally good ones the earliest; nothing where nobody hit anything or went through a door. */
export function bestShot(
  steps: readonly Step[],
  reaches: Reaches,
  areRivals: Rivals,
): BestShot | undefined {
  const rated = steps.flatMap((step) => rate(step, reaches.get(step.entry), areRivals) ?? []);
  const most = Math.max(...rated.map(({ worth }) => worth));
  return rated.find(({ worth }) => worth === most)?.shot;
}

function rate(step: Step, cm: number | undefined, areRivals: Rivals): Rated | undefined {
  const { entry, round, isFlick, own, events } = step;
  const survivor = firedBy(own) ?? step.survivor;
  if (!isFlick || !survivor) return undefined;
  const weapon = weaponOf(own);
  const felled = fellOf(own).filter((id) => id !== survivor);
  const into = entered(own);
  if (weapon === undefined && into === undefined) return undefined;
  if (weapon !== undefined && felled.length === 0) return undefined;
  // A flick that brings its own side down is nothing to boast of.
  if (felled.some((id) => isSurvivorId(id) && !areRivals(survivor, id))) return undefined;
  const decided = events.some((one) => one.kind === 'gameOver' && one.result.winner !== 'nobody');
  const rival = felled.some(isSurvivorId);
  const each = weapon === undefined ? 1 : WORTH[weapon];
  const worth =
    each +
    Math.max(0, felled.length - 1) * EACH_MORE +
    (rival ? RIVAL : 0) +
    (decided ? DECIDED : 0) +
    (cm ?? 0) / CM;
  const isRare = weapon !== undefined && RARE.includes(weapon);
  const why: ShotReason = decided
    ? 'last'
    : felled.length > 1
      ? 'several'
      : rival
        ? 'rival'
        : (cm ?? 0) >= FAR
          ? 'far'
          : isRare
            ? 'rare'
            : weapon === undefined
              ? 'door'
              : 'plain';
  const shot: BestShot = {
    entry,
    round,
    survivor,
    with: weapon ?? 'disc',
    felled,
    ...(into && { into }),
    ...(cm !== undefined && { cm }),
    why,
  };
  return { shot, worth };
}

const firedBy = (events: readonly GameEvent[]): SurvivorId | undefined =>
  events.find((event) => event.kind === 'fired')?.survivor;

function weaponOf(events: readonly GameEvent[]): WeaponId | undefined {
  for (const event of events) {
    if (event.kind === 'fired') return event.weapon;
    if (event.kind === 'touchedFirst' && event.piece === 'bat') return 'bat';
  }
  return undefined;
}

function entered(events: readonly GameEvent[]): StructureId | undefined {
  for (const event of events) if (event.kind === 'moved' && event.into) return event.into;
  return undefined;
}
