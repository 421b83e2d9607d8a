import { CylinderGeometry, IcosahedronGeometry, Shape, type BufferGeometry } from 'three';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { extrude } from '../../art/card';
import { box, drum, merged, printed, tinted, type Point3 } from '../part';

/** Pictures on the two ends, a tint around. */
function coin(
  radius: number,
  height: number,
  rim: string,
  top: string,
  bottom = top,
): BufferGeometry {
  const [above, below] = [pieceSheet.region(top), pieceSheet.region(bottom)];
  const body = new CylinderGeometry(radius, radius, height, 28);
  const place = ([x, , z]: Point3): readonly [number, number] => [
    0.5 + x / (2 * radius),
    0.5 - z / (2 * radius),
  ];
  const ends = printed(body, ([, ny]) => (ny > 0.5 ? above : ny < -0.5 ? below : WHITE), place);
  const band = tinted(
    new CylinderGeometry(radius + 0.012, radius + 0.012, height - 0.06, 28, 1, true),
    rim,
    WHITE,
  );
  return merged([ends, band]);
}

export const discBody = (): BufferGeometry => coin(1.25, 0.7, '#c98a3c', 'disc');
export const bulletBody = (): BufferGeometry => coin(0.7, 0.7, '#39434f', 'bullet');
export const flareBody = (): BufferGeometry =>
  coin(1, 0.3, '#b3372f', 'flare large', 'flare small');

export const pelletBody = (): BufferGeometry =>
  tinted(new IcosahedronGeometry(0.35, 2), '#7d8793', WHITE);

export function barrelBody(): BufferGeometry {
  const [around, lid] = [pieceSheet.region('drum'), pieceSheet.region('lid')];
  const hoops = [-1.9, -0.7, 0.7, 1.9].map((y) =>
    tinted(drum([1.5, 1.5], 0.1, [0, y, 0], 24), '#2f4a52', WHITE),
  );
  const body = printed(
    new CylinderGeometry(1.46, 1.46, 3.96, 24),
    ([, ny]) => (ny > 0.9 ? lid : around),
    ([x, y, z], [, ny]) =>
      Math.abs(ny) > 0.9
        ? [0.5 + x / 3, 0.5 + z / 3]
        : [Math.atan2(z, x) / (2 * Math.PI) + 0.5, 0.5 + y / 4],
  );
  return merged([body, ...hoops]);
}

export function crateBody(): BufferGeometry {
  const side = pieceSheet.region('crate');
  const square = new Shape().moveTo(-1, -1).lineTo(1, -1).lineTo(1, 1).lineTo(-1, 1);
  return printed(
    extrude(square, 2, 0.07),
    () => side,
    ([x, y, z], [nx, ny]) =>
      Math.abs(nx) > 0.7
        ? [0.5 + z / 2, 0.5 + y / 2]
        : Math.abs(ny) > 0.7
          ? [0.5 + x / 2, 0.5 + z / 2]
          : [0.5 + x / 2, 0.5 + y / 2],
  );
}

export function barricadeBody(): BufferGeometry {
  const boards = pieceSheet.region('barricade');
  const body = printed(
    box([3, 0.56, 4.8], [0, 0.02, 0]),
    ([, ny]) => (Math.abs(ny) > 0.5 ? boards : WHITE),
    ([x, , z]) => [0.5 + z / 4.8, 0.5 + x / 3],
  );
  const edge = tinted(box([2.98, 0.4, 4.82], [0, 0, 0]), '#8a5d31', WHITE);
  const ends = tinted(box([3.02, 0.4, 4.78], [0, 0, 0]), '#8a5d31', WHITE);
  const feet = [-1.7, 1.7].map((z) => tinted(box([3, 0.2, 0.5], [0, -0.2, z]), '#6b4523', WHITE));
  return merged([body, edge, ends, ...feet]);
}

export function acidBody(): BufferGeometry {
  const face = pieceSheet.region('acid');
  return printed(
    box([6, 0.1, 6], [0, 0, 0]),
    () => face,
    ([x, , z]) => [0.5 + x / 6, 0.5 - z / 6],
  );
}

/** The foot and the post are as the table knows them; the lantern hangs where no piece ever is. */
export function lampBody(): BufferGeometry {
  const iron = '#2b323d';
  return merged([
    tinted(drum([1, 1.2], 0.6, [0, 0.3, 0], 16), iron, WHITE),
    tinted(drum([0.5, 0.75], 0.5, [0, 0.85, 0], 12), '#3b4450', WHITE),
    tinted(drum([0.22, 0.28], 11.2, [0, 6.2, 0], 10), iron, WHITE),
    tinted(box([0.5, 0.16, 1.5], [0, 11, 0]), '#3b4450', WHITE),
    tinted(drum([0.62, 0.5], 0.18, [0, 11.75, 0], 6), iron, WHITE),
    tinted(drum([0.12, 0.85], 0.55, [0, 13.55, 0], 6), iron, WHITE),
    tinted(drum([0.3, 0.72], 0.28, [0, 13.8, 0], 10), '#f2f6f9', WHITE),
  ]).translate(0, -7, 0);
}

/** The glass of a lantern: it has a material of its own, because it shines. */
export const lanternBody = (): BufferGeometry => drum([0.62, 0.45], 1.5, [0, 12.55 - 7, 0], 6);
export const LANTERN_LIFT = 12.55 - 7;
