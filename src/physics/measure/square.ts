// Whether a piece that slides straight meets a figure with its middle, or with its rim only.
import type { Pose } from '../table';
import type { Body } from './bodies';
import { PIECES } from './catalogue';
import { groundOf } from './footprint';

/** A body that turns on its way, in rad/s: nothing is said of where it meets what. */
const SPINNING = 0.5;

export const fliesStraight = ({ spin }: Pick<Body, 'spin'>): boolean =>
  Math.abs(spin[1]) <= SPINNING;

/**
 * The middle of the piece is on its way into the figure, not past it. Measured: of 231 bullets that met a figure so
 * and did not fell it, every one did at full strength; of 256 that met it with the rim, 183 (docs/physics.md).
 */
export function meetsSquarely(
  { pose, velocity: [vx, , vz] }: Pick<Body, 'pose' | 'velocity'>,
  figure: Pose,
): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const { x, y } of groundOf(figure, PIECES.survivor).outline) {
    // The table's y runs against the engine's z.
    const aside = (x - pose.x) * -vz - (y - pose.y) * vx;
    least = Math.min(least, aside);
    most = Math.max(most, aside);
  }
  return least <= 0 && most >= 0;
}
