// How a modelled hand lets go: as steadily as it can, and in a match of living hands when the line crosses what is meant.
import type { Random } from '../../physics/measure/random';
import type { sway } from './sway';

/** Seconds: how far off its moment a finger is (standard deviation), how long it waits for one, and how long it looks first. */
export const PLAYER = { timing: 0.08, patience: 3, look: 0.5, step: 1 / 120 } as const;

export type Sway = typeof sway;
/** Of a steady hand. */
export const NO_SWAY: Sway = () => 0;

export const normal = (random: Random, deviation: number): number =>
  deviation *
  Math.sqrt(-2 * Math.log(Math.max(1e-9, random.next()))) *
  Math.cos(2 * Math.PI * random.next());

/** When the line first crosses what is meant, after a look; at the end of patience otherwise. A steady line lies on it at once. */
export function crossing(at: (held: number) => number): number {
  const { look, patience, step } = PLAYER;
  for (let held = look; held < patience; held += step)
    if (at(held) === 0 || at(held) * at(held + step) < 0) return held;
  return patience;
}
