import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(min-width: 1000px) and (min-height: 600px)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const isRoomy = (): boolean => query().matches;

/** Room beside the table for boards, teams and log; elsewhere they fold into sheets. */
export const useRoomy = (): boolean => useSyncExternalStore(subscribe, isRoomy, isRoomy);
