import { AdditiveBlending, CylinderGeometry, SphereGeometry, SpriteMaterial } from 'three';
import { glowTexture } from '../art/glow';
import { palette } from '../palette';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { ContactShadow, LightPool } from './GroundGlow';
import type { Place } from './town';

const LIGHT_HEIGHT = 11.6;
const socket = new CylinderGeometry(1, 1.2, 0.9, 20);
const post = new CylinderGeometry(0.22, 0.34, 11, 12);
const lantern = new CylinderGeometry(0.95, 0.6, 1.9, 6);
const hat = new CylinderGeometry(0.15, 1.35, 0.8, 6);
const snowOnHat = new SphereGeometry(1.15, 16, 8, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.55, 1);

let halo: SpriteMaterial | undefined;

export function Lamp({ x, z }: Place) {
  const { lampLights } = useQuality();
  const iron = useSurface({ color: palette.iron, roughness: 0.6 });
  const glass = useSurface({ color: palette.amber, emissive: '#ffc878', emissiveIntensity: 2.2 });
  const snow = useSurface({ color: '#f2f6f9' });
  halo ??= new SpriteMaterial({
    map: glowTexture(),
    color: palette.amber,
    opacity: 0.55,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  return (
    <group position={[x, 0, z]}>
      <mesh geometry={socket} material={iron} position-y={0.45} castShadow />
      <mesh geometry={post} material={iron} position-y={5.5} castShadow />
      <mesh geometry={lantern} material={glass} position-y={LIGHT_HEIGHT} />
      <mesh geometry={hat} material={iron} position-y={12.9} />
      <mesh geometry={snowOnHat} material={snow} position-y={12.9} />
      <sprite material={halo} position-y={LIGHT_HEIGHT} scale={9} />
      <ContactShadow width={5} depth={5} />
      <LightPool width={34} depth={34} />
      {lampLights && (
        <pointLight
          color="#ff9a45"
          intensity={190}
          distance={46}
          decay={1.9}
          position-y={LIGHT_HEIGHT}
        />
      )}
    </group>
  );
}
