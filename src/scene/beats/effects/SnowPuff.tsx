import { useEffect, useMemo } from 'react';
import type { EffectProps } from './props';
import { newPuff } from './puff';
import { useRun } from './use-run';

/** Snow flies up where something struck; `strength` is 0 to 1. */
export function SnowPuff({
  at,
  seconds,
  onDone,
  strength = 0.6,
}: EffectProps & { readonly strength?: number }) {
  const puff = useMemo(() => newPuff(), []);
  useEffect(() => puff.dispose, [puff]);
  useRun(seconds, onDone, 0.3, (share, { camera }) => puff.draw(share, strength, camera));
  return <primitive object={puff.object} position={[at.x, 0, -at.y]} />;
}
