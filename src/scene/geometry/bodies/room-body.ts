// The room of a duel: a floor, four walls with windows, and what stands along them.
import { Color, PlaneGeometry, type BufferGeometry } from 'three';
import { FLOOR, WALL } from '../../art/rooms/floors';
import { FURNITURE } from '../../art/rooms/furniture';
import { ROOMS, type Room, type Standing } from '../../art/rooms/rooms';
import { roomSheet } from '../../art/rooms/sheet';
import type { StructureId } from '../../../scenarios/ids';
import { box, merged, printed, tinted, type Point3 } from '../part';

/** From its middle to its walls, in cm: the lane is 80 long, and nobody lands at a wall at once. */
export const ROOM = { long: 66.5, wide: 26 } as const;
/** Beyond the end behind the eye, so far as a low eye sees floor before it. */
export const FLOOR_REACH = 20 * FLOOR;
/** The walls go on into the dark of a high room. */
export const TOP = 80;
const SHADE = { top: 0.02, upper: 0.62, corner: 0.6, beyond: 0.25 } as const;

export const WINDOW = { width: 12, height: 6, lift: 2.4 } as const;
/** Along each side wall, from its middle. */
export const SIDE_WINDOWS = [-22, 22] as const;
const FRAME = 0.5;

/** Chalk at the edges of the lane, where each card brings the zombies: twelve centimetres from mark to mark. */
const MARKS = { step: 12, from: 9.5, to: 13.5, width: 1, colour: '#e9e2d0' } as const;
const LANE = { half: 40, offset: -0.6 } as const;

const WHITE = roomSheet.region('white');

export type RoomBody = Readonly<Record<'floor' | 'end' | 'side', BufferGeometry>>;

/** One end and one side; the others are the same, turned round the middle. */
export function roomBody(id: StructureId): RoomBody {
  const room = ROOMS[id];
  return {
    floor: merged([...floor(room), ...marks()]),
    end: merged(wall(room, ROOM.wide, room.ends, [0]).map(toEnd)),
    side: merged(wall(room, ROOM.long, room.sides, SIDE_WINDOWS).map(toSide)),
  };
}

/** What is seen through the windows: it shines by itself. */
export function windowsBody(): BufferGeometry {
  const region = roomSheet.region('outside');
  const pane = (along: number): BufferGeometry =>
    printed(
      new PlaneGeometry(WINDOW.width, WINDOW.height).translate(
        along,
        WINDOW.lift + WINDOW.height / 2,
        0.06,
      ),
      () => region,
      ([x, y]) => [(x - along) / WINDOW.width + 0.5, (y - WINDOW.lift) / WINDOW.height],
    );
  const half = [toEnd(pane(0)), ...SIDE_WINDOWS.map((along) => toSide(pane(along)))];
  return merged([...half, ...half.map(turnedRound)]);
}

/** Light that falls through the windows of one side onto the floor, a patch for each pane. */
export function sunPatches(): BufferGeometry {
  const [slant, reach] = [9, 26];
  const patches = SIDE_WINDOWS.flatMap((along) =>
    [-1, 1].flatMap((side) =>
      [0, 1].map((row) => {
        const [near, far] = [2 + (row * reach) / 2, 2 + ((row + 0.9) * reach) / 2];
        const middle = along + (side * WINDOW.width) / 4;
        const plane = new PlaneGeometry(WINDOW.width / 2 - 0.8, far - near)
          .rotateX(-Math.PI / 2)
          .translate(middle, 0, (near + far) / 2);
        const position = plane.getAttribute('position');
        for (let i = 0; i < position.count; i += 1) {
          const z = position.getZ(i);
          position.setXYZ(i, position.getX(i) + (z / reach) * slant, 0.04, ROOM.wide - z);
        }
        return tinted(plane, '#ffffff', WHITE);
      }),
    ),
  );
  return merged(patches);
}

const toEnd = (part: BufferGeometry): BufferGeometry =>
  part.rotateY(-Math.PI / 2).translate(ROOM.long, 0, 0);
const toSide = (part: BufferGeometry): BufferGeometry =>
  part.rotateY(Math.PI).translate(0, 0, ROOM.wide);
const turnedRound = (part: BufferGeometry): BufferGeometry => part.clone().rotateY(Math.PI);

/** Darker or lighter, corner by corner. */
function shaded(part: BufferGeometry, shade: (point: Point3) => number): BufferGeometry {
  const position = part.getAttribute('position');
  const color = part.getAttribute('color');
  for (let i = 0; i < color.count; i += 1) {
    const by = shade([position.getX(i), position.getY(i), position.getZ(i)]);
    color.setXYZ(i, color.getX(i) * by, color.getY(i) * by, color.getZ(i) * by);
  }
  return part;
}

const toned = (color: string, by: number): string =>
  `#${new Color(color).multiplyScalar(by).getHexString()}`;

function floor({ floor: [name, color] }: Room): BufferGeometry[] {
  const region = roomSheet.region(name);
  const tiles: BufferGeometry[] = [];
  for (let x = -FLOOR_REACH; x < FLOOR_REACH; x += FLOOR)
    for (let z = -ROOM.wide; z < ROOM.wide; z += FLOOR) {
      const width = Math.min(FLOOR, ROOM.wide - z);
      const tile = new PlaneGeometry(FLOOR, width)
        .rotateX(-Math.PI / 2)
        .translate(x + FLOOR / 2, 0, z + width / 2);
      tiles.push(
        shaded(
          printed(
            tile,
            () => region,
            ([px, , pz]) => [(px - x) / FLOOR, (pz - z) / FLOOR],
            color,
          ),
          ([px, , pz]) => floorShade(px, pz),
        ),
      );
    }
  return tiles;
}

/** Less light lies along the walls, and next to none outside. */
function floorShade(x: number, z: number): number {
  const edge = Math.min(1, (ROOM.wide - Math.abs(z)) / 10);
  const outside = Math.max(0, Math.abs(x) - ROOM.long - FLOOR) / (FLOOR_REACH - ROOM.long);
  return (SHADE.corner + (1 - SHADE.corner) * edge) * Math.max(SHADE.beyond, 1 - outside);
}

function marks(): BufferGeometry[] {
  const found: BufferGeometry[] = [];
  for (let x = LANE.half; x > -LANE.half; x -= MARKS.step)
    for (const side of [-1, 1])
      found.push(
        tinted(
          new PlaneGeometry(MARKS.width, MARKS.to - MARKS.from)
            .rotateX(-Math.PI / 2)
            .translate(x + LANE.offset, 0.02, (side * (MARKS.from + MARKS.to)) / 2),
          MARKS.colour,
          WHITE,
        ),
      );
  return found;
}

/** It stands at z = 0 and is seen from +z. */
function wall(
  room: Room,
  reach: number,
  things: readonly Standing[],
  windows: readonly number[],
): BufferGeometry[] {
  const [name, color] = room.wall;
  const region = roomSheet.region(name);
  const count = Math.round((reach * 2) / WALL.width);
  const width = (reach * 2) / count;
  const stretch = Array.from({ length: count }, (_, index) => {
    const left = -reach + index * width;
    const low = new PlaneGeometry(width, WALL.height).translate(
      left + width / 2,
      WALL.height / 2,
      0,
    );
    return shaded(
      printed(
        low,
        () => region,
        ([x, y]) => [(x - left) / width, y / WALL.height],
        color,
      ),
      ([x, y]) =>
        (1 - (1 - SHADE.upper) * (y / WALL.height)) *
        (SHADE.corner + (1 - SHADE.corner) * Math.min(1, (reach - Math.abs(x)) / 9)),
    );
  });
  const high = new PlaneGeometry(reach * 2, TOP - WALL.height, 1, 4).translate(
    0,
    (TOP + WALL.height) / 2,
    0,
  );
  const dark = shaded(tinted(high, toned(color, 0.88 * SHADE.upper), WHITE), ([, y]) =>
    Math.max(SHADE.top, 1 - (y - WALL.height) / 18),
  );
  return [
    ...stretch,
    dark,
    ...windows.flatMap((along) => frame(room.trim, along)),
    ...things.flatMap((one) => thing(one, room.trim)),
  ];
}

function frame(trim: string, along: number): BufferGeometry[] {
  const { width, height, lift } = WINDOW;
  const middle = lift + height / 2;
  const bars: readonly (readonly [size: Point3, at: Point3])[] = [
    [
      [width + 2 * FRAME, FRAME, 0.5],
      [along, lift + height + FRAME / 2, 0.25],
    ],
    [
      [width + 4 * FRAME, FRAME, 1.1],
      [along, lift - FRAME / 2, 0.55],
    ],
    [
      [FRAME, height, 0.5],
      [along - (width + FRAME) / 2, middle, 0.25],
    ],
    [
      [FRAME, height, 0.5],
      [along + (width + FRAME) / 2, middle, 0.25],
    ],
    [
      [0.3, height, 0.3],
      [along, middle, 0.2],
    ],
    [
      [width, 0.3, 0.3],
      [along, middle + 0.6, 0.2],
    ],
  ];
  return bars.map(([size, at]) => tinted(box(size, at), trim, WHITE));
}

/** A box with its picture in front; without depth only the picture. */
function thing({ what, along, deep = 0.12, lift = 0, body }: Standing, trim: string) {
  const { width, height } = FURNITURE[what];
  const region = roomSheet.region(what);
  const size: Point3 = [width, height, deep];
  const whole = box(size, [along, lift + height / 2, deep / 2]);
  const plain = toned(body ?? trim, 0.8);
  const parts = [tinted(whole, plain, WHITE)];
  const face = new PlaneGeometry(width, height).translate(along, lift + height / 2, deep + 0.02);
  parts.push(
    printed(
      face,
      () => region,
      ([x, y]) => [(x - along) / width + 0.5, (y - lift) / height],
    ),
  );
  return parts;
}
