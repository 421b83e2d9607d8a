import { CylinderGeometry } from 'three';
import { useSurface } from '../surface';
import { ContactShadow } from './GroundGlow';
import type { Place } from './town';

const body = new CylinderGeometry(1.5, 1.5, 4, 24);
const hoop = new CylinderGeometry(1.58, 1.58, 0.3, 24);
const snowTop = new CylinderGeometry(1.2, 1.56, 0.45, 24);

export function Barrel({ x, z, color = '#8d3b2c' }: Place & { color?: string }) {
  const paint = useSurface({ color, roughness: 0.6 });
  const iron = useSurface({ color: '#3a3f49', roughness: 0.5 });
  const snow = useSurface({ color: '#f2f6f9' });
  return (
    <group position={[x, 0, z]}>
      <mesh geometry={body} material={paint} position-y={2} castShadow receiveShadow />
      <mesh geometry={hoop} material={iron} position-y={1.2} />
      <mesh geometry={hoop} material={iron} position-y={2.8} />
      <mesh geometry={snowTop} material={snow} position-y={4.15} castShadow />
      <ContactShadow width={5.6} depth={5.6} />
    </group>
  );
}
