// How steadily one's own hand lets go, measured at known marks. On a free table nobody knows what was meant: what is
// shown is what is let go, and with a breathing hand the difference is the breath, which is reckoned apart. Here a ring
// says where the tip of the arrow is to be, so what was meant is known; and the pull is the game's own, in the same
// pixels of the glass, in which steadiness is defined.
import * as v from 'valibot';
import { list, within } from '../../../match/border';
import { pullOfStrength, strengthOfPull } from '../../../match/hand/pull';
import type { OwnTry } from '../../../match/spread/hands';
import { fitted } from '../../../match/spread/shake';
import { STEADINESS, type Steadiness } from '../../../match/hand/steadiness';
import { directionOf, normalDegrees } from '../../../physics/measure/trig';
import { length } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';

export type Aim = OwnTry['meant'];

/** To every side that a pull goes to, short and long. */
export const MARKS: readonly Aim[] = [
  { direction: 90, strength: 0.6 },
  { direction: 60, strength: 0.5 },
  { direction: 120, strength: 0.7 },
  { direction: 75, strength: 0.85 },
  { direction: 105, strength: 0.4 },
  { direction: 90, strength: 0.95 },
  { direction: 50, strength: 0.65 },
  { direction: 130, strength: 0.55 },
  { direction: 80, strength: 0.45 },
  { direction: 100, strength: 0.75 },
];

/** On the glass, where y is down: away from where it is pulled to. */
export const aimOf = (pull: Vec2, full: number): Aim => ({
  direction: directionOf({ x: -pull.x, y: pull.y }),
  strength: strengthOfPull(length(pull), full),
});

/** Farther off, in pixels, somebody has let go of something else. */
const FARTHEST = 60;

/** How far off, in pixels of the pull: to the left and too long count up, to the right and too short down. */
export type Miss = { readonly left: number; readonly long: number };

export function missOf({ meant, let: made, full }: OwnTry): Miss {
  const pull = pullOfStrength(made.strength, full);
  const turn = (normalDegrees(made.direction - meant.direction) * Math.PI) / 180;
  return { left: pull * turn, long: pull - pullOfStrength(meant.strength, full) };
}

/** A release at a mark; nothing where there was no pull, or none at this mark. */
export function tryAt(meant: Aim, made: Aim, full: number): OwnTry | undefined {
  const tried = { meant, let: made, full };
  const { left, long } = missOf(tried);
  const farthest = Math.max(Math.abs(left), Math.abs(long));
  return made.strength > 0 && farthest <= FARTHEST ? tried : undefined;
}

/** As many as were once kept; one measuring is shorter. */
const MOST = 30;
const AIM = v.strictObject({ direction: within(-360, 360), strength: within(0, 1) });
const TRIES = list(v.strictObject({ meant: AIM, let: AIM, full: within(20, 1000) }), 0, MOST);

export const readTries = (stored: unknown): readonly OwnTry[] => {
  const { success, output } = v.safeParse(TRIES, stored);
  return success ? output : [];
};

export const missing = (tries: readonly OwnTry[]): number =>
  Math.max(0, MARKS.length - tries.length);
/** Known once there was a try at every mark. */
export const ownHand = (tries: readonly OwnTry[]): Steadiness | undefined =>
  missing(tries) > 0 ? undefined : fitted(tries);

/** What a player can picture: between two hands that are known, the nearer one. */
export const LIKES = ['steadier', 'mouse', 'thumb', 'shakier'] as const;
export type Like = (typeof LIKES)[number];

export function likeOf({ across, along }: Steadiness): Like {
  const spread = Math.hypot(across, along) / Math.SQRT2;
  const { mouse, thumb } = STEADINESS;
  if (spread < mouse.across * 0.8) return 'steadier';
  if (spread < (mouse.across + thumb.across) / 2) return 'mouse';
  return spread < thumb.across * 1.2 ? 'thumb' : 'shakier';
}
