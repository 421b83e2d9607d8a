import { useEffect } from 'react';
import type { Rig } from './rig';
import { useCamera } from './wish';

/** What has to be seen is framed also where the player had set the view; afterwards that view comes back. */
export function useKept(rig: Rig, mustBeSeen: boolean): void {
  useEffect(() => {
    const { free, kept } = useCamera.getState();
    if (mustBeSeen) {
      if (free) useCamera.setState({ free: false, kept: { ...rig.goesTo } });
      return;
    }
    if (!kept) return;
    // Whoever has moved the camera meanwhile wants it where it is.
    useCamera.setState({ free: true, kept: undefined });
    if (!free) rig.fly(kept);
  }, [rig, mustBeSeen]);
}
