import { BoxGeometry, MirroredRepeatWrapping, type BufferGeometry } from 'three';
import { TABLE, woodTexture } from '../art/wood';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';
import { MAT_THICKNESS } from './SnowMat';

const THICKNESS = 5;
const board = plain(new BoxGeometry(TABLE.width, THICKNESS, TABLE.depth));
const wideBoard = repeated(plain(new BoxGeometry(TABLE.width * 2, THICKNESS, TABLE.depth * 2)));

/** The town stands on y = 0, which is the top of the mat; the wood lies just below it. */
export function WoodenTable({ wide = false }: { wide?: boolean }) {
  const wood = useSurface({ map: planks(useQuality().detail), roughness: 0.55 });
  return (
    <mesh
      {...STILL}
      geometry={wide ? wideBoard : board}
      material={wood}
      position-y={-MAT_THICKNESS - THICKNESS / 2}
      renderOrder={2}
      receiveShadow
    />
  );
}

function planks(detail: number): ReturnType<typeof woodTexture> {
  const texture = woodTexture(detail);
  texture.wrapS = MirroredRepeatWrapping;
  texture.wrapT = MirroredRepeatWrapping;
  return texture;
}

/** The same planks over twice the length and depth. */
function repeated(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * 2, uv.getY(i) * 2);
  return geometry;
}
