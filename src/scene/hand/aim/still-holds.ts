// Whether what was found out about an aim still says something about one that has moved on a little.
import type { FirstTouch } from '../../../physics/aim';
import { normalDegrees } from '../../../physics/measure/trig';
import type { Aiming } from '../aiming';
import { shareOf } from '../strength';
import type { Judged } from './forecast';

/** How far what is known of one aim is looked at for another: degrees, and a share of the strength. A shell spreads wider by itself. */
export const NEAR_DEGREES = 1;
const NEAR_SPREAD = 2;
/** How a bat's handle and a rifle's push lie to the flick. */
const NEAR_HELD = 0.6;
const NEAR_STRENGTH = 0.03;

/** From one direction to another, to the left where it is positive. */
export const turnedBy = (from: number, to: number): number => normalDegrees(to - from);
export const degreesApart = (a: number, b: number): number => Math.abs(turnedBy(a, b));

export const nearOf = (launch: Aiming['offer']['launch']): number =>
  launch === 'pellets' ? NEAR_SPREAD : NEAR_DEGREES;

/** The same offer, nearly the same numbers, and the way still ends at the same thing. */
export function stillHolds(
  { aiming, first, outlook }: Judged,
  now: Aiming,
  touches: readonly FirstTouch[] | undefined,
): boolean {
  if (aiming === now) return true;
  if (aiming.choice !== now.choice || aiming.offer.at !== now.offer.at) return false;
  const { speed, launch } = now.offer;
  const isNear =
    degreesApart(aiming.direction, now.direction) <= nearOf(launch) &&
    isHeldAlike(aiming, now) &&
    Math.abs((aiming.struck ?? 0) - (now.struck ?? 0)) <= 0.1 &&
    Math.abs(shareOf(aiming.speed, speed) - shareOf(now.speed, speed)) <= NEAR_STRENGTH;
  if (!isNear) return false;
  const other = touches?.[0]?.other;
  if (outlook?.of === 'move') return other === first;
  if (outlook?.of !== 'shot') return true;
  const met = outlook.blocked?.by ?? outlook.figures.find(({ fate }) => fate !== 'knockedOver')?.id;
  return other === met;
}

/** A bat and a rifle's push turn with the flick: what counts is how they lie to it. */
const isHeldAlike = (a: Aiming, b: Aiming): boolean =>
  (['axis', 'aim'] as const).every(
    (part) =>
      degreesApart(
        (a[part] ?? a.direction) - a.direction,
        (b[part] ?? b.direction) - b.direction,
      ) <= NEAR_HELD,
  );
