import { useEffect, useMemo } from 'react';
import { newFrost } from './frost';
import type { EffectProps } from './props';
import { useRun } from './use-run';

/** Frost splinters where a zombie lay that is gone for good. */
export function FrostSplinter({ at, seconds, onDone }: EffectProps) {
  const frost = useMemo(() => newFrost(), []);
  useEffect(() => frost.dispose, [frost]);
  useRun(seconds, onDone, 0.5, (share) => frost.draw(share));
  return <primitive object={frost.object} position={[at.x, 0, -at.y]} />;
}
