import { BoxGeometry } from 'three';
import { RUNNER, runnerTexture } from '../art/runner';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { MAT_THICKNESS } from './SnowMat';

const cloth = new BoxGeometry(RUNNER.width, MAT_THICKNESS, RUNNER.depth).translate(
  0,
  -MAT_THICKNESS / 2,
  0,
);

/** What a duel is fought on, outside town. */
export function Runner() {
  const wool = useSurface({ map: runnerTexture(useQuality().detail), roughness: 1 });
  return <mesh geometry={cloth} material={wool} renderOrder={1} receiveShadow />;
}
