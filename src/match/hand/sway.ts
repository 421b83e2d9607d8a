// The breath of a living hand: how far the aim hangs beside what is meant, as a function of time and nothing else.
// What it says is shown, and what is shown is flicked: nothing is added when a hand lets go.
import type { FlickKind } from '../../physics/launch';
import { clamp } from '../../physics/measure/vector';

/** Up to this share of strength a hand does not tremble. */
export const CALM = 1 / 3;

/** Tuned by `npm run handed`; angles in degrees, times in seconds. */
export const SWAY = {
  /** To either side, at full strength, before the hand has come to rest. */
  widest: 9,
  /** From one side to the other and back. */
  period: 1.8,
  /** Held still so long, it is as narrow as it gets; so long, and it tires. */
  rested: 1,
  tiring: 3,
  tired: 6,
  narrowest: 0.6,
  /** Of a hand that has tired. */
  heaviest: 1.3,
} as const;

/**
 * How much each wants to turn in the hand, the rifle being one. A thrown blade most; what is struck flat by a whole finger, a disc
 * or a bat, less than what is shot. A shell spreads by itself, and a sniper's template guides its bullet. A figure that is pitched
 * is heavy but stands high; a flare is flipped off the thumb.
 */
const UNREST: Readonly<Record<FlickKind, number>> = {
  knife: 1.3,
  bullet: 1,
  flare: 0.9,
  pellets: 0.8,
  figure: 0.8,
  disc: 0.7,
  bat: 0.7,
  sniper: 0.6,
};

/** How wide the breath is after so many seconds held still, as a share of the widest. */
export function widthAfter(held: number): number {
  const { rested, tiring, tired, narrowest, heaviest } = SWAY;
  const calmed = clamp(held / rested, 0, 1);
  const wearied = clamp((held - tiring) / (tired - tiring), 0, 1);
  return 1 + (narrowest - 1) * eased(calmed) + (heaviest - narrowest) * eased(wearied);
}

/** Begins and ends without a jerk. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** To either side in degrees, at a share of strength. */
export const widthOf = (strength: number, launch: FlickKind): number =>
  SWAY.widest * UNREST[launch] * clamp((strength - CALM) / (1 - CALM), 0, 1);

/** Degrees to the left of what is meant. `phase` is where the breath began, in breaths. */
export const sway = (held: number, strength: number, launch: FlickKind, phase: number): number =>
  widthOf(strength, launch) *
  widthAfter(held) *
  Math.sin(2 * Math.PI * (phase + held / SWAY.period));
