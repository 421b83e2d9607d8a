import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { pieceBodies } from '../play/pieces';
import { nightfall } from './nightfall';

/** Shadows are drawn anew only when something that throws them has moved: a turn of the camera leaves them alone. */
export function StillShadows({ shown }: { readonly shown: unknown }) {
  const get = useThree((state) => state.get);
  const seen = useRef({ standing: NaN, shown });
  useLayoutEffect(() => {
    const { shadowMap } = get().gl;
    shadowMap.autoUpdate = false;
    return () => {
      shadowMap.autoUpdate = true;
    };
  }, [get]);

  useFrame(({ gl }) => {
    const standing = standingOf();
    if (standing === seen.current.standing && shown === seen.current.shown) return;
    seen.current.standing = standing;
    seen.current.shown = shown;
    gl.shadowMap.needsUpdate = true;
  });
  return null;
}

/** One number for where everything stands and where the light comes from. */
function standingOf(): number {
  let sum = nightfall();
  for (const { position, quaternion, scale, visible, parent } of pieceBodies.values()) {
    sum = sum * 0.75 + position.x + position.y * 3.1 + position.z * 7.3;
    sum += quaternion.x * 11.9 + quaternion.y * 17.3 + quaternion.z * 23.1 + quaternion.w * 29.7;
    // What is offered to the hand turns with the aim, by its parent.
    sum += scale.x * 37.1 + (visible ? 41.3 : 0) + (parent?.rotation.y ?? 0) * 43.7;
  }
  return sum;
}
