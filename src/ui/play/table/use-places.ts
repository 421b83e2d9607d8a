import { useMemo } from 'react';
import type { Placeable } from '../../../scene/hand/aiming';
import { usePlay } from '../context';
import { escortPlaces } from './escort-places';

/** Good places for what is asked, where the page knows any. */
export function usePlaces(): Placeable | undefined {
  const { view, decision } = usePlay();
  return useMemo(() => escortPlaces(view, decision), [view, decision]);
}
