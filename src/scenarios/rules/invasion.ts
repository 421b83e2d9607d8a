// The six invasion markers: day 1, 2, 3 and night 3, 4, 5 (23).
import type { Half } from '../ids';

const LADDER: Readonly<Record<Half, readonly number[]>> = { day: [1, 2, 3], night: [3, 4, 5] };

/** The value some steps higher on its ladder, never past its top. */
export function climb(half: Half, value: number, steps: number): number {
  const ladder = LADDER[half];
  const at = ladder.indexOf(value);
  return at < 0 ? value : (ladder[Math.min(ladder.length - 1, at + steps)] ?? value);
}
