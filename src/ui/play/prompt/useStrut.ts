import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Show } from '../../../match/session';
import { usePlayback } from '../../../scene/playback/store';
import { timelineOf } from '../../../scene/playback/timeline';
import { useTableSettings } from '../../../scene/settings';
import { useReducedMotion } from '../../../scene/useReducedMotion';

/** A rush holds its breath before the trapdoor opens: a player pulls the strut. What pulls it, while it waits. */
export function useStrut(show: Show | undefined): (() => void) | undefined {
  const slowMotion = useTableSettings((settings) => settings.slowMotion);
  const calm = useReducedMotion();
  const progress = usePlayback((playback) => playback.progress);
  const [pulled, setPulled] = useState<Show>();
  const pullAt = useMemo(() => {
    if (show?.run.launch.kind !== 'rush') return undefined;
    const { rush, end } = timelineOf(show, { slowMotion, calm });
    return rush && rush.strutMoves / end;
  }, [show, slowMotion, calm]);
  const waits = pullAt !== undefined && pulled !== show && progress >= pullAt;
  useEffect(() => {
    if (waits) usePlayback.getState().pause(true);
  }, [waits]);
  // Whatever ends the show, the next one runs.
  useEffect(() => {
    if (!show) return undefined;
    return () => usePlayback.getState().pause(false);
  }, [show]);
  const pull = useCallback(() => {
    setPulled(show);
    usePlayback.getState().pause(false);
  }, [show]);
  return waits ? pull : undefined;
}
