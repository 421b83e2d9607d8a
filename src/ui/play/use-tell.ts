import { useMemo } from 'react';
import { contextFor, type TellContext } from '../../words/tell';
import { usePlay } from './context';

/** What may be said to whoever looks at the screen. */
export function useTell(): TellContext {
  const { view } = usePlay();
  return useMemo(() => contextFor(view), [view]);
}
