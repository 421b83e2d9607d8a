// What was found out about aims of a moment ago. A living hand comes back over the same ways with every breath:
// what is known of one is said at once, and not asked again.
import type { FirstTouch } from '../../../physics/aim';
import type { Move } from '../../../scenarios/rules/move';
import type { Aiming } from '../aiming';
import type { Judged } from './forecast';
import { marksOf } from './outcome-marks';
import { NEAR_DEGREES, nearOf, stillHolds, turnedBy } from './still-holds';

/** More than the ways of one breath. */
const MOST = 120;

/** What is known better by now takes the place of what was known of the same aim. */
export const remembered = (known: readonly Judged[], judged: Judged): readonly Judged[] =>
  [judged, ...known.filter(({ aiming }) => aiming !== judged.aiming)].slice(0, MOST);

/** Where those around an aim come to different things, only one as good as the same is trusted: degrees. */
const TRUSTED = 0.06;
/**
 * With nothing known on its other side one is trusted so far: degrees. Of aims that far apart with the same first touch 3 %
 * of a rifle's and 9 % of a knife's come to something else; of those between two that agree, 0.0 % and 1.8 %.
 */
const ALONE = 0.25;
/** No farther apart than that. */
const BETWEEN = 1.5;

/** Whether two aims come to the same. How many fall by a shell is a range anyway. */
const agree = ({ outlook: a }: Judged, { outlook: b }: Judged): boolean =>
  a?.of === 'scatter' || meansOf(a) === meansOf(b);

/** Without places: where somebody ends changes with every aim. */
const meansOf = (outlook: Judged['outlook']): string =>
  JSON.stringify([
    outlook?.of,
    marksOf(outlook),
    outlook && 'move' in outlook && outlook.move && becomes(outlook.move),
    outlook && 'close' in outlook && outlook.close,
  ]);

const becomes = (move: Move): unknown =>
  move.ok ? [move.into, move.outOf] : Object.entries(move.failure);

/** The nearest that still holds for this aim; nothing where it is not sure which. */
export function recalled(
  known: readonly Judged[],
  now: Aiming,
  touches: readonly FirstTouch[] | undefined,
): Judged | undefined {
  const around = known
    .filter((judged) => stillHolds(judged, now, touches))
    .map((judged) => ({ judged, by: turnedBy(now.direction, judged.aiming.direction) }))
    .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by));
  const [nearest, ...others] = around;
  if (!nearest || Math.abs(nearest.by) <= TRUSTED) return nearest?.judged;
  // Between two that come to the same, or so near to one that nothing will have changed.
  const beyond = others.find(
    ({ by }) => by * nearest.by < 0 && Math.abs(by - nearest.by) <= BETWEEN,
  );
  const reach = nearOf(now.offer.launch) === NEAR_DEGREES ? ALONE : Infinity;
  if (!beyond && Math.abs(nearest.by) > reach) return undefined;
  const near = others.filter(({ by }) => Math.abs(by) <= ALONE);
  const sure = [...near, ...(beyond ? [beyond] : [])];
  return sure.every(({ judged }) => agree(nearest.judged, judged)) ? nearest.judged : undefined;
}
