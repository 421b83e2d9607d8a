// Five seconds with a hand before a match: a pull on a small field, and where it would go. Pure; told the time in ms.
import { begun, breathed, type Breath } from '../../match/hand/breath';
import { strengthOfPull } from '../../match/hand/pull';
import { CALM, sway } from '../../match/hand/sway';
import { directionOf } from '../../physics/measure/trig';
import { length, scale } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { HandRule } from '../../scenarios/options';

/** Of the field: where the piece lies and whom it is meant for, in its own pixels, and the longest pull on it. */
export const FIELD = {
  width: 300,
  height: 190,
  piece: { x: 150, y: 112 },
  target: { x: 150, y: 24 },
  full: 72,
} as const;
/** As wide as a standing figure at 20 cm, to either side. */
const WIDE = 5;
const UP = 90;

export type Try = {
  /** On the glass: y is down. */
  readonly pull: Vec2;
  readonly breath: Breath;
  readonly time: number;
  /** What is shown, and let go: degrees, 90 is up, and a share of strength. */
  readonly direction: number;
  readonly strength: number;
};

const meantBy = (pull: Vec2) => ({
  direction: directionOf({ x: -pull.x, y: pull.y }),
  strength: strengthOfPull(length(pull), FIELD.full),
});

export const beginTry = (pull: Vec2, time: number, phase: number): Try => ({
  pull,
  time,
  breath: begun(phase, meantBy(pull)),
  ...meantBy(pull),
});

/** A little later, pulled to here. */
export function goOn(tried: Try, pull: Vec2, time: number, rule: HandRule): Try {
  const meant = meantBy(pull);
  const breath = breathed(tried.breath, (time - tried.time) / 1000, meant);
  const by =
    rule === 'steady' || meant.strength <= CALM
      ? 0
      : sway(breath.held, meant.strength, 'bullet', breath.phase);
  return { pull, time, breath, direction: meant.direction + by, strength: meant.strength };
}

/** None for a pull that is too short to be one. */
export function resultOf({ direction, strength }: Try): 'hit' | 'missed' | undefined {
  if (strength === 0) return undefined;
  return Math.abs(direction - UP) <= WIDE ? 'hit' : 'missed';
}

/** By a key: straight back, as hard as it goes. */
export const FULL_PULL: Vec2 = { x: 0, y: FIELD.full };

/** The pull as far as it counts, for the picture. */
export const drawnPull = (pull: Vec2): Vec2 =>
  scale(pull, Math.min(1, FIELD.full / Math.max(1, length(pull))));
