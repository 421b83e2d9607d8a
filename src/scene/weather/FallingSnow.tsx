import { useFrame, useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import { SKY, snowGeometry, snowfall } from './flakes';

/** Every flake moves in the vertex shader: a frame costs one number. */
export function FallingSnow({ moving }: { moving: boolean }) {
  const { flakes } = useQuality();
  const pixelRatio = useThree((state) => state.viewport.dpr);
  const height = useThree((state) => state.size.height);
  const geometry = useMemo(() => snowGeometry(flakes), [flakes]);
  const snow = useMemo(() => snowfall(height * pixelRatio), [height, pixelRatio]);

  useFrame((_, delta) => {
    // A tab that slept for an hour must not wake to a blizzard.
    if (moving) snow.advance(Math.min(delta, 0.1));
  });

  return (
    <points
      {...STILL}
      geometry={geometry}
      material={snow.material}
      position-y={SKY.floor}
      frustumCulled={false}
    />
  );
}
