// What stands between, what is nearest, and what lies past a door.
import type { Layout, Pose, Structure, Vec2 } from '../table';
import { DISC_DIAMETER, type Make } from './catalogue';
import { doOverlap, groundOf, type Footprint } from './footprint';
import { once } from './once';
import {
  fromLocal,
  gapOf,
  localFrame,
  START_BEHIND,
  STRUCTURE_SIZES,
  SUPPORT,
  type Local,
} from './structure';
import { distance } from './vector';

/** The first of those nearest to a point, measured middle to middle (A02); several when equally near (A44). */
export function nearestOf<T extends { readonly pose: Vec2 }>(
  from: Vec2,
  candidates: readonly T[],
): T[] {
  const distances = candidates.map(({ pose }) => distance(from, pose));
  const least = Math.min(...distances);
  return candidates.filter((_, index) => (distances[index] ?? Infinity) - least < 1e-6);
}

/** The structures whose ground, supports and all, lies across the straight way between two points (R135). */
export function structuresBetween(layout: Layout, from: Vec2, to: Vec2): Structure[] {
  return layout.structures.filter((structure) => {
    const local = localFrame(structure);
    const half = { ahead: SUPPORT.depth / 2, left: STRUCTURE_SIZES[structure.kind].width / 2 };
    return crossesBlock(local(from), local(to), half);
  });
}

/** Whether the way between two points runs through a block around the origin (slab by slab). */
function crossesBlock(from: Local, to: Local, half: Local): boolean {
  let enter = 0;
  let leave = 1;
  for (const axis of ['ahead', 'left'] as const) {
    const way = to[axis] - from[axis];
    if (way === 0) {
      if (Math.abs(from[axis]) > half[axis]) return false;
      continue;
    }
    const shares = [(-half[axis] - from[axis]) / way, (half[axis] - from[axis]) / way];
    enter = Math.max(enter, Math.min(...shares));
    leave = Math.min(leave, Math.max(...shares));
  }
  return enter <= leave;
}

/** The space between the supports, the part of it behind the door line, and the space a disc needs to get in or out. */
const doorwayOf = once((structure: Structure) => {
  const half = gapOf(structure) / 2;
  const deep = SUPPORT.depth / 2;
  const space = (front: number, back: number): Footprint => ({
    outline: [
      fromLocal(structure, { ahead: front, left: half }),
      fromLocal(structure, { ahead: back, left: half }),
      fromLocal(structure, { ahead: back, left: -half }),
      fromLocal(structure, { ahead: front, left: -half }),
    ],
    radius: 0,
  });
  return {
    toLocal: localFrame(structure),
    whole: space(deep, -deep),
    behindLine: space(0, -deep),
    approach: space(deep + DISC_DIAMETER, -START_BEHIND - DISC_DIAMETER / 2),
  };
});

/** The ground between the supports. */
export const doorGround = (structure: Structure): Footprint => doorwayOf(structure).whole;

/** No piece reaches farther from its middle, in cm. */
const FARTHEST_REACH = 8;

function overlapsDoorway(
  structure: Structure,
  make: Make,
  pose: Pose,
  part: 'whole' | 'behindLine' | 'approach',
): boolean {
  const doorway = doorwayOf(structure);
  const { ahead, left } = doorway.toLocal(pose);
  // Most pieces are far from most doors: no outline is needed to see that.
  if (Math.abs(ahead) > SUPPORT.depth + FARTHEST_REACH) return false;
  if (Math.abs(left) > gapOf(structure) / 2 + FARTHEST_REACH) return false;
  return doOverlap(groundOf(pose, make), doorway[part]);
}

/** Whether any part of a piece lies past the door line, between the supports (R145). */
export const isPastDoor = (structure: Structure, make: Make, pose: Pose): boolean =>
  overlapsDoorway(structure, make, pose, 'behindLine');

/** Whether any part of a piece lies in the space between the supports (R210, R212). */
export const isInDoorway = (structure: Structure, make: Make, pose: Pose): boolean =>
  overlapsDoorway(structure, make, pose, 'whole');

/** Whether a piece stands in the doorway, within a disc's width before it, or where a disc starts behind it (R069). */
export const blocksDoor = (structure: Structure, make: Make, pose: Pose): boolean =>
  overlapsDoorway(structure, make, pose, 'approach');
