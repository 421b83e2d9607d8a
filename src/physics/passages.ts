// Read off the film: which doors a piece went through, and where it left town.
import type { Make } from './measure/catalogue';
import { footprintOf } from './measure/footprint';
import { FACADE, gapOf, isInTown, localFrame, SUPPORT, type Local } from './measure/structure';
import { quantiseVec2 } from './measure/quantise';
import { clamp } from './measure/vector';
import type { Exit, Passage, Resting, Track } from './recording';
import type { Layout, Pose, Structure, Vec2 } from './table';

function poseAt({ poses, firstFrame }: Track, frame: number): Pose {
  const last = poses.length / 7 - 1;
  const at = Math.min(last, Math.max(0, frame - firstFrame)) * 7;
  const value = (index: number): number => poses[at + index] ?? 0;
  return {
    x: value(0),
    y: value(1),
    lift: value(2),
    turn: [value(3), value(4), value(5), value(6)],
  };
}

const framesOf = (track: Track): number => track.firstFrame + track.poses.length / 7;

type Reach = { readonly least: number; readonly most: number; readonly left: number };

/** How far a piece reaches before and behind a door line, and how far left of the door's middle it is. */
function reachOf(door: Door, make: Make, pose: Pose): Reach {
  const { ahead, left } = door.toLocal(pose);
  // Far from the line the outline does not matter, and most frames are far from most doors.
  if (Math.abs(ahead) > FARTHEST_REACH) return { least: ahead, most: ahead, left };
  const { outline, radius } = footprintOf(make, pose);
  const reaches = outline.map((point) => door.toLocal(point).ahead);
  return { least: Math.min(...reaches) - radius, most: Math.max(...reaches) + radius, left };
}

/** No piece reaches farther from its middle (a truck's corner is at 7.2, a lamp's tip at 7.1). */
const FARTHEST_REACH = 8;

type Door = { readonly structure: Structure; readonly toLocal: (point: Vec2) => Local };

/** Doors are narrower than this; whoever is farther off went around the building. */
const isAtDoor = (structure: Structure, left: number): boolean =>
  Math.abs(left) < gapOf(structure) / 2 + SUPPORT.width / 2;

/** Every passage of one piece through one door; a piece that ends astride the line has an incomplete one. */
function passagesThrough(door: Door, track: Track, make: Make): Passage[] {
  const { structure } = door;
  const passages: Passage[] = [];
  let side: Passage['from'] | undefined;
  let before: Reach | undefined;
  let lastAstride = false;
  for (let frame = track.firstFrame; frame < framesOf(track); frame += 1) {
    const pose = poseAt(track, frame);
    // A flare may fly over the roof: where it comes down it starts anew.
    if (pose.lift > FACADE.bottom) {
      side = undefined;
      continue;
    }
    const reach = reachOf(door, make, pose);
    // One that lies across the line from the start came from the side its middle is on.
    side ??= reach.least + reach.most >= 0 ? 'front' : 'behind';
    const now = reach.least >= 0 ? 'front' : reach.most <= 0 ? 'behind' : undefined;
    lastAstride = now === undefined;
    if (now && side && now !== side && isAtDoor(structure, crossing(before ?? reach, reach))) {
      passages.push({
        frame,
        piece: track.id,
        structure: structure.id,
        from: side,
        complete: true,
      });
    }
    if (now) side = now;
    before = reach;
  }
  if (lastAstride && side && before && isAtDoor(structure, before.left)) {
    passages.push({
      frame: framesOf(track) - 1,
      piece: track.id,
      structure: structure.id,
      from: side,
      complete: false,
    });
  }
  return passages;
}

/** How far left of the middle the piece was when its own middle was nearest to the line, between two frames. */
function crossing(before: Reach, after: Reach): number {
  const a = (before.least + before.most) / 2;
  const b = (after.least + after.most) / 2;
  const share = a * b < 0 ? a / (a - b) : 1;
  return before.left + (after.left - before.left) * share;
}

export function passagesOf(
  structures: readonly Structure[],
  tracks: readonly Track[],
  makeOf: (id: string) => Make,
): Passage[] {
  const doors = structures.map((structure) => ({ structure, toLocal: localFrame(structure) }));
  return tracks
    .flatMap((track) => doors.flatMap((door) => passagesThrough(door, track, makeOf(track.id))))
    .toSorted((a, b) => a.frame - b.frame);
}

/** The first time each piece's middle crossed the border (A06), and whether it stayed out. */
export function exitsOf(
  layout: Layout,
  tracks: readonly Track[],
  rest: readonly Resting[],
): Exit[] {
  if (!layout.town) return [];
  return tracks
    .flatMap((track): Exit[] => {
      const last = framesOf(track) - 1;
      const end = rest.find(({ id }) => id === track.id)?.pose ?? poseAt(track, last);
      const outAtRest = !isInTown(layout, end);
      for (let frame = track.firstFrame + 1; frame <= last; frame += 1) {
        const from = poseAt(track, frame - 1);
        const to = poseAt(track, frame);
        if (!isInTown(layout, from) || isInTown(layout, to)) continue;
        const at = quantiseVec2(borderPoint(layout, from, to));
        return [{ frame, piece: track.id, at, outAtRest }];
      }
      // A zombie may start outside, with the tower at the border, and stay there.
      const at = quantiseVec2(nearestInTown(layout, end));
      return outAtRest ? [{ frame: last, piece: track.id, at, outAtRest }] : [];
    })
    .toSorted((a, b) => a.frame - b.frame);
}

const nearestInTown = ({ town }: Layout, { x, y }: Vec2): Vec2 =>
  town ? { x: clamp(x, 0, town.width), y: clamp(y, 0, town.height) } : { x, y };

/** Where the way from an inner to an outer point meets the border. */
function borderPoint({ town }: Layout, from: Vec2, to: Vec2): Vec2 {
  if (!town) return to;
  const shares = [
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > town.width ? (town.width - from.x) / (to.x - from.x) : 1,
    to.y > town.height ? (town.height - from.y) / (to.y - from.y) : 1,
  ];
  const share = Math.min(...shares);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
