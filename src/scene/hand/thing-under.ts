// Which thing a line of sight meets first.
import { conjugate, rotate, type Vec3 } from '../../physics/measure/quaternion';
import type { Box } from '../../physics/measure/solid';
import type { Vec2 } from '../../physics/table';
import type { Ray } from '../camera/ground';
import type { NamedThing } from './things';

/** How far beside a thing still means it, in pixels. */
export const BESIDE = { mouse: 5, finger: 16 } as const;
const AROUND = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** What is under a pixel, or else close beside it. */
export function thingUnder(
  at: Vec2,
  things: readonly NamedThing[],
  rayUnder: (pixel: Vec2) => Ray,
  beside: number,
): string | undefined {
  for (const share of [0, 0.5, 1]) {
    const pixels = share === 0 ? [at] : AROUND.map(({ x, y }) => ({ x: at.x + x * share * beside, y: at.y + y * share * beside })); // prettier-ignore
    for (const pixel of pixels) {
      const found = firstOn(rayUnder(pixel), things);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The thing that is nearest to the eye. */
function firstOn(ray: Ray, things: readonly NamedThing[]): string | undefined {
  let nearest = Infinity;
  let found: string | undefined;
  for (const { id, boxes } of things)
    for (const box of boxes) {
      const way = wayTo(ray, box);
      if (way >= nearest) continue;
      nearest = way;
      found = id;
    }
  return found;
}

/** How far along the ray the box begins; endless where it is missed (slab by slab). */
function wayTo({ from, along }: Ray, { centre, half, turn }: Box): number {
  const back = conjugate(turn);
  const offset: Vec3 = [from[0] - centre[0], from[1] - centre[1], from[2] - centre[2]];
  const start = rotate(back, offset);
  const way = rotate(back, along);
  let enter = 0;
  let leave = Infinity;
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(way[axis]) < 1e-9) {
      if (Math.abs(start[axis]) > half[axis]) return Infinity;
      continue;
    }
    const ends = [(-half[axis] - start[axis]) / way[axis], (half[axis] - start[axis]) / way[axis]];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return enter <= leave ? enter : Infinity;
}
