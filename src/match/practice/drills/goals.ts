// How stars are usually earned.
import type { Vec2 } from '../../../physics/table';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Drill } from '../drill';
import type { Goal } from '../goal';

type Radii = readonly [number, number, number];

/** The first; it and the second; all three. */
export const ladder = (first: Goal, second: Goal, third: Goal): Drill['stars'] => [
  first,
  { of: 'all', goals: [first, second] },
  { of: 'all', goals: [first, second, third] },
];

/** Ever smaller rings about a point. */
export function rings(
  survivor: SurvivorId,
  at: Vec2,
  [wide, middle, narrow]: Radii,
): Drill['stars'] {
  const ring = (within: number): Goal => ({ of: 'stands', survivor, at, within });
  return [ring(wide), ring(middle), ring(narrow)];
}

/** What else it takes comes first, and then ever smaller rings for Anita to end in. */
export function landing(first: readonly Goal[], at: Vec2, radii: Radii): Drill['stars'] {
  const [wide, middle, narrow] = rings('anita', at, radii);
  const also = (ring: Goal): Goal => ({ of: 'all', goals: [...first, ring] });
  return [also(wide), also(middle), also(narrow)];
}

/** In the street among others, ever farther from everything. */
export function clearance(
  survivor: SurvivorId,
  at: Vec2,
  within: number,
  [least, more, most]: Radii,
): Drill['stars'] {
  const clear = (by: number): Goal => ({
    of: 'all',
    goals: [
      { of: 'stands', survivor, at, within },
      { of: 'clearOf', survivor, by },
    ],
  });
  return [clear(least), clear(more), clear(most)];
}

/** Ever nearer to a point. */
export function flares(at: Vec2, [wide, middle, narrow]: Radii): Drill['stars'] {
  const ring = (within: number): Goal => ({ of: 'flare', at, within });
  return [ring(wide), ring(middle), ring(narrow)];
}

export const down = (...zombies: readonly string[]): Goal => ({
  of: 'down',
  zombies,
  atLeast: zombies.length,
});
