import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const isReduced = (): boolean => matchMedia(query).matches;

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, isReduced);
