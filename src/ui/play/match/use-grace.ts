import { useEffect, useState } from 'react';
import { keys } from '../../../scene/keys/keys';
import { isSpaceOrEnter } from '../../../scene/keys/press';

/** So long after a show a key or a finger that was meant to skip it answers nothing, in ms. */
const GRACE = 400;

/** Whoever hurries past a show or a moment must not flick by it, nor press what comes up under the finger. */
export function useGrace(show: object | undefined): boolean {
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (!show) return undefined;
    return () => {
      const since = performance.now();
      setOver(false);
      const stop = keys.bind(
        'grace',
        (press) => isSpaceOrEnter(press) && performance.now() - since < GRACE,
      );
      setTimeout(() => {
        stop();
        setOver(true);
      }, GRACE);
    };
  }, [show]);
  return !isOver && !show;
}
