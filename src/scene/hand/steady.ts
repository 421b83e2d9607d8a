// What a hand meant: letting go jerks the finger, so the last moments count together.
import type { Vec2 } from '../../physics/table';

/** Where the pull was from this time on: pixels and ms. */
export type Sample = { readonly time: number; readonly pull: Vec2 };

export const STEADY = 50;
/** What comes after this is the finger leaving the glass. */
export const LIFTING = 12;
const KEPT = 400;

/** The pull over the last moments before `now`, each sample weighing as long as it lasted. */
export function steadied(trail: readonly Sample[], now: number): Vec2 {
  const last = trail.at(-1);
  if (!last) return { x: 0, y: 0 };
  const [from, until] = [now - LIFTING - STEADY, now - LIFTING];
  let [x, y, weight] = [0, 0, 0];
  trail.forEach(({ time, pull }, index) => {
    const begin = Math.max(time, from);
    const end = Math.min(trail[index + 1]?.time ?? until, until);
    if (end <= begin) return;
    x += pull.x * (end - begin);
    y += pull.y * (end - begin);
    weight += end - begin;
  });
  return weight > 0 ? { x: x / weight, y: y / weight } : last.pull;
}

/** A trail with one more sample, without what no longer counts. */
export function extended(trail: readonly Sample[], sample: Sample): readonly Sample[] {
  const first = trail.findIndex(({ time }) => sample.time - time <= KEPT);
  // One older sample says where the pull was when the kept ones began.
  const kept = first > 1 ? trail.slice(first - 1) : trail;
  return [...kept, sample];
}
