import { useEffect } from 'react';
import type { Decision } from '../../scenarios/decisions';
import { useTableSettings } from '../settings';
import { suggestedView } from './suggest';
import { useCamera } from './wish';

/** Tells the camera what the game would look at. */
export function useSuggestion(decision: Decision | undefined, isShowing: boolean): void {
  const followShots = useTableSettings((settings) => settings.followShots);
  useEffect(() => {
    useCamera.setState(({ suggested }) => ({
      suggested: suggestedView(decision, isShowing, followShots, suggested),
    }));
  }, [decision, isShowing, followShots]);
}
