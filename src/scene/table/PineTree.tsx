import { pieceMaterial } from '../art/print-material';
import { treeBody } from '../geometry/bodies/tree-body';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import type { Place } from './town';

let tree: ReturnType<typeof treeBody> | undefined;

/** Outside the city limits, where no disc ever goes. */
export function PineTree({ x, z, turn = 0, size = 1 }: Place & { size?: number }) {
  tree ??= treeBody();
  return (
    <mesh
      {...STILL}
      geometry={tree}
      material={pieceMaterial(useQuality())}
      position={[x, 0, z]}
      rotation-y={turn}
      scale={size}
      castShadow
      receiveShadow
    />
  );
}
