// Where tags stand in the window: over their figures, moved aside where two would cover each other.
import type { Vec2 } from '../../physics/table';
import { by } from '../../physics/measure/order';
import { overlap, type Box } from '../hand/tag-place';

export type Wanted = {
  readonly id: string;
  /** The pixel over the figure's head. */
  readonly at: Vec2;
  /** The pixel at its feet: a tag may also hang there. */
  readonly foot: Vec2;
  readonly size: number;
  readonly rank: number;
};

/** Between a head and its tag. */
const GAP = 2;
/** Steps aside, as shares of the tag: the nearest first. */
const ASIDE = [0, 0.5, -0.5, 1, -1] as const;
const UP = [0, 0.55, 1.05] as const;
/** The share of a tag that may be covered: more, and one of less rank is not shown. */
const COVERED = 0.2;

type Placed = { readonly box: Box; readonly covered: number };

/** The upper left corner for each that is shown. Whoever stands outside the window has none. */
export function placeTags(wanted: readonly Wanted[], room: Box): ReadonlyMap<string, Vec2> {
  const taken: Box[] = [];
  const places = new Map<string, Vec2>();
  const sorted = wanted
    .filter(({ foot }) => isIn(foot, room))
    .toSorted(
      by(
        ({ rank }) => rank,
        ({ id }) => id,
      ),
    );
  for (const one of sorted) {
    const { box, covered } = bestOf(one, room, taken);
    if (covered > COVERED && one.rank > 1) continue;
    taken.push(box);
    places.set(one.id, { x: box.left, y: box.top });
  }
  return places;
}

const isIn = ({ x, y }: Vec2, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The first place that covers nobody, or the one that covers least. */
function bestOf(one: Wanted, room: Box, taken: readonly Box[]): Placed {
  let best: Placed | undefined;
  for (const box of candidates(one, room)) {
    const area = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const covered = area / one.size ** 2;
    if (covered === 0) return { box, covered };
    if (!best || covered < best.covered) best = { box, covered };
  }
  return best ?? { box: boxAt(one.at, one.size, room), covered: 0 };
}

function candidates({ at, foot, size }: Wanted, room: Box): Box[] {
  const corners = [
    ...UP.flatMap((up) => ASIDE.map((aside) => ({ x: at.x + aside * size, y: at.y - GAP - size * (1 + up) }))), // prettier-ignore
    ...ASIDE.map((aside) => ({ x: at.x + aside * size, y: foot.y + GAP })),
  ];
  return corners.map(({ x, y }) => boxAt({ x: x - size / 2, y }, size, room));
}

function boxAt({ x, y }: Vec2, size: number, room: Box): Box {
  const left = Math.max(room.left, Math.min(x, room.right - size));
  const top = Math.max(room.top, Math.min(y, room.bottom - size));
  return { left, top, right: left + size, bottom: top + size };
}
