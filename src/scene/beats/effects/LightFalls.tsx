import { useRef } from 'react';
import type { Mesh } from 'three';
import { darkAt } from './curves';
import { DARK_PAINT, DARKEST, DARKNESS } from './dark';
import type { EffectProps } from './props';
import { useRun } from './use-run';

const MIDDLE = 1.6;

/** It grows dark around one figure, for a death. */
export function LightFalls({ at, seconds, onDone }: EffectProps) {
  const dark = useRef<Mesh>(null);
  useRun(seconds, onDone, 0.5, (share, { camera }) => {
    if (!dark.current) return;
    dark.current.quaternion.copy(camera.quaternion);
    DARK_PAINT.opacity = DARKEST * darkAt(share);
    dark.current.visible = DARK_PAINT.opacity > 0.001;
  });
  return (
    <mesh
      ref={dark}
      geometry={DARKNESS}
      material={DARK_PAINT}
      position={[at.x, MIDDLE, -at.y]}
      renderOrder={35}
      frustumCulled={false}
      visible={false}
    />
  );
}
