import { BoxGeometry } from 'three';
import { TABLE, woodTexture } from '../art/wood';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { MAT_THICKNESS } from './SnowMat';

const THICKNESS = 5;
const board = new BoxGeometry(TABLE.width, THICKNESS, TABLE.depth);

/** The town stands on y = 0, which is the top of the mat; the wood lies just below it. */
export function WoodenTable() {
  const wood = useSurface({ map: woodTexture(useQuality().detail), roughness: 0.55 });
  return (
    <mesh
      geometry={board}
      material={wood}
      position-y={-MAT_THICKNESS - THICKNESS / 2}
      renderOrder={2}
      receiveShadow
    />
  );
}
