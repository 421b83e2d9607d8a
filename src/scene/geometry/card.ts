import { ExtrudeGeometry, type BufferGeometry, type Shape } from 'three';
import { outlineShape, type CardSize, type Outline } from './outline';

/** A card's second material slot; the first is what is printed on it. */
const EDGE = 1;

export type Cut = CardSize & { readonly depth: number; readonly bevel?: number };

/**
 * A thick piece of card cut along an outline, centred on z = 0. The left half of its picture is
 * printed on the front, the right half on the back.
 */
export function cardGeometry(outline: Outline, cut: Cut): BufferGeometry {
  const geometry = extrude(outlineShape(outline, cut), cut.depth, cut.bevel ?? 0.08);
  printBothSides(geometry, cut);
  return geometry;
}

/** Extruded to an exact depth: the bevel is taken from the card, never added to it. */
export function extrude(
  shape: Shape | Shape[],
  depth: number,
  bevel: number,
  curve = 5,
): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - bevel * 2,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: curve,
  });
  geometry.translate(0, 0, bevel - depth / 2);
  return geometry;
}

/** The cut edge continues the front's picture: a face that spans both halves would smear across them. */
function printBothSides(geometry: BufferGeometry, { width, height }: CardSize): void {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (const { start, count, materialIndex } of geometry.groups) {
    for (let i = start; i < start + count; i += 1) {
      const across = position.getX(i) / width + 0.5;
      const front = materialIndex === EDGE || position.getZ(i) >= 0;
      uv.setXY(i, front ? across / 2 : 1 - across / 2, position.getY(i) / height);
    }
  }
}
