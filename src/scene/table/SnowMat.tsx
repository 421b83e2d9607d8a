import { ExtrudeGeometry, Shape } from 'three';
import type { Layout } from '../../physics/table';
import { MAT, snowMatTexture } from '../art/snowMat';
import { palette } from '../palette';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';

export const MAT_THICKNESS = 0.4;
const CORNER = 4;

const mat = matGeometry();

/** Drawn after the pieces and before the wood, so that hidden snow and wood cost nothing. */
export function SnowMat({ layout }: { layout: Layout }) {
  const print = useSurface({ map: snowMatTexture(useQuality().detail, layout), roughness: 0.95 });
  const edge = useSurface({ color: palette.snowShadow });
  return <mesh geometry={mat} material={[print, edge]} renderOrder={1} receiveShadow />;
}

function matGeometry(): ExtrudeGeometry {
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
  const geometry = new ExtrudeGeometry(shape, { depth: MAT_THICKNESS, bevelEnabled: false });
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1) {
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5);
  }
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, -MAT_THICKNESS, 0);
  return geometry;
}
