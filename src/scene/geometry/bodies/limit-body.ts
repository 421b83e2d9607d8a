// Four L corners whose inner faces stand on the border line, and dashes between them on the ground.
import type { BufferGeometry } from 'three';
import { fixedBoxes } from '../../../physics/measure/solid';
import type { Layout } from '../../../physics/table';
import { WHITE } from '../../art/pieces/sheet';
import { palette } from '../../palette';
import { box, merged, tinted } from '../part';
import { snowCap } from '../../art/snow-cap';

export function limitBody(town: NonNullable<Layout['town']>): BufferGeometry {
  const arms = fixedBoxes({ structures: [], town }).flatMap(
    ({ centre: [x, y, z], half }, index) => {
      const size = [half[0] * 2, half[1] * 2, half[2] * 2] as const;
      const alongX = half[0] > half[2];
      const length = Math.max(half[0], half[2]);
      const cap = snowCap([[-length, length, half[1] * 2 - 0.28]], 0.95, 20 + index);
      if (!alongX) cap.rotateY(Math.PI / 2);
      return [
        tinted(box(size, [x, y, z]), palette.card, WHITE),
        tinted(box([size[0] + 0.03, 0.6, size[2] + 0.03], [x, y, z]), palette.danger, WHITE),
        tinted(cap.translate(x, 0, z), '#f4f8fb', WHITE),
      ];
    },
  );
  return merged([...arms, ...dashes(town)]);
}

const DASH = { length: 3, gap: 3, width: 0.35, height: 0.03 } as const;
const CORNER = 21;

function dashes({ width, height }: NonNullable<Layout['town']>): BufferGeometry[] {
  const along = (length: number): number[] => {
    const spots: number[] = [];
    for (
      let at = CORNER + DASH.gap;
      at < length - CORNER - DASH.length;
      at += DASH.length + DASH.gap
    )
      // prettier-ignore
      spots.push(at + DASH.length / 2);
    return spots;
  };
  return [
    ...along(width).flatMap((x) => [0, -height].map((z) => box([DASH.length, DASH.height, DASH.width], [x, 0, z]))), // prettier-ignore
    ...along(height).flatMap((y) => [0, width].map((x) => box([DASH.width, DASH.height, DASH.length], [x, 0, -y]))), // prettier-ignore
  ].map((dash) => tinted(dash, '#b3574c', WHITE));
}
