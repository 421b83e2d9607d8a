// What was found out about aims of a moment ago. A living hand comes back over the same ways with every breath:
// what is known of one is said at once, and not asked again.
import type { FirstTouch } from '../../../physics/aim';
import type { Aiming } from '../aiming';
import type { Judged } from './forecast';
import { degreesApart, stillHolds } from './still-holds';

/** More than the ways of one breath. */
const MOST = 60;

export const remembered = (known: readonly Judged[], judged: Judged): readonly Judged[] =>
  [judged, ...known].slice(0, MOST);

/** The nearest that still holds for this aim. */
export function recalled(
  known: readonly Judged[],
  now: Aiming,
  touches: readonly FirstTouch[] | undefined,
): Judged | undefined {
  const away = ({ aiming }: Judged): number => degreesApart(aiming.direction, now.direction);
  return known
    .filter((judged) => stillHolds(judged, now, touches))
    .toSorted((a, b) => away(a) - away(b))[0];
}
