// Lanes before a door: straight lines along which a disc comes through it. Whoever can slide onto one of them is two
// flicks away from inside.
import { gapOf, fromLocal } from '../physics/measure/structure';
import { heading } from '../physics/measure/trig';
import { add, cross, scale, subtract } from '../physics/measure/vector';
import type { Structure, Vec2 } from '../physics/table';
import { freeWay, type Ground, type Line } from './ground';

/** How squarely they come, and where in the door: shares of the free half beside its middle. */
const ANGLES = Array.from({ length: 21 }, (_, index) => -60 + index * 6);
const ASIDE = [0, -0.5, 0.5];

export function lanesOf(ground: Ground, door: Structure, wide: number): readonly Line[] {
  const before = ground.lanes.get(door.id);
  if (before) return before;
  const half = gapOf(door) / 2 - wide;
  const lanes = ASIDE.flatMap((share) => {
    const from = fromLocal(door, { ahead: 0, left: share * half });
    return ANGLES.map((angle) => lineFrom(ground, from, door.facing + angle, wide, []));
  });
  ground.lanes.set(door.id, lanes);
  return lanes;
}

/** As far as something so wide slides, or to the limits of the town. */
export function lineFrom(
  ground: Ground,
  from: Vec2,
  direction: number,
  wide: number,
  without: readonly string[],
  most = Infinity,
): Line {
  const ahead = heading(direction);
  const free = Math.min(
    most,
    freeWay(ground, from, ahead, wide, without),
    inTown(ground, from, ahead),
  );
  return { from, to: add(from, scale(ahead, Math.max(0, free))) };
}

function inTown({ town }: Ground, from: Vec2, ahead: Vec2): number {
  const along = (at: number, by: number, size: number): number =>
    by > 0 ? (size - at) / by : by < 0 ? at / -by : Infinity;
  return Math.min(along(from.x, ahead.x, town.width), along(from.y, ahead.y, town.height));
}

export function doCross(a: Line, b: Line): boolean {
  const [along, other, gap] = [
    subtract(a.to, a.from),
    subtract(b.to, b.from),
    subtract(b.from, a.from),
  ];
  const turn = cross(along, other);
  if (turn === 0) return false;
  const [onA, onB] = [cross(gap, other) / turn, cross(gap, along) / turn];
  return onA >= 0 && onA <= 1 && onB >= 0 && onB <= 1;
}
