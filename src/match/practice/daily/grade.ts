// What a try is worth, and a day: read from the takes alone, so that it is the same wherever it is worked out.
import { STRUCTURE_SIZES } from '../../../physics/measure/structure';
import { clamp, distance } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import { tableOf } from '../../../scenarios/queries';
import { judge, ringIn, type Aim, type Goal } from '../goal';
import { gameOf } from '../setting';
import type { Taken } from '../shoot';
import type { Dealt } from './task';

/** So many tries a day. */
export const TRIES = 3;

export type Grade = {
  readonly solved: boolean;
  /** Hundredths: solved, how near to the middle of what was wanted; else how near to being solved. */
  readonly near: number;
  /** From the middle of the ring, in cm, where there is one and something came to rest. */
  readonly off?: number;
};

/** As it is shown and shared. */
export type Mark = 'solved' | 'near' | 'wide';

export const markOf = ({ solved, near }: Grade): Mark =>
  solved ? 'solved' : near >= HALF ? 'near' : 'wide';
const HALF = 50;

/** Points of a task that is solved at the first, second and third try, and for being in the very middle of it. */
const SOLVED_AT = [80, 60, 40] as const;
const MIDDLE = 20;
/** At most, for almost. */
const ALMOST = 30;

/** However near, it is not solved. */
const ALMOST_ALL = 0.9;

/** Where points come from, for whoever explains them. */
export const WORTH = {
  solvedAt: SOLVED_AT,
  middle: MIDDLE,
  almost: Math.round(ALMOST * ALMOST_ALL),
} as const;

/** Of a hundred. */
export function pointsOf(grades: readonly Grade[]): number {
  const solvedAt = grades.findIndex(({ solved }) => solved);
  const base = SOLVED_AT[solvedAt];
  if (base !== undefined) return base + Math.round((MIDDLE * (grades[solvedAt]?.near ?? 0)) / 100);
  return Math.round((ALMOST * Math.max(0, ...grades.map(({ near }) => near))) / 100);
}

/** The try that a link replays: what solved it, else what came nearest, the first of those. */
export function bestOf(grades: readonly Grade[]): number {
  const worth = grades.map(({ solved, near }) => (solved ? 1000 : 0) + near);
  return worth.indexOf(Math.max(...worth));
}

/** Solved, or no try is left. */
export const isOver = (grades: readonly Grade[]): boolean =>
  grades.length >= TRIES || grades.some(({ solved }) => solved);

export function gradeOf({ goal }: Pick<Dealt, 'goal'>, taken: Taken): Grade {
  const solved = judge(goal, [taken]);
  const ring = ringIn(goal);
  const rest = restOf(taken);
  const off = ring && rest && distance(rest, ring.at);
  const shown = off === undefined ? {} : { off: Math.round(off * 10) / 10 };
  if (!solved)
    return { solved, near: Math.floor(100 * ALMOST_ALL * nearness(goal, taken)), ...shown };
  return {
    solved,
    near: ring && off !== undefined ? middle(off, ring.within) : 100,
    ...shown,
  };
}

const middle = (off: number, within: number): number =>
  Math.round(100 * clamp(1 - off / within, 0, 1));

/** Where what was flicked came to lie, whether or not it counted. */
function restOf({ recording }: Taken): Vec2 | undefined {
  const flicked = recording.outcome.rest.find(({ id }) => FLICKED.includes(id));
  return flicked && { x: flicked.pose.x, y: flicked.pose.y };
}
const FLICKED: readonly string[] = ['disc', 'bat', 'flare'];

/** From nought to one; of several aims the mean, and half of it where somebody was hurt. */
function nearness(goal: Goal, taken: Taken): number {
  if (goal.of !== 'all') return judge(goal, [taken]) ? 1 : nearnessOf(goal, taken);
  const isUnhurt = (one: Goal): boolean => one.of === 'unhurt';
  const wanted = goal.goals.filter((one) => !isUnhurt(one));
  const mean = wanted.reduce((sum, one) => sum + nearness(one, taken), 0) / wanted.length;
  const unhurt = goal.goals.filter(isUnhurt).every((one) => judge(one, [taken]));
  return unhurt ? mean : mean / 2;
}

/** Farther beyond the edge than so many cm is not near at all. */
const FAR = 12;

function nearnessOf(aim: Aim, taken: Taken): number {
  const beyond = (at: Vec2, within: number): number => {
    const rest = restOf(taken);
    return rest ? clamp(1 - Math.max(0, distance(rest, at) - within) / FAR, 0, 1) : 0;
  };
  switch (aim.of) {
    case 'stands':
    case 'flare':
      return beyond(aim.at, aim.within);
    case 'inside': {
      const door = tableOf(gameOf(taken.from)).layout.structures.find(
        ({ id }) => id === aim.structure,
      );
      return door ? beyond(door, STRUCTURE_SIZES[door.kind].gap / 2) / 2 : 0;
    }
    case 'down': {
      const met = aim.zombies.map((id) => meeting(id, taken));
      return clamp(met.reduce((sum, one) => sum + one, 0) / aim.atLeast, 0, 1);
    }
    case 'outside':
    case 'gone':
    case 'unhurt':
    case 'unmoved':
    case 'clean':
    case 'clearOf':
    case 'gently':
    case 'flicks':
    case 'lasts':
      return 0;
  }
}

/** Down is all of it; touched and still standing is two thirds. */
function meeting(id: string, { events }: Taken): number {
  const isDown = events.some(
    (one) =>
      (one.kind === 'killed' && one.zombie === id) || (one.kind === 'fell' && one.figure === id),
  );
  if (isDown) return 1;
  return events.some((one) => one.kind === 'keptFeet' && one.figure === id) ? TOUCHED : 0;
}
const TOUCHED = 2 / 3;
