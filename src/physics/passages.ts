// Read off the film: which doors a piece went through.
import { cornersOf, type Bounds } from './measure/bounds';
import type { Make } from './measure/catalogue';
import { footprintOf } from './measure/footprint';
import { pieceObstacle } from './measure/obstacles';
import { once } from './measure/once';
import { by } from './measure/order';
import { UPRIGHT } from './measure/quaternion';
import { FACADE, localFrame, supportOffset, type Local } from './measure/structure';
import { framesOf, pathBounds, poseAt } from './path';
import type { Passage, Track } from './recording';
import type { Pose, Structure, Vec2 } from './table';

type Reach = { readonly least: number; readonly most: number; readonly left: number };

/** How far a piece reaches before and behind a door line, and how far left of the door's middle it is. */
function reachOf(door: Door, make: Make, pose: Pose, near = FARTHEST_REACH): Reach {
  const { ahead, left } = door.toLocal(pose);
  // Far from the line the outline does not matter.
  if (Math.abs(ahead) > near) return { least: ahead, most: ahead, left };
  const { outline, radius } = footprintOf(make, pose);
  const reaches = outline.map((point) => door.toLocal(point).ahead);
  return { least: Math.min(...reaches) - radius, most: Math.max(...reaches) + radius, left };
}

/** No piece reaches farther from its middle (a truck's corner is at 7.2, a lamp's tip at 7.1). */
const FARTHEST_REACH = 8;

/** The same for one make: farther off it is on one side of a line, whichever way it is turned. */
const longestReach = once((make: Make) =>
  Math.min(FARTHEST_REACH, pieceObstacle('', make, AT_ORIGIN).radius + 0.01),
);
const AT_ORIGIN: Pose = { x: 0, y: 0, lift: 0, turn: UPRIGHT };

type Door = { readonly structure: Structure; readonly toLocal: (point: Vec2) => Local };
const doorOf = once((structure: Structure): Door => ({
  structure,
  toLocal: localFrame(structure),
}));

/** Doors are narrower than this; whoever is farther off went around the building. */
const isAtDoor = (structure: Structure, left: number): boolean =>
  Math.abs(left) < supportOffset(structure);

/** A way that stays on one side of the line, or beside the door, leads through no door. */
function mayPass(door: Door, make: Make, path: Bounds): boolean {
  const corners = cornersOf(path).map(door.toLocal);
  const isBeyond = (value: (corner: Local) => number, limit: number): boolean =>
    corners.every((corner) => value(corner) > limit);
  const reach = longestReach(make);
  const aside = supportOffset(door.structure);
  return !(
    isBeyond(({ ahead }) => ahead, reach) ||
    isBeyond(({ ahead }) => -ahead, reach) ||
    isBeyond(({ left }) => left, aside) ||
    isBeyond(({ left }) => -left, aside)
  );
}

/** Every passage of one piece through one door; a piece that ends astride the line has an incomplete one. */
function passagesThrough(door: Door, track: Track, make: Make): Passage[] {
  const { structure } = door;
  const passages: Passage[] = [];
  let side: Passage['from'] | undefined;
  let before: Pose | undefined;
  let lastAstride = false;
  for (let frame = track.firstFrame; frame < framesOf(track); frame += 1) {
    const pose = poseAt(track, frame);
    // A flare may fly over the roof: where it comes down it starts anew.
    if (pose.lift > FACADE.bottom) {
      side = undefined;
      continue;
    }
    const reach = reachOf(door, make, pose, longestReach(make));
    // One that lies across the line from the start came from the side its middle is on.
    side ??= reach.least + reach.most >= 0 ? 'front' : 'behind';
    const now = reach.least >= 0 ? 'front' : reach.most <= 0 ? 'behind' : undefined;
    lastAstride = now === undefined;
    if (now && now !== side && isAtDoor(structure, crossing(door, make, before ?? pose, pose))) {
      passages.push({
        frame,
        piece: track.id,
        structure: structure.id,
        from: side,
        complete: true,
      });
    }
    if (now) side = now;
    before = pose;
  }
  if (lastAstride && side && before && isAtDoor(structure, door.toLocal(before).left)) {
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
function crossing(door: Door, make: Make, from: Pose, to: Pose): number {
  const before = reachOf(door, make, from);
  const after = reachOf(door, make, to);
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
  const doors = structures.map(doorOf);
  return tracks
    .flatMap((track) => {
      const make = makeOf(track.id);
      const path = pathBounds(track);
      return doors
        .filter((door) => mayPass(door, make, path))
        .flatMap((door) => passagesThrough(door, track, make));
    })
    .toSorted(
      by(
        ({ frame }) => frame,
        ({ piece }) => piece,
        ({ structure }) => structure,
      ),
    );
}
