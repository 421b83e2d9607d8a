// Where in its breath a hand is: how long it has held still, and where the breath began. Told the time, never asking for it.
import { normalDegrees } from '../../physics/measure/trig';
import { SWAY } from './sway';

/** What is meant: a direction in degrees and a share of strength. */
export type Meant = { readonly direction: number; readonly strength: number };

export type Breath = {
  /** Seconds held still, and where the breath began (`sway`). */
  readonly held: number;
  readonly phase: number;
  /** What was meant when it was last moved. */
  readonly about: Meant;
};

/** A hand that moves less than this holds still. */
const STILL: Meant = { direction: 2.5, strength: 0.05 };
/** A move costs so many seconds of rest. */
const STIRRED = 0.5;

export const begun = (phase: number, about: Meant): Breath => ({ held: 0, phase, about });

const isStill = (a: Meant, b: Meant): boolean =>
  Math.abs(normalDegrees(a.direction - b.direction)) <= STILL.direction &&
  Math.abs(a.strength - b.strength) <= STILL.strength;

/** So many seconds later. Moving takes rest away, also from a hand that has tired; the breath itself goes on as it went. */
export function breathed(breath: Breath, seconds: number, now: Meant): Breath {
  const held = breath.held + seconds;
  if (isStill(breath.about, now)) return { ...breath, held };
  const rest = Math.max(0, Math.min(held, SWAY.rested) - STIRRED);
  return { held: rest, phase: breath.phase + (held - rest) / SWAY.period, about: now };
}
