// Where the words about an aim that nobody holds are written: beside its line, on nothing that has to be seen.
import type { Vec2 } from '../../physics/table';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };

/** Between the line and the words, in pixels. */
const GAP = 14;
/** Along the line: first beside its middle, then before the piece and behind what is met. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];
const AROUND = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/** The upper left corner. What is `kept` clear comes first, then the line, then nearness to its middle. */
export function placeBeside(
  [from, to]: readonly [from: Vec2, to: Vec2],
  size: Size,
  room: Box,
  kept: readonly Box[],
): Vec2 {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const across =
    long < 1 ? { x: 1, y: 0 } : { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
  const half = { x: size.width / 2, y: size.height / 2 };
  const at = (point: Vec2, way: Vec2): Vec2 => {
    const away = GAP + Math.abs(way.x) * half.x + Math.abs(way.y) * half.y;
    return within(
      { x: point.x + way.x * away - half.x, y: point.y + way.y * away - half.y },
      size,
      room,
    );
  };
  const on = (share: number): Vec2 => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const beside = ALONG.flatMap((share) =>
    [1, -1].map((side) => at(on(share), { x: across.x * side, y: across.y * side })),
  );
  const around = kept.flatMap(({ left, top, right, bottom }) => {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const [wide, high] = [(right - left) / 2 + half.x + GAP, (bottom - top) / 2 + half.y + GAP];
    return AROUND.map((angle) =>
      within(
        {
          x: middle.x + Math.cos(angle) * wide * Math.SQRT2 - half.x,
          y: middle.y + Math.sin(angle) * high * Math.SQRT2 - half.y,
        },
        size,
        room,
      ),
    );
  });
  const costs = (place: Vec2): number => {
    const box = boxAt(place, size);
    const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
    return covered * 1000 + (isOn(box, from, to) ? 500 : 0);
  };
  const [best] = [...beside, ...around]
    .map((place, order) => ({ place, order, cost: costs(place) }))
    .toSorted((a, b) => a.cost - b.cost || a.order - b.order);
  return best?.place ?? from;
}

const boxAt = ({ x, y }: Vec2, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const within = ({ x, y }: Vec2, { width, height }: Size, room: Box): Vec2 => ({
  x: Math.max(room.left, Math.min(x, room.right - width)),
  y: Math.max(room.top, Math.min(y, room.bottom - height)),
});

/** In square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether a stretch of the line lies in the box. */
function isOn({ left, top, right, bottom }: Box, from: Vec2, to: Vec2): boolean {
  let [begin, end] = [0, 1];
  for (const [start, by, least, most] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (by === 0 && (start < least || start > most)) return false;
    if (by === 0) continue;
    const [one, other] = [(least - start) / by, (most - start) / by];
    begin = Math.max(begin, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return begin < end;
}
