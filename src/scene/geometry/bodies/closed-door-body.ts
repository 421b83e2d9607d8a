// An X before a door: planks across it on both sides, and a cross on the snow before it, which is seen from above.
import type { BufferGeometry } from 'three';
import { FACADE, STRUCTURE_SIZES } from '../../../physics/measure/structure';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { SIGNS } from '../../signs/colours';
import { box, merged, printed, tinted } from '../part';

/** Between the supports, from the ground to well above the door. */
const PLANK = { width: 1.5, thickness: 0.32, wide: STRUCTURE_SIZES.building.gap - 0.8, high: 7.4 };
const LENGTH = Math.hypot(PLANK.wide, PLANK.high);
const SLOPE = Math.atan2(PLANK.high, PLANK.wide);
const CENTRE = 0.7 + PLANK.high / 2;
const OFF_WALL = FACADE.thickness / 2 + PLANK.thickness / 2 + 0.02;

/** The cross on the ground: how far before the door, and how large. */
const GROUND = { ahead: 5.2, length: 5.6, width: 1.05 } as const;

/** In the frame of its building: the front looks along +x. */
export function closedDoorBody(): BufferGeometry {
  return merged([
    ...[1, -1].flatMap((side) =>
      [SLOPE, -SLOPE].flatMap((slope, layer) => plank(side, slope, layer)),
    ),
    ...[45, -45].flatMap(groundBoard),
  ]);
}

/** Weathered wood with a dark edge around, so that it reads on every front; a nail at each end. */
function plank(side: number, slope: number, layer: number): BufferGeometry[] {
  const x = side * (OFF_WALL + layer * (PLANK.thickness + 0.02));
  const wood = pieceSheet.region('bat wood');
  const board = printed(
    box([PLANK.thickness, PLANK.width - 0.3, LENGTH - 0.3], [side * 0.03, 0, 0]),
    () => wood,
    ([, y, z]) => [0.5 + z / LENGTH, 0.5 + y / PLANK.width],
    '#f3d9ae',
  );
  const edge = tinted(box([PLANK.thickness, PLANK.width, LENGTH], [0, 0, 0]), SIGNS.ink, WHITE);
  const nails = [-1, 1].map((end) =>
    tinted(
      box([0.12, 0.34, 0.34], [side * (PLANK.thickness / 2 + 0.06), 0, end * (LENGTH / 2 - 0.9)]),
      SIGNS.ink,
      WHITE,
    ),
  );
  return [edge, board, ...nails].map((part) => part.rotateX(slope).translate(x, CENTRE, 0));
}

/** Red on ink: the shape says it, whatever becomes of the colour. */
function groundBoard(turn: number, layer: number): BufferGeometry[] {
  const { ahead, length, width } = GROUND;
  const lift = 0.04 + layer * 0.012;
  return [
    tinted(box([length + 0.5, 0.02, width + 0.5], [0, 0.03, 0]), SIGNS.ink, WHITE),
    tinted(box([length, 0.02, width], [0, 0.06, 0]), SIGNS.bad, WHITE),
  ].map((part) => part.rotateY((turn * Math.PI) / 180).translate(ahead, lift, 0));
}
