import type { BufferGeometry } from 'three';
import { extrude } from '../../art/card';
import { outlineShape, polygon } from '../../art/outline';
import { WHITE } from '../../art/pieces/sheet';
import { snowCap } from '../../art/snow-cap';
import { merged, tinted } from '../part';

const SIZE = { width: 10, height: 18 } as const;
const cut = polygon([[5, 0], [7.4, 5], [6.4, 5], [8.8, 10.4], [7.4, 10.4], [10, 16], [5.8, 16], [5.8, 18], [4.2, 18], [4.2, 16], [0, 16], [2.6, 10.4], [1.2, 10.4], [3.6, 5], [2.6, 5]]); // prettier-ignore
const LEDGES = [[-2.6, -0.1, 12.6, 18], [0.1, 2.6, 18, 12.6], [-4, -1.6, 7.4, 12], [1.6, 4, 12, 7.4], [-5, -2.6, 1.9, 6.8], [2.6, 5, 6.8, 1.9]] as const; // prettier-ignore

/** A pine: two cards slotted crosswise. */
export function treeBody(): BufferGeometry {
  const card = (): BufferGeometry => extrude(outlineShape(cut, SIZE), 0.8, 0.08);
  return merged([
    tinted(card(), '#2f5148', WHITE),
    tinted(card().rotateY(Math.PI / 2), '#2b4a42', WHITE),
    tinted(snowCap(LEDGES, 1.3, 3), '#eef3f7', WHITE),
  ]);
}
