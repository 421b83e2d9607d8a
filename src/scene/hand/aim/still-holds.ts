// Whether what was found out about an aim still says something about one that has moved on a little.
import type { FirstTouch } from '../../../physics/aim';
import type { Aiming } from '../aiming';
import { shareOf } from '../strength';
import type { Judged } from './forecast';

/** Less than a hand trembles: degrees, and a share of the strength. A shell spreads much wider than that by itself. */
const NEAR_DEGREES = 0.6;
const NEAR_SPREAD = 2;
const NEAR_STRENGTH = 0.03;

export const degreesApart = (a: number, b: number): number =>
  Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** The same offer, nearly the same numbers, and the way still ends at the same thing. */
export function stillHolds(
  { aiming, outlook }: Judged,
  now: Aiming,
  touches: readonly FirstTouch[] | undefined,
): boolean {
  if (aiming === now) return true;
  if (aiming.choice !== now.choice || aiming.offer.at !== now.offer.at) return false;
  const { speed, launch } = now.offer;
  const near = launch === 'pellets' ? NEAR_SPREAD : NEAR_DEGREES;
  const isNear =
    degreesApart(aiming.direction, now.direction) <= near &&
    degreesApart(aiming.axis ?? 0, now.axis ?? 0) <= NEAR_DEGREES &&
    degreesApart(aiming.aim ?? 0, now.aim ?? 0) <= NEAR_DEGREES &&
    Math.abs((aiming.struck ?? 0) - (now.struck ?? 0)) <= 0.1 &&
    Math.abs(shareOf(aiming.speed, speed) - shareOf(now.speed, speed)) <= NEAR_STRENGTH;
  if (!isNear || outlook?.of !== 'shot') return isNear;
  const other = touches?.[0]?.other;
  const met = outlook.blocked?.by ?? outlook.figures.find(({ fate }) => fate !== 'knockedOver')?.id;
  return other === met;
}
