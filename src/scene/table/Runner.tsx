import { BoxGeometry } from 'three';
import { RUNNER, runnerTexture } from '../art/runner';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';
import { MAT_THICKNESS } from './SnowMat';

const cloth = plain(
  new BoxGeometry(RUNNER.width, MAT_THICKNESS, RUNNER.depth).translate(0, -MAT_THICKNESS / 2, 0),
);

/** What a duel is fought on, outside town. */
export function Runner() {
  const wool = useSurface({ map: runnerTexture(useQuality().detail), roughness: 1 });
  return <mesh {...STILL} geometry={cloth} material={wool} renderOrder={1} receiveShadow />;
}
