// Moves that come off: straight slides of the disc that end in the open or behind a door.
import { GRAVITY, PROJECTILES, TABLE_FRICTION } from '../physics/measure/catalogue';
import { fromLocal, gapOf, localFrame, spotBehind } from '../physics/measure/structure';
import { directionOf, heading } from '../physics/measure/trig';
import { add, distance, dot, length, scale, subtract } from '../physics/measure/vector';
import type { Structure, Vec2 } from '../physics/table';
import type { Game, Survivor } from '../scenarios/game';
import type { StructureId } from '../scenarios/ids';
import { buildingOf, spotOf, structureOf } from '../scenarios/queries';
import { freeWay, type Ground, type Line } from './ground';
import { doCross, lanesOf, lineFrom } from './lanes';

/** Who slides, and from where: out of a building it starts behind the door. */
export type Mover = { readonly id: string; readonly from: Vec2; readonly inside?: StructureId };

export type Slide = {
  readonly direction: number;
  readonly reach: number;
  readonly into?: StructureId;
  readonly to: Vec2;
};

const DISC = PROJECTILES.disc.parts[0].radius;
/** A little wider than the disc, for what the table does differently from the drawing. */
const WIDE = DISC + 0.12;
const FARTHEST = 118;
/** Where in a door it is aimed at: offsets from the middle, in shares of the free half. */
const DOOR_AIMS = [0, -0.45, 0.45, -0.85, 0.85];
const TURNS = Array.from({ length: 72 }, (_, index) => index * 5);
const SHARES = [1, 0.8, 0.6, 0.4, 0.2];

/** v² = 2µgs, in mm/s for a way in cm. */
export const speedFor = (reach: number): number =>
  Math.round(10 * Math.sqrt(2 * TABLE_FRICTION * GRAVITY * reach));

export function moverOf(game: Game, id: string, survivor: Survivor): Mover {
  const inside = buildingOf(survivor);
  if (!inside) return { id, from: spotOf(game, survivor) };
  return { id, from: spotBehind(structureOf(game, inside)), inside };
}

/** Into the doors that can be reached, and to places in the open all around. */
export const slidesOf = (ground: Ground, mover: Mover): Slide[] => [
  ...ground.doors.flatMap((door) => slidesInto(ground, mover, door)),
  ...TURNS.flatMap((turn) => slidesAlong(ground, mover, turn)),
];

export function slidesInto(ground: Ground, mover: Mover, door: Structure): Slide[] {
  if (mover.inside === door.id) return [];
  const half = gapOf(door) / 2 - WIDE;
  return DOOR_AIMS.flatMap((share): Slide[] => {
    const aim = subtract(fromLocal(door, { ahead: 0, left: share * half }), mover.from);
    const direction = directionOf(aim);
    const ahead = heading(direction);
    const squarely = -dot(ahead, heading(door.facing));
    if (squarely < 0.3) return [];
    const through = length(aim) + (DISC + 0.3) / squarely;
    if (through > FARTHEST || !leavesRightly(ground, mover, ahead)) return [];
    if (freeWay(ground, mover.from, ahead, WIDE, [mover.id]) < through) return [];
    const earlier = firstDoor(ground, mover, ahead);
    if (earlier.id !== door.id) return [];
    const reach = Math.min(FARTHEST, through + 1.5);
    return [{ direction, reach, into: door.id as StructureId, to: door }];
  });
}

function slidesAlong(ground: Ground, mover: Mover, direction: number): Slide[] {
  const ahead = heading(direction);
  if (!leavesRightly(ground, mover, ahead)) return [];
  const free = freeWay(ground, mover.from, ahead, WIDE, [mover.id]) - 0.4;
  const limit = Math.min(free, firstDoor(ground, mover, ahead).way - WIDE, FARTHEST);
  return SHARES.flatMap((share): Slide[] => {
    const reach = limit * share;
    const to = add(mover.from, scale(ahead, reach));
    return reach > 3 && isOpen(ground, mover, to) ? [{ direction, reach, to }] : [];
  });
}

/** The first door passed from its front, and how far away it is. */
function firstDoor(
  { doors }: Ground,
  { from, inside }: Mover,
  ahead: Vec2,
): { id?: string; way: number } {
  let first: { id?: string; way: number } = { way: Infinity };
  for (const door of doors) {
    if (door.id === inside) continue;
    const start = localFrame(door)(from);
    const front = heading(door.facing);
    const closing = -dot(ahead, front);
    if (start.ahead <= 0 || closing <= 0) continue;
    const way = start.ahead / closing;
    const { left } = localFrame(door)(add(from, scale(ahead, way)));
    if (Math.abs(left) < gapOf(door) / 2 && way < first.way) first = { id: door.id, way };
  }
  return first;
}

/** Out of a building only through its door (R067). */
function leavesRightly({ doors }: Ground, { from, inside }: Mover, ahead: Vec2): boolean {
  const door = doors.find(({ id }) => id === inside);
  if (!door) return true;
  const outward = dot(ahead, heading(door.facing));
  if (outward < 0.5) return false;
  const { left, ahead: behind } = localFrame(door)(from);
  const sideways = dot(ahead, heading(door.facing + 90));
  return Math.abs(left + (sideways * -behind) / outward) < gapOf(door) / 2 - WIDE;
}

/** In town, clear of the limits, and not on a door line (R055); one who leaves must be out. */
function isOpen({ doors, town }: Ground, { inside }: Mover, { x, y }: Vec2): boolean {
  if (x < 2 || y < 2 || x > town.width - 2 || y > town.height - 2) return false;
  return doors.every((door) => {
    const { ahead, left } = localFrame(door)({ x, y });
    if (door.id === inside && ahead < WIDE + 0.5) return false;
    return Math.abs(ahead) > WIDE + 0.3 || Math.abs(left) > gapOf(door) / 2;
  });
}

/** About how many flicks bring somebody into a building: one with a clear line, two by way of a lane, else more. */
export function flicksInto(ground: Ground, mover: Mover, id: StructureId): number {
  if (mover.inside === id) return 0;
  const key = `${mover.id} ${mover.from.x} ${mover.from.y} ${id}`;
  const before = ground.known.get(key);
  if (before !== undefined) return before;
  const door = ground.doors.find((one) => one.id === id);
  if (!door) return Infinity;
  const away = distance(mover.from, fromLocal(door, { ahead: 14, left: 0 })) / 100;
  const flicks = leastFlicks(ground, mover, door) + away * 0.1;
  ground.known.set(key, flicks);
  return flicks;
}

/** Between the lines that are drawn there may be one that leads there in two. */
const FAR = 2.4;

function leastFlicks(ground: Ground, mover: Mover, door: Structure): number {
  if (slidesInto(ground, mover, door).length > 0) return 1;
  const lanes = lanesOf(ground, door, WIDE);
  const crosses = waysOut(ground, mover).some((way) => lanes.some((lane) => doCross(way, lane)));
  return crosses ? 2 : FAR;
}

/** Every so many degrees a way into the open. */
const OUTWARD = Array.from({ length: 36 }, (_, index) => index * 10);

function waysOut(ground: Ground, mover: Mover): readonly Line[] {
  const { id, from } = mover;
  const key = `${id} ${from.x} ${from.y}`;
  const before = ground.lanes.get(key);
  if (before) return before;
  const ways = OUTWARD.filter((turn) => leavesRightly(ground, mover, heading(turn))).map((turn) =>
    lineFrom(ground, from, turn, WIDE, [id], firstDoor(ground, mover, heading(turn)).way),
  );
  ground.lanes.set(key, ways);
  return ways;
}
