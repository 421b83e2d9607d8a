import type { ReactNode } from 'react';
import type { Mesh } from 'three';
import type { Structure } from '../../physics/table';
import { townMaterial } from '../art/print-material';
import { structureBody } from '../geometry/bodies/structure-body';
import { radians } from '../table/town';
import { useQuality } from '../use-quality';
import { shared } from './looks';
import { useRegistered } from './use-registered';

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
