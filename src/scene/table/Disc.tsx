import { CylinderGeometry } from 'three';
import { useSurface } from '../surface';
import { ContactShadow } from './GroundGlow';
import type { Place } from './town';

const SIZES = {
  move: { radius: 1.25, height: 0.7 },
  bullet: { radius: 0.7, height: 0.7 },
} as const;

const geometries = {
  move: new CylinderGeometry(1.25, 1.25, 0.7, 32),
  bullet: new CylinderGeometry(0.7, 0.7, 0.7, 24),
} as const;

/** A wooden disc to flick. */
export function Disc({ kind, color, x, z }: Place & { kind: keyof typeof SIZES; color: string }) {
  const { radius, height } = SIZES[kind];
  const wood = useSurface({ color, roughness: 0.45 });
  return (
    <group position={[x, 0, z]}>
      <mesh
        geometry={geometries[kind]}
        material={wood}
        position-y={height / 2}
        castShadow
        receiveShadow
      />
      <ContactShadow width={radius * 3.4} depth={radius * 3.4} />
    </group>
  );
}
