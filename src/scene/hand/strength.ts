// From a pull or a swipe to the numbers of a flick.
import { GRAVITY, PROJECTILES, TABLE_FRICTION } from '../../physics/measure/catalogue';
import { quantiseAngle, quantiseSpeed } from '../../physics/measure/quantise';
import { directionOf } from '../../physics/measure/trig';
import { clamp, length, scale, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { Grip } from './machine';
import { steadied, type Sample } from './steady';
import { FULL_PULL } from '../pull';

export type Range = readonly [least: number, most: number];
export type Numbers = { readonly direction: number; readonly speed: number };

/** The speed of a swipe is taken over so many ms. */
const SWIPE = 60;

/** Speed grows evenly with the pull, so the way a piece slides grows with its square: short moves are easy. */
export function fromPull(pull: Vec2, deadZone: number, [least, most]: Range): Numbers {
  const share = clamp((length(pull) - deadZone) / (FULL_PULL - deadZone), 0, 1);
  return {
    direction: quantiseAngle(directionOf(scale(pull, -1))),
    speed: quantiseSpeed(least + (most - least) * share),
  };
}

/** A real finger: as fast as it came, along its way. */
export function fromSwipe(trail: readonly Sample[], [least, most]: Range): Numbers {
  const last = trail.at(-1);
  const first = trail.find(({ time }) => (last?.time ?? 0) - time <= SWIPE);
  const way = first && last ? subtract(last.pull, first.pull) : { x: 0, y: 0 };
  const seconds = Math.max(0.004, ((last?.time ?? 0) - (first?.time ?? 0)) / 1000);
  return {
    direction: quantiseAngle(directionOf(way)),
    speed: quantiseSpeed(clamp((length(way) * 10) / seconds, least, most)),
  };
}

/** What a held piece would do if it were let go at this time. */
export const numbersOf = (
  { grip, trail }: { readonly grip: Grip; readonly trail: readonly Sample[] },
  speed: Range,
  time: number,
): Numbers =>
  grip.gesture === 'push'
    ? fromSwipe(trail, speed)
    : fromPull(steadied(trail, time), grip.deadZone, speed);

const SLIDING = ((PROJECTILES.disc.friction + TABLE_FRICTION) / 2) * GRAVITY;

/** How far a disc slides at this speed when nothing stops it, in cm. */
export const slideOf = (speed: number, roughness = 1): number =>
  (speed / 10) ** 2 / (2 * SLIDING * roughness);

/** The strength as a share of what is possible. */
export const shareOf = (speed: number, [least, most]: Range): number =>
  clamp((speed - least) / (most - least), 0, 1);
