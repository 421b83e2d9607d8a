import { Shape, type BufferGeometry } from 'three';
import { PIECES } from '../../../physics/measure/catalogue';
import { VEHICLES, type Vehicle } from '../../art/pieces/vehicles';
import { pieceSheet, WHITE } from '../../art/pieces/sheet';
import { extrude } from '../../art/card';
import { outlineShape } from '../../art/outline';
import { box, merged, printed, tinted } from '../part';
import { snowCap } from '../../art/snow-cap';

/** A thick board along its side view; front along +x, and as wide as the table knows it. */
export function vehicleBody(kind: Vehicle): BufferGeometry {
  const { length, height, outline, snow, lampHeight } = VEHICLES[kind];
  const [part] = PIECES[kind].parts;
  const width = part?.shape === 'box' ? part.half[2] * 2 : 3;
  const region = pieceSheet.region(kind);
  const shape = new Shape(outlineShape(outline, { width: length, height }).getPoints(6));
  const board = printed(
    extrude(shape, width, 0.16),
    () => region,
    ([x, y]) => [0.5 + x / length, y / height],
  );
  const light = (x: number, z: number, color: string): BufferGeometry =>
    tinted(box([0.12, 0.55, 0.6], [x, lampHeight, z]), color, WHITE);
  const side = width / 2 - 0.55;
  const body = merged([
    board,
    tinted(snowCap(snow, width - 0.5, kind.length), '#f2f6f9', WHITE),
    ...[-side, side].flatMap((z) => [
      light(length / 2 - 0.03, z, '#fff1c2'),
      light(0.03 - length / 2, z, '#c2271f'),
    ]),
    tinted(box([0.1, 0.5, width - 0.3], [length / 2 - 0.02, 0.75, 0]), '#aab3bd', WHITE),
  ]);
  return body.translate(0, -height / 2, 0);
}
