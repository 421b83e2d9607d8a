// What was found out about aims of a moment ago. A living hand comes back over the same ways with every breath:
// what is known of one is said at once, and not asked again.
import type { FirstTouch } from '../../../physics/aim';
import type { Aiming } from '../aiming';
import type { Judged } from './forecast';
import { marksOf } from './outcome-marks';
import { degreesApart, stillHolds } from './still-holds';

/** More than the ways of one breath. */
const MOST = 60;

export const remembered = (known: readonly Judged[], judged: Judged): readonly Judged[] =>
  [judged, ...known].slice(0, MOST);

/** Where those around an aim come to different things, only one as near as this is trusted: degrees. */
const TRUSTED = 0.15;

/** Whether two aims come to the same. How many fall by a shell is a range anyway. */
const agree = ({ outlook: a }: Judged, { outlook: b }: Judged): boolean =>
  a?.of === 'scatter' || JSON.stringify(marksOf(a)) === JSON.stringify(marksOf(b));

/** The nearest that still holds for this aim; nothing where it is not sure which. */
export function recalled(
  known: readonly Judged[],
  now: Aiming,
  touches: readonly FirstTouch[] | undefined,
): Judged | undefined {
  const away = ({ aiming }: Judged): number => degreesApart(aiming.direction, now.direction);
  const [nearest, ...others] = known
    .filter((judged) => stillHolds(judged, now, touches))
    .toSorted((a, b) => away(a) - away(b));
  if (!nearest || away(nearest) <= TRUSTED) return nearest;
  return others.every((other) => agree(nearest, other)) ? nearest : undefined;
}
