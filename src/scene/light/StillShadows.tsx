import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { pieceChanges } from '../pieces';
import { nightfall } from '../art/nightfall';

/** Shadows are drawn anew only when something that throws them has moved: a turn of the camera leaves them alone. */
export function StillShadows({ shown }: { readonly shown: unknown }) {
  const get = useThree((state) => state.get);
  const seen = useRef({ changes: NaN, night: NaN, shown });
  useLayoutEffect(() => {
    const { shadowMap } = get().gl;
    shadowMap.autoUpdate = false;
    return () => {
      shadowMap.autoUpdate = true;
    };
  }, [get]);

  useFrame(({ gl }) => {
    const [changes, night, before] = [pieceChanges(), nightfall(), seen.current];
    if (changes === before.changes && night === before.night && shown === before.shown) return;
    seen.current = { changes, night, shown };
    gl.shadowMap.needsUpdate = true;
  });
  return null;
}
