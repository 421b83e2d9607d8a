import { useEffect, useRef } from 'react';
import { AdditiveBlending, SpriteMaterial, type PointLight } from 'three';
import { glowTexture } from '../art/glow';
import { glassMaterial } from '../art/print-material';
import { LANTERN_LIFT, lanternBody } from '../geometry/bodies/thing-bodies';
import { blend, onNightfall } from '../art/nightfall';
import { palette } from '../palette';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import { shared } from './looks';

const SHINE = 105;

let halo: SpriteMaterial | undefined;

/** The glass shines by itself; around it a haze, and where lights are real, a light. */
export function LampLight() {
  const { lampLights, shading } = useQuality();
  halo ??= haze();
  return (
    <>
      <mesh
        {...STILL}
        geometry={shared('lantern', lanternBody)}
        material={glassMaterial({ shading })}
      />
      <sprite {...STILL} material={halo} position-y={LANTERN_LIFT} scale={9} />
      {lampLights && <Shine />}
    </>
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
  return (
    <pointLight
      {...STILL}
      ref={light}
      position-y={LANTERN_LIFT}
      color="#ffa24a"
      intensity={0}
      distance={52}
      decay={1.9}
    />
  );
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
