// How often a normal hand earns a star with an aim, and with which of several it does best.
import { fullPullOf } from '../../src/match/hand/pull';
import { playOn, starsOf } from '../../src/match/practice/attempt';
import type { Drill } from '../../src/match/practice/drill';
import type { Setting } from '../../src/match/practice/setting';
import { HANDS_BY_NAME, USUAL_WINDOW } from '../../src/match/spread/hands';
import { shaken } from '../../src/match/spread/shake';
import { offersOf, type Flick, type Found } from './search';

const NORMAL = { hand: HANDS_BY_NAME.normal, full: fullPullOf(USUAL_WINDOW) };
/** Luck of its own for every try, as at a table that is used for long. */
const FAR = 10;

/** Stars of so many tries: each flick is meant as in the best try, and shaken by itself. */
export function normalTries(
  drill: Drill,
  start: Setting,
  flicks: readonly Flick[],
  count: number,
): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    let number = 0;
    const tries = playOn(
      drill,
      start,
      (setting, exercise, luck) => {
        const meant = flicks[Math.min(number, flicks.length - 1)];
        number += 1;
        const offers = offersOf(setting, exercise, luck);
        const offered = offers.find(({ choice }) => choice === meant?.choice) ?? offers[0];
        if (!meant || !offered) return undefined;
        const { numbers } = shaken(offered.offer, meant.numbers, NORMAL, number, index);
        return { choice: offered.choice, numbers };
      },
      index * FAR,
    );
    return starsOf(drill, tries);
  });
}

export const shareOf = (stars: readonly number[], atLeast: number): number =>
  stars.filter((one) => one >= atLeast).length / Math.max(1, stars.length);

/** Of the tries that were found, the one that a normal hand should aim like. */
export function bestAim(drill: Drill, start: Setting, found: readonly Found[]): readonly Flick[] {
  const worth = (flicks: readonly Flick[], count: number): number => {
    const stars = normalTries(drill, start, flicks, count);
    return shareOf(stars, 1) + 0.1 * shareOf(stars, 2);
  };
  const narrowed = [
    [14, 10],
    [4, 40],
    [1, 0],
  ] as const;
  let left = found.filter((one) => one.worth >= 1).map(({ flicks }) => ({ flicks, worth: 0 }));
  let count = 0;
  for (const [kept, next] of narrowed) {
    const tries = count;
    left = (
      tries === 0 ? left : left.map(({ flicks }) => ({ flicks, worth: worth(flicks, tries) }))
    )
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, kept);
    count = next;
  }
  return left[0]?.flicks ?? [];
}
