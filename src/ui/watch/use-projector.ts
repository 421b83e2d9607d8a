import { useCallback, useEffect, useState } from 'react';
import type { SeatState, WatchedSession } from '../../match/seat-session';
import { usePlayback } from '../../scene/playback/store';
import { useWatchedSpeed, useWatchSpeed } from './watch-speed';

/** How long a choice without a shot is looked at, in ms. */
const GLANCE = 700;

export type Projector = { readonly running: boolean; readonly toggle: () => void };

/** Gives the next answer whenever nothing moves, until it is stopped or the log ends. */
export function useProjector(session: WatchedSession, { phase }: SeatState): Projector {
  const { entry, ended } = session.place();
  const [running, setRunning] = useState(true);
  const speed = useWatchSpeed((watched) => watched.speed);
  useWatchedSpeed();
  const toggle = useCallback(() => {
    if (session.place().ended) session.goToTurn(0);
    setRunning((now) => !now || session.place().turn === 0);
  }, [session]);
  useEffect(() => usePlayback.getState().pause(!running), [running]);
  useEffect(() => () => usePlayback.getState().pause(false), []);
  useEffect(() => {
    if (!running || phase === 'shown' || phase === 'staged' || ended) return undefined;
    const timer = setTimeout(() => {
      if (session.place().entry === entry) session.next();
    }, GLANCE / speed);
    return () => clearTimeout(timer);
  }, [session, running, phase, ended, entry, speed]);
  return { running: running && !ended, toggle };
}
