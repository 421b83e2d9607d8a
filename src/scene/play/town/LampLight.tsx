import { useEffect, useRef } from 'react';
import { AdditiveBlending, MeshBasicMaterial, SpriteMaterial, type PointLight } from 'three';
import { glowTexture } from '../../art/glow';
import { LANTERN_LIFT, lanternBody } from '../../geometry/bodies/thingBodies';
import { blend, onNightfall } from '../../light/nightfall';
import { palette } from '../../palette';
import { useQuality } from '../../useQuality';
import { shared } from './looks';

const SHINE = 105;

let glass: MeshBasicMaterial | undefined;
let halo: SpriteMaterial | undefined;

/** The glass shines by itself; around it a haze, and where lights are real, a light. */
export function LampLight() {
  const { lampLights } = useQuality();
  glass ??= litGlass();
  halo ??= haze();
  return (
    <group position-y={LANTERN_LIFT}>
      <mesh
        geometry={shared('lantern', () => lanternBody().translate(0, -LANTERN_LIFT, 0))}
        material={glass}
      />
      <sprite material={halo} scale={9} />
      {lampLights && <Shine />}
    </group>
  );
}

function Shine() {
  const light = useRef<PointLight>(null);
  useEffect(
    () =>
      onNightfall((share) => {
        if (light.current) light.current.intensity = SHINE * share;
      }),
    [],
  );
  return <pointLight ref={light} color="#ffa24a" intensity={0} distance={52} decay={1.9} />;
}

function litGlass(): MeshBasicMaterial {
  const material = new MeshBasicMaterial();
  onNightfall((share) =>
    material.color.set('#8b8d86').lerp(material.color.clone().set('#ffd489'), share),
  );
  return material;
}

function haze(): SpriteMaterial {
  const material = new SpriteMaterial({
    map: glowTexture(),
    color: palette.amber,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  onNightfall((share) => {
    material.opacity = blend(0, 0.6, share);
    material.visible = share > 0.02;
  });
  return material;
}
