// What the solution begins with, a little at a time.
import { by } from '../../../physics/measure/order';
import { directionOf } from '../../../physics/measure/trig';
import { subtract } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import type { SolutionStep } from '../../../match/puzzles/solutions';
import { isSurvivorId, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { isZombieId } from '../../../scenarios/catalogue/zombies';
import { optionName, type Decision, type Option } from '../../../scenarios/decisions';
import { buildingOf, survivorOf, tableOf } from '../../../scenarios/queries';
import type { SeatView } from '../../../scenarios/view';
import { optionText } from '../../../words/decisions';
import type { Language } from '../../../words/languages';
import { contextFor } from '../../../words/tell';

/** Which button the first action is, where the turn begins. */
export function firstActionOf(
  [first]: readonly SolutionStep[],
  decision: Decision,
  view: SeatView,
  language: Language,
): string | undefined {
  const options: readonly Option[] = decision.options;
  const option = options.find(({ id }) => first && optionName(id) === optionName(first.choice));
  return option && optionText(decision, option, contextFor(view), language).label;
}

/** Where the first thing that is flicked goes, by what stands on the table: at one thing, or between two. */
export type Way = readonly string[];

/** Whoever aims at the middle of something big as well as at its edge aims at it. */
const AT_BIG = 12;
/** Whoever is hit stands in the very way. */
const AT_SMALL = 8;
const VEHICLES: readonly string[] = ['car', 'truck', 'iceCreamTruck'];
/** Of those there is but one each, and it has a name. */
const isNamed = (id: string): boolean =>
  VEHICLES.includes(id) || isSurvivorId(id) || isZombieId(id);

/** True from wherever the table is looked at. */
export function firstWayOf(
  steps: readonly SolutionStep[],
  survivor: SurvivorId,
  view: SeatView,
): Way {
  const direction = steps.find(({ flick }) => flick)?.flick?.direction;
  const { layout, pieces } = tableOf(view);
  const home = buildingOf(survivorOf(view, survivor));
  const from = home
    ? layout.structures.find(({ id }) => id === home)
    : pieces.find(({ id }) => id === survivor)?.pose;
  if (direction === undefined || !from) return [];
  /** To the left of the way it is above nought. */
  const beside = (at: Vec2): number =>
    ((((directionOf(subtract(at, from)) - direction + 180) % 360) + 360) % 360) - 180;
  const big = [
    ...layout.structures.filter(({ id }) => id !== home).map(({ id, x, y }) => ({ id, x, y })),
    ...pieces.filter(({ id }) => VEHICLES.includes(id)).map(({ id, pose }) => ({ id, ...pose })),
  ].map(({ id, ...at }) => ({ id, off: beside(at) }));
  const small = pieces
    .filter(({ id }) => isNamed(id) && id !== survivor)
    .map(({ id, pose }) => ({ id, off: beside(pose) }));
  const nearest = (those: typeof big): (typeof big)[number] | undefined =>
    those.toSorted(
      by(
        ({ off }) => Math.abs(off),
        ({ id }) => id,
      ),
    )[0];
  for (const [those, within] of [
    [big, AT_BIG],
    [small, AT_SMALL],
  ] as const) {
    const one = nearest(those);
    if (one && Math.abs(one.off) <= within) return [one.id];
  }
  const left = nearest(big.filter(({ off }) => off > 0));
  const right = nearest(big.filter(({ off }) => off < 0));
  if (left && right && left.off - right.off < 180) return [left.id, right.id];
  const one = nearest(big);
  return one ? [one.id] : [];
}
