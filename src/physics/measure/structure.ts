// Buildings and the RV: a raised façade on two supports, and the door line between them.
import type { Layout, Spot, Structure, StructureKind, Vec2 } from '../table';
import { add, dot, scale, subtract } from './vector';
import { heading } from './trig';

export const STRUCTURE_SIZES: Readonly<
  Record<StructureKind, { readonly width: number; readonly gap: number }>
> = {
  building: { width: 18, gap: 10 },
  rv: { width: 22, gap: 14 },
};
export const SUPPORT = { width: 4, depth: 4, height: 2 } as const;
export const FACADE = { thickness: 0.5, bottom: 2, top: 14 } as const;
export const LIMIT_ARM = { length: 20, height: 3, thickness: 0.6 } as const;
export const DUMP = { width: 16, depth: 14, height: 1.2 } as const;
export const TOWER = { width: 9, depth: 8, height: 19 } as const;

/** How far behind the façade a disc or bullet starts on its way out. */
export const START_BEHIND = 4;

/** Seen from a spot: `ahead` along its front, `left` of it. */
export type Local = { readonly ahead: number; readonly left: number };

const leftOf = (facing: number): Vec2 => heading(facing + 90);

/** Turns points of the table into what they are as seen from a spot. */
export function localFrame(spot: Spot): (point: Vec2) => Local {
  const front = heading(spot.facing);
  const left = leftOf(spot.facing);
  return (point) => {
    const offset = subtract(point, spot);
    return { ahead: dot(offset, front), left: dot(offset, left) };
  };
}

export const fromLocal = (spot: Spot, { ahead, left }: Local): Vec2 =>
  add(spot, add(scale(heading(spot.facing), ahead), scale(leftOf(spot.facing), left)));

export const gapOf = (structure: Structure): number => STRUCTURE_SIZES[structure.kind].gap;

/** How far left of the middle the left support stands; the right one mirrors it. */
export const supportOffset = (structure: Structure): number =>
  gapOf(structure) / 2 + SUPPORT.width / 2;

/** Where a disc, a bullet or a thrown figure starts behind a building (R066, R089, R232). */
export const spotBehind = (structure: Structure): Spot => ({
  ...fromLocal(structure, { ahead: -START_BEHIND, left: 0 }),
  facing: structure.facing,
});

/** The tower's mouth when it stands at home: at the front edge of the dump. */
export const homeMouth = (dump: Spot): Spot => ({
  ...fromLocal(dump, { ahead: DUMP.depth / 2, left: 0 }),
  facing: dump.facing,
});

export const isInTown = (layout: Layout, { x, y }: Vec2): boolean =>
  layout.town === undefined ||
  (x >= 0 && y >= 0 && x <= layout.town.width && y <= layout.town.height);
