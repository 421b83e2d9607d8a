import type { Footprint } from '../../physics/measure/footprint';
import type { Vec2 } from '../../physics/table';

type Pair = { readonly a: Vec2; readonly b: Vec2; readonly apart: number };

/** Where two outlines that do not meet come nearest to each other. */
export function nearestPoints(a: Footprint, b: Footprint): Pair {
  const there = fromCorners(a.outline, b.outline);
  const back = fromCorners(b.outline, a.outline);
  const near = back.apart < there.apart ? { a: back.b, b: back.a, apart: back.apart } : there;
  return {
    a: toward(near.a, near.b, a.radius),
    b: toward(near.b, near.a, b.radius),
    apart: Math.max(0, near.apart - a.radius - b.radius),
  };
}

function fromCorners(corners: readonly Vec2[], outline: readonly Vec2[]): Pair {
  let least: Pair = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 }, apart: Infinity };
  for (const corner of corners) {
    let from = outline.at(-1);
    for (const to of outline) {
      const b = onSegment(corner, from ?? to, to);
      const apart = Math.hypot(b.x - corner.x, b.y - corner.y);
      if (apart < least.apart) least = { a: corner, b, apart };
      from = to;
    }
  }
  return least;
}

function onSegment(point: Vec2, from: Vec2, to: Vec2): Vec2 {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const size = alongX * alongX + alongY * alongY;
  const ahead = (point.x - from.x) * alongX + (point.y - from.y) * alongY;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ahead / size));
  return { x: from.x + alongX * share, y: from.y + alongY * share };
}

function toward(from: Vec2, to: Vec2, way: number): Vec2 {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  const share = apart > 0 ? way / apart : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
