import { useCallback, useEffect, useState } from 'react';
import type { Replay, ReplayState } from '../../match/replay';
import { usePlayback } from '../../scene/playback/store';

/** How long a choice without a shot is looked at, in ms. */
const GLANCE = 700;

export type Projector = { readonly running: boolean; readonly toggle: () => void };

/** Gives the next answer whenever nothing moves, until it is stopped or the log ends. */
export function useProjector(replay: Replay, { show, ended, match }: ReplayState): Projector {
  const [running, setRunning] = useState(true);
  const speed = usePlayback((playback) => playback.speed);
  const toggle = useCallback(() => {
    if (replay.state().ended) replay.goToTurn(0);
    setRunning((now) => !now || replay.state().turn === 0);
  }, [replay]);
  useEffect(() => usePlayback.getState().pause(!running), [running]);
  useEffect(() => () => usePlayback.getState().pause(false), []);
  useEffect(() => {
    if (!running || show || ended) return undefined;
    const timer = setTimeout(() => {
      if (replay.state().match === match) replay.next();
    }, GLANCE / speed);
    return () => clearTimeout(timer);
  }, [replay, running, show, ended, match, speed]);
  return { running: running && !ended, toggle };
}
