import { BoxGeometry, MirroredRepeatWrapping, PlaneGeometry, type BufferGeometry } from 'three';
import { BEYOND, TABLE, woodTexture } from '../art/wood';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';
import { MAT_THICKNESS } from './SnowMat';

const THICKNESS = 5;
const board = plain(new BoxGeometry(TABLE.width, THICKNESS, TABLE.depth));
let endless: BufferGeometry | undefined;

/** The town stands on y = 0, which is the top of the mat; the wood lies just below it. */
export function WoodenTable({ wide = false }: { wide?: boolean }) {
  const wood = useSurface({ map: planks(useQuality().detail), roughness: 0.55 });
  if (wide) endless ??= fading();
  return (
    <mesh
      {...STILL}
      geometry={endless && wide ? endless : board}
      material={wood}
      position-y={-MAT_THICKNESS - (wide ? 0 : THICKNESS / 2)}
      renderOrder={3}
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

const STEPS = 24;
/** Where the light of the lamp over the table begins to fade, and where none of it is left; from its middle. */
const FADES = { from: 110, to: 330 } as const;
/** Darker than what lies on it. */
const SHADE = 0.5;

/** The same planks as far as anybody can look, and the dark of a room around them. */
function fading(): BufferGeometry {
  const [width, depth] = [TABLE.width + BEYOND * 2, TABLE.depth + BEYOND * 2];
  const geometry = plain(new PlaneGeometry(width, depth, STEPS, STEPS).rotateX(-Math.PI / 2));
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const tint = geometry.getAttribute('color');
  for (let i = 0; i < uv.count; i += 1) {
    const [x, z] = [position.getX(i), position.getZ(i)];
    uv.setXY(i, x / TABLE.width + 0.5, z / TABLE.depth + 0.5);
    const away = (Math.hypot(x, z) - FADES.from) / (FADES.to - FADES.from);
    const left = SHADE * (1 - Math.min(1, Math.max(0, away))) ** 2;
    tint.setXYZ(i, left, left, left);
  }
  return geometry;
}
