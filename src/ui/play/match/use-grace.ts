import { useEffect } from 'react';
import type { RecordedRun } from '../../../match/session';
import { keys } from '../../../scene/keys/keys';
import { isSpaceOrEnter } from '../../../scene/keys/press';

/** So long after a show a key that was meant to skip it answers nothing, in ms. */
const GRACE = 400;

/** Whoever hurries past a show with Space must not flick by it. */
export function useGrace(show: RecordedRun | undefined): void {
  useEffect(() => {
    if (!show) return undefined;
    return () => {
      const since = performance.now();
      const stop = keys.bind(
        'grace',
        (press) => isSpaceOrEnter(press) && performance.now() - since < GRACE,
      );
      setTimeout(stop, GRACE);
    };
  }, [show]);
}
