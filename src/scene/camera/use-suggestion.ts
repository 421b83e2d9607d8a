import { useEffect } from 'react';
import type { Decision } from '../../scenarios/decisions';
import { useTableSettings } from '../settings';
import { suggestedView } from './suggest';
import { useCamera } from './wish';

/** Tells the camera what the game would look at. A camera moved by hand stays where it is until somebody else acts. */
export function useSuggestion(
  decision: Decision | undefined,
  isShowing: boolean,
  actor: string | undefined,
): void {
  const followShots = useTableSettings((settings) => settings.followShots);
  useEffect(() => {
    useCamera.setState(({ suggested }) => ({
      suggested: suggestedView(decision, isShowing, followShots, suggested),
    }));
  }, [decision, isShowing, followShots]);
  useEffect(() => {
    useCamera.getState().turnTo(actor);
  }, [actor]);
}
