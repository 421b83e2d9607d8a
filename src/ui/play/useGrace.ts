import { useEffect } from 'react';
import type { Show } from '../../match/session';

/** So long after a show a key that was meant to skip it answers nothing, in ms. */
const GRACE = 400;

/** Whoever hurries past a show with Space must not flick by it. */
export function useGrace(show: Show | undefined): void {
  useEffect(() => {
    if (!show) return undefined;
    return () => {
      const since = performance.now();
      const swallow = (event: KeyboardEvent): void => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        if (performance.now() - since < GRACE) event.preventDefault();
      };
      // Before anybody else hears it.
      addEventListener('keydown', swallow, { capture: true });
      setTimeout(() => removeEventListener('keydown', swallow, { capture: true }), GRACE);
    };
  }, [show]);
}
