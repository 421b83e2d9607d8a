// How steadily one's own hand lets go, measured at known marks. On a free table nobody knows what was meant: what is
// shown is what is let go, and with a breathing hand the difference is the breath, which is reckoned apart. Here a ring
// says where the tip of the arrow is to be, so what was meant is known; and the pull is the game's own, in the same
// pixels of the glass, in which steadiness is defined.
import * as v from 'valibot';
import { list, within } from '../../../match/border';
import { pullOfStrength, strengthOfPull } from '../../../match/hand/pull';
import { FEWEST_TRIES, type OwnTry } from '../../../match/spread/hands';
import { fitted } from '../../../match/spread/shake';
import type { Steadiness } from '../../../match/hand/steadiness';
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

/** How far beside the mark, and how much too long or short, in pixels of the pull. */
export function missOf({ meant, let: made, full }: OwnTry): Steadiness {
  const pull = pullOfStrength(made.strength, full);
  const turn = (normalDegrees(made.direction - meant.direction) * Math.PI) / 180;
  return {
    across: Math.abs(pull * turn),
    along: Math.abs(pull - pullOfStrength(meant.strength, full)),
  };
}

/** A release at a mark; nothing where there was no pull, or none at this mark. */
export function tryAt(meant: Aim, made: Aim, full: number): OwnTry | undefined {
  const tried = { meant, let: made, full };
  const { across, along } = missOf(tried);
  return made.strength > 0 && Math.max(across, along) <= FARTHEST ? tried : undefined;
}

/** The hand as it is now: older tries are forgotten. */
const MOST = 30;
const AIM = v.strictObject({ direction: within(-360, 360), strength: within(0, 1) });
const TRIES = list(v.strictObject({ meant: AIM, let: AIM, full: within(20, 1000) }), 0, MOST);

export const readTries = (stored: unknown): readonly OwnTry[] => {
  const { success, output } = v.safeParse(TRIES, stored);
  return success ? output : [];
};
export const withTry = (tries: readonly OwnTry[], one: OwnTry): readonly OwnTry[] =>
  [...tries, one].slice(-MOST);

export const missing = (tries: readonly OwnTry[]): number =>
  Math.max(0, FEWEST_TRIES - tries.length);
export const ownHand = (tries: readonly OwnTry[]): Steadiness | undefined => fitted(tries);
