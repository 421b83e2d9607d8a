// From a pull or a swipe to the numbers of a flick.
import { GRAVITY, PROJECTILES, TABLE_FRICTION } from '../../physics/measure/catalogue';
import { quantiseAngle, quantiseSpeed } from '../../physics/measure/quantise';
import { directionOf } from '../../physics/measure/trig';
import { clamp, length, scale, subtract } from '../../physics/measure/vector';
import { strengthOfPull } from '../../match/hand/pull';
import type { Vec2 } from '../../physics/table';
import { onTable, type Frame } from './frame';
import type { Grip } from './machine';
import { steadied, type Sample } from './steady';

export type Range = readonly [least: number, most: number];
export type Numbers = { readonly direction: number; readonly speed: number };

/** The speed of a swipe is taken over so many ms. */
const SWIPE = 60;

/** Which way by the table, how hard by the hand. */
export function fromPull(
  pull: Vec2,
  { frame, full }: Pick<Grip, 'frame' | 'full'>,
  [least, most]: Range,
): Numbers {
  return {
    direction: quantiseAngle(directionOf(scale(onTable(frame, pull), -1))),
    speed: quantiseSpeed(least + (most - least) * strengthOfPull(length(pull), full)),
  };
}

/** A real finger: as fast as it came over the table, along its way. */
export function fromSwipe(trail: readonly Sample[], frame: Frame, [least, most]: Range): Numbers {
  const last = trail.at(-1);
  const first = trail.find(({ time }) => (last?.time ?? 0) - time <= SWIPE);
  const way = onTable(frame, first && last ? subtract(last.pull, first.pull) : { x: 0, y: 0 });
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
    ? fromSwipe(trail, grip.frame, speed)
    : fromPull(steadied(trail, time), grip, speed);

const SLIDING = ((PROJECTILES.disc.friction + TABLE_FRICTION) / 2) * GRAVITY;

/** How far a disc slides at this speed when nothing stops it, in cm. */
export const slideOf = (speed: number, roughness = 1): number =>
  (speed / 10) ** 2 / (2 * SLIDING * roughness);

/** The strength as a share of what is possible. */
export const shareOf = (speed: number, [least, most]: Range): number =>
  clamp((speed - least) / (most - least), 0, 1);
