import { useLayoutEffect, useMemo } from 'react';
import type { SeatSession } from '../../../match/seat-session';
import { staged, type Stage } from '../../../match/stage/staged-session';
import { tellPlaying, usePlayback } from '../../../scene/playback/store';
import { useTableSettings } from '../../../scene/settings';
import { useSession } from '../use-session';

/** A card that nobody can lay aside, as where a match is watched, in seconds. */
const GLANCE = 3;

/** The moments of a session, one after the other: each stays for its time, and a skip goes past all of them. */
export function useStage(session: SeatSession, isWatched = false): Stage {
  const stage = useMemo(() => staged(session), [session]);
  const { beat } = useSession(stage);
  const isStaged = beat !== undefined;
  const isPaused = usePlayback(({ paused }) => paused);
  // Before a run that follows: what plays then is not stopped by what was staged.
  useLayoutEffect(() => {
    if (!isStaged) return undefined;
    tellPlaying(true);
    const stop = usePlayback.subscribe(({ skips }, before) => {
      if (skips !== before.skips) stage.skipBeats();
    });
    return () => {
      stop();
      tellPlaying(false);
    };
  }, [stage, isStaged]);
  useLayoutEffect(() => {
    if (!beat || isPaused) return undefined;
    const length = beat.length === 'read' && isWatched ? GLANCE : beat.length;
    if (length === 'read') return undefined;
    const speed = usePlayback.getState().speed * useTableSettings.getState().playbackSpeed;
    const timer = setTimeout(stage.beatSeen, (length * 1000) / speed);
    return () => clearTimeout(timer);
  }, [stage, beat, isPaused, isWatched]);
  return stage;
}
