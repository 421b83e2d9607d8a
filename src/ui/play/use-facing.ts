import { useMemo } from 'react';
import { tableViewOf } from '../../match/table-view';
import { actorOf, spotOf } from '../../scene/camera/subject';
import { usePlay } from './context';

/** Where whoever is asked about looks: what is ahead of it, left and right. */
export function useFacing(): number | undefined {
  const { view, decision } = usePlay();
  return useMemo(() => {
    const shown = tableViewOf(view);
    return spotOf(shown, actorOf(shown, decision?.about))?.facing;
  }, [view, decision]);
}
