// The zombie tower in its own frame: the mouth on the origin, looking along +x; walls and ramp as the table knows them.
import { Quaternion, Vector3, type BufferGeometry } from 'three';
import { DUMP, TOWER } from '../../../physics/measure/structure';
import { towerBoxes } from '../../../physics/measure/tower';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { palette } from '../../palette';
import type { Outline } from '../../art/outline';
import { outlineShape } from '../../art/outline';
import { box, merged, printed, standing, tinted } from '../part';
import { snowCap } from '../../art/snow-cap';

const { width: W, depth: D, height: H } = TOWER;
const MOUTH = 5.5;
const WALL = 0.4;
const FRONT_WALL = 3;

/** The front card: everything above the mouth, and a tooth of card at either side of it. */
const faceOutline: Outline = (pen) => {
  pen.moveTo(0, 0);
  pen.lineTo(W, 0);
  pen.lineTo(W, H);
  pen.lineTo(W - WALL, H);
  pen.lineTo(W - WALL, H - MOUTH + 0.9);
  pen.quadraticCurveTo(W - 0.8, H - MOUTH, W - 1.8, H - MOUTH);
  pen.lineTo(1.8, H - MOUTH);
  pen.quadraticCurveTo(0.8, H - MOUTH, WALL, H - MOUTH + 0.9);
  pen.lineTo(WALL, H);
  pen.lineTo(0, H);
};

export function towerBody(): BufferGeometry {
  const face = pieceSheet.region('tower');
  const board = pieceSheet.region('cardboard');
  const front = printed(
    standing(outlineShape(faceOutline, { width: W, height: H }), -WALL, 0, 0.04),
    ([nx]) => (nx > 0.9 ? face : board),
    ([, y, z]) => [0.5 - z / W, y / H],
  );
  const walls = towerBoxes({ x: 0, y: 0, facing: 0 })
    .filter((_, index) => index !== FRONT_WALL)
    .map(({ centre, half, turn }, index) => {
      const panel = printed(
        box([half[0] * 2, half[1] * 2, half[2] * 2], [0, 0, 0]),
        () => board,
        ([x, y, z], [nx]) => [0.5 + (Math.abs(nx) > 0.5 ? z : x) / 10, 0.5 + y / 20],
        index < FRONT_WALL ? '#ffffff' : '#e7c79a',
      );
      panel.applyQuaternion(new Quaternion(turn[0], turn[1], turn[2], turn[3]));
      return panel.translate(...new Vector3(...centre).toArray());
    });
  return merged([front, ...walls, ...snowOnRim(), ...strutGuides()]);
}

function snowOnRim(): BufferGeometry[] {
  const front = snowCap([[-W / 2, W / 2, H - 0.25]], WALL + 0.7, 5)
    .rotateY(Math.PI / 2)
    .translate(-WALL / 2, 0, 0);
  const sides = [-1, 1].map((side) =>
    snowCap([[-D, 0, H - 0.25]], WALL + 0.7, 6 + side).translate(0, 0, side * (W / 2 - WALL / 2)),
  );
  return [front, ...sides].map((cap) => tinted(cap, '#f4f8fb', WHITE));
}

/** Red frames around the holes that the strut runs through. */
function strutGuides(): BufferGeometry[] {
  return [-1, 1].map((side) =>
    tinted(
      box([1.6, 1.3, 0.2], [TRAP.front - 0.9, TRAP.lift - 0.5, side * (W / 2 + 0.02)]),
      '#5c1f1a',
      WHITE,
    ),
  );
}

/** The flap that carries the zombies hangs on the back wall; the strut runs under its free end. */
export const TRAP = { back: -D + WALL, front: -WALL, lift: 12.9, thickness: 0.3 } as const;

/** Lies from its hinge on the origin towards -z, as a lid that falls open when it turns about x. */
export const trapdoorBody = (): BufferGeometry => {
  const length = TRAP.front - TRAP.back - 0.1;
  return tinted(
    box([W - 2 * WALL - 0.1, TRAP.thickness, length], [0, 0, -length / 2]),
    '#8a5d31',
    WHITE,
  );
};

/** Lies along x, with a handle on its +x end; pulled out along x. */
export const strutBody = (): BufferGeometry =>
  merged([
    tinted(box([W + 3.2, 0.55, 0.8], [0.9, 0, 0]), palette.danger, WHITE),
    tinted(box([0.7, 2.4, 1.1], [W / 2 + 2.6, -0.3, 0]), '#d9553f', WHITE),
    tinted(box([0.5, 0.9, 1.15], [W / 2 + 2.6, -0.5, 0]), '#f0d9a8', WHITE),
  ]);

/** The dump: a tray with a rim, its floor sunk so that what lies in it is seen to lie in it. */
export function trayBody(): BufferGeometry {
  const { width, depth, height } = DUMP;
  const rim = 0.5;
  const board = pieceSheet.region('cardboard');
  const part = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    printed(box(size, at), () => board, ([x, y, z], [nx]) => [0.5 + (Math.abs(nx) > 0.5 ? z : x) / 18, 0.5 + (y + z) / 20]); // prettier-ignore
  const stripe = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    tinted(box(size, at), palette.danger, WHITE);
  return merged([
    tinted(box([depth - 0.2, TRAY_FLOOR, width - 0.2], [0, TRAY_FLOOR / 2, 0]), '#6f5638', WHITE),
    ...[-1, 1].flatMap((side) => [
      part([depth, height, rim], [0, height / 2, (side * (width - rim)) / 2]),
      part([rim, height, width], [(side * (depth - rim)) / 2, height / 2, 0]),
      stripe([depth + 0.02, 0.3, 0.1], [0, height * 0.6, side * (width / 2 - 0.04)]),
      stripe([0.1, 0.3, width + 0.02], [side * (depth / 2 - 0.04), height * 0.6, 0]),
    ]),
  ]);
}

export const TRAY_FLOOR = 0.3;
