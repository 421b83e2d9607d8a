import type { ReactNode } from 'react';
import type { Mesh } from 'three';
import type { Structure } from '../../physics/table';
import { townMaterial } from '../art/printMaterial';
import { structureBody } from '../geometry/bodies/structureBody';
import { radians } from '../table/town';
import { useQuality } from '../useQuality';
import { shared } from './looks';
import { useRegistered } from './useRegistered';

type Props = {
  readonly structure: Structure;
  /** What lies on it, in its own frame. */
  readonly children?: ReactNode;
};

/** A building or the RV; registered under its id, because a rush may set it aside. */
export function StructureMesh({ structure: { id, x, y, facing }, children }: Props) {
  const body = useRegistered<Mesh>(id);
  return (
    <mesh
      ref={body}
      geometry={shared(`structure ${id}`, () => structureBody(id))}
      material={townMaterial(useQuality())}
      position={[x, 0, -y]}
      rotation-y={radians(facing)}
      castShadow
      receiveShadow
    >
      {children}
    </mesh>
  );
}
