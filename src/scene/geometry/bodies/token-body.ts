import { Shape, type BufferGeometry } from 'three';
import type { MarkerType } from '../../../scenarios/catalogue/markers';
import { pieceSheet } from '../../art/pieces/sheet';
import { extrude } from '../../art/card';
import { printed } from '../part';

export const TOKEN_SIZE = { side: 1.5, thickness: 0.22 } as const;
const CORNER = 0.25;

/** Lies flat on y = 0, its picture up and its head away from the reader; without a type it shows its back. */
export function tokenBody(type?: MarkerType): BufferGeometry {
  const { side, thickness } = TOKEN_SIZE;
  const back = pieceSheet.region('marker back');
  const face = type ? pieceSheet.region(`marker ${type}`) : back;
  const body = extrude(rounded(side / 2), thickness, 0.04, 4)
    .rotateX(-Math.PI / 2)
    .translate(0, thickness / 2, 0);
  return printed(
    body,
    ([, ny]) => (ny < -0.9 ? back : face),
    ([x, , z]) => [0.5 + x / side, 0.5 - z / side],
  );
}

function rounded(half: number): Shape {
  const inner = half - CORNER;
  return new Shape()
    .moveTo(-inner, -half)
    .lineTo(inner, -half)
    .quadraticCurveTo(half, -half, half, -inner)
    .lineTo(half, inner)
    .quadraticCurveTo(half, half, inner, half)
    .lineTo(-inner, half)
    .quadraticCurveTo(-half, half, -half, inner)
    .lineTo(-half, -inner)
    .quadraticCurveTo(-half, -half, -inner, -half);
}
