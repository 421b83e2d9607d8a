// What a small movement on the glass is on the table, around one place of it.
import { add, scale, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';

/** Centimetres of the table for a pixel to the right and a pixel down. */
export type Frame = { readonly right: Vec2; readonly down: Vec2 };

/** A straight line of the table is straight on the glass: its direction there says which line it is. */
export const onTable = ({ right, down }: Frame, { x, y }: Vec2): Vec2 =>
  add(scale(right, x), scale(down, y));

const STEP = 0.1;

export function frameAt(at: Vec2, toPixel: (at: Vec2) => Vec2): Frame {
  const along = (x: number, y: number): Vec2 =>
    scale(
      subtract(toPixel({ x: at.x + x, y: at.y + y }), toPixel({ x: at.x - x, y: at.y - y })),
      1 / (2 * STEP),
    );
  const [east, north] = [along(STEP, 0), along(0, STEP)];
  const size = east.x * north.y - east.y * north.x;
  return {
    right: scale({ x: north.y, y: -east.y }, 1 / size),
    down: scale({ x: -north.x, y: east.x }, 1 / size),
  };
}
