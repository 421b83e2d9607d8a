import { ExtrudeGeometry, type BufferGeometry, type Shape } from 'three';

/** A thick piece of card, extruded to an exact depth: the bevel is taken from it, never added to it. */
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
