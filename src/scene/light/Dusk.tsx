import { useLayoutEffect } from 'react';
import { useQuality } from '../use-quality';
import { setNightfall } from '../art/nightfall';

const REACH = 92;

/** The last cool light from the north-west, a trace of sunset from the east. */
export function Dusk() {
  const { shadowMap } = useQuality();
  useLayoutEffect(() => setNightfall(0.9), []);
  return (
    <>
      <hemisphereLight args={['#8fb0dc', '#4b4a55', 0.95]} />
      <directionalLight
        color="#b4cdf5"
        intensity={1.5}
        position={[-70, 82, -46]}
        castShadow={shadowMap > 0}
        shadow-mapSize={[shadowMap || 1, shadowMap || 1]}
        shadow-radius={5}
        shadow-bias={-0.0006}
        shadow-normalBias={0.12}
        shadow-camera-left={-REACH}
        shadow-camera-right={REACH}
        shadow-camera-top={REACH}
        shadow-camera-bottom={-REACH}
        shadow-camera-near={10}
        shadow-camera-far={260}
      />
      <directionalLight color="#ffb48a" intensity={0.95} position={[80, 34, 70]} />
    </>
  );
}
