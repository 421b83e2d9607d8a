// What stands between, what is nearest, and what lies past a door.
import type { Layout, Pose, Structure, Vec2 } from '../table';
import type { Make } from './catalogue';
import { footprintOf, gapBetween, type Footprint } from './footprint';
import { fromLocal, gapOf, STRUCTURE_SIZES, SUPPORT } from './structure';
import { cross, distance, subtract } from './vector';

/** The first of those nearest to a point, measured middle to middle (A02); several when equally near (A44). */
export function nearestOf<T extends { readonly pose: Pose }>(
  from: Vec2,
  candidates: readonly T[],
): T[] {
  const distances = candidates.map(({ pose }) => distance(from, pose));
  const least = Math.min(...distances);
  return candidates.filter((_, index) => (distances[index] ?? Infinity) - least < 1e-6);
}

/** The structures whose door line or supports lie across the straight way between two points (R135). */
export function structuresBetween(layout: Layout, from: Vec2, to: Vec2): Structure[] {
  return layout.structures.filter((structure) => {
    const half = STRUCTURE_SIZES[structure.kind].width / 2;
    const leftEnd = fromLocal(structure, { ahead: 0, left: half });
    const rightEnd = fromLocal(structure, { ahead: 0, left: -half });
    return segmentsCross(from, to, leftEnd, rightEnd);
  });
}

function segmentsCross(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  const side = (p: Vec2, q: Vec2, r: Vec2): number => cross(subtract(q, p), subtract(r, p));
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** The space between the supports; `fromLine` cuts it to the part behind the door line. */
function doorway(structure: Structure, fromLine: boolean): Footprint {
  const half = gapOf(structure) / 2;
  const front = fromLine ? 0 : SUPPORT.depth / 2;
  const back = -SUPPORT.depth / 2;
  const outline = [
    fromLocal(structure, { ahead: front, left: half }),
    fromLocal(structure, { ahead: back, left: half }),
    fromLocal(structure, { ahead: back, left: -half }),
    fromLocal(structure, { ahead: front, left: -half }),
  ];
  return { outline, radius: 0 };
}

/** Whether any part of a piece lies past the door line, between the supports (R145). */
export const isPastDoor = (structure: Structure, make: Make, pose: Pose): boolean =>
  gapBetween(footprintOf(make, pose), doorway(structure, true)) === 0;

/** Whether any part of a piece lies in the space between the supports (R210, R212). */
export const isInDoorway = (structure: Structure, make: Make, pose: Pose): boolean =>
  gapBetween(footprintOf(make, pose), doorway(structure, false)) === 0;
