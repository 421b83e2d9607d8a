// The table answers a blow: the picture jolts for a moment, by so few pixels that an aim could be read through it.
import type { Vec2 } from '../../physics/table';
import type { Mutable } from './orbit';

/** At most so many CSS pixels, for so many seconds. */
export const JOLT = { pixels: 4, seconds: 0.12 } as const;
const TURNS = 22;
const WIDE = { x: 0.6, y: 0.8 } as const;

const jolt: Mutable<Vec2> = { x: 0, y: 0 };
let age: number = JOLT.seconds;
let hard = 0;

/** Where the picture is, so long after a blow of 0 to 1; written into a place that is kept. */
export function joltAt(seconds: number, strength: number, into: Mutable<Vec2>): void {
  const left = seconds < 0 ? 0 : Math.max(0, 1 - seconds / JOLT.seconds);
  const reach = JOLT.pixels * Math.min(1, strength) * left;
  const turn = 2 * Math.PI * TURNS * seconds;
  into.x = reach === 0 ? 0 : reach * WIDE.x * Math.sin(turn);
  into.y = reach === 0 ? 0 : reach * WIDE.y * Math.cos(turn);
}

export function joltTable(strength: number): void {
  age = 0;
  hard = strength;
}

/** One frame; the same object every time. */
export function stepJolt(seconds: number): Readonly<Vec2> {
  joltAt(age, hard, jolt);
  age = Math.min(JOLT.seconds, age + seconds);
  return jolt;
}

export const isJolting = (): boolean => jolt.x !== 0 || jolt.y !== 0;
