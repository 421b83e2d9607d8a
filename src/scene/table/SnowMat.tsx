import { Color, ExtrudeGeometry, Shape, type BufferGeometry } from 'three';
import type { Layout } from '../../physics/table';
import { MAT, SNOW, snowMatTexture } from '../art/snow-mat';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';

export const MAT_THICKNESS = 0.4;
const CORNER = 4;

const mat = matGeometry();

/** Drawn after the pieces and before the wood, so that hidden snow and wood cost nothing. */
export function SnowMat({ layout }: { layout: Layout }) {
  const print = useSurface({ map: snowMatTexture(useQuality().detail, layout), roughness: 0.95 });
  return <mesh {...STILL} geometry={mat} material={print} renderOrder={1} receiveShadow />;
}

function matGeometry(): BufferGeometry {
  const { width, depth } = MAT;
  const [x, y] = [width / 2, depth / 2];
  const shape = new Shape();
  shape
    .moveTo(-x + CORNER, -y)
    .lineTo(x - CORNER, -y)
    .quadraticCurveTo(x, -y, x, -y + CORNER);
  shape.lineTo(x, y - CORNER).quadraticCurveTo(x, y, x - CORNER, y);
  shape.lineTo(-x + CORNER, y).quadraticCurveTo(-x, y, -x, y - CORNER);
  shape.lineTo(-x, -y + CORNER).quadraticCurveTo(-x, -y, -x + CORNER, -y);
  const geometry = plain(new ExtrudeGeometry(shape, { depth: MAT_THICKNESS, bevelEnabled: false }));
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1) {
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5);
  }
  const [, sides] = geometry.groups;
  const tint = geometry.getAttribute('color');
  const { r, g, b } = new Color(SNOW.base);
  for (let i = sides?.start ?? tint.count; i < tint.count; i += 1) tint.setXYZ(i, r, g, b);
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, -MAT_THICKNESS, 0);
  return geometry;
}
