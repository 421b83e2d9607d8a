import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RecordedRun } from '../../match/session';
import type { Beat } from '../../match/stage/queue';
import type { TableView } from '../../match/table-view';
import { useTableSettings } from '../settings';
import { TableSound } from '../sound/TableSound';
import { useReducedMotion } from '../use-reduced-motion';
import { FlareTrail } from './FlareTrail';
import { Impacts } from './Impacts';
import { Launched } from './Launched';
import { NearMiss } from './NearMiss';
import { liesOn } from './lies-on';
import { Paths } from './Paths';
import { Performance } from './performance';
import { usePlayback } from './store';
import { Traces } from './Traces';
import { useSkipping } from './use-skipping';

export type PlaybackProps = {
  readonly show?: RecordedRun | undefined;
  readonly beat?: Beat | undefined;
  readonly shown: TableView;
  readonly onPlaybackEnd: () => void;
};

/** Plays a run back on the pieces of the picture, and says once when it has been seen; then the town puts them in order. */
export function Playback({ show, beat, shown, onPlaybackEnd }: PlaybackProps) {
  const running = useRef<Performance>(undefined);
  const filmSeconds = useRef<number>(undefined);
  const clock = useRef<number>(undefined);
  // Seen once in full, then in short.
  const rushes = useRef(0);
  // The last flick stays to be looked at when the table has gone on.
  const [flick, setFlick] = useState<{ readonly show: RecordedRun; readonly number: number }>();
  if (show && show !== flick?.show && show.run.launch.kind !== 'rush')
    setFlick({ show, number: (flick?.number ?? 0) + 1 });
  // Another table is another story: coming back to a lane or to town, nothing of the last one lies there.
  else if (!show && flick && !liesOn(flick.show.run, shown)) setFlick(undefined);
  const invalidate = useThree((state) => state.invalidate);
  const slowMotion = useTableSettings((settings) => settings.slowMotion);
  const calm = useReducedMotion();
  const latest = useRef({ shown, onPlaybackEnd, slowMotion, calm });
  useLayoutEffect(() => {
    latest.current = { shown, onPlaybackEnd, slowMotion, calm };
  });

  useLayoutEffect(() => {
    if (!show) return undefined;
    const performance = new Performance(show, { ...latest.current, rushes: rushes.current });
    if (show.run.launch.kind === 'rush') rushes.current += 1;
    running.current = performance;
    filmSeconds.current = performance.filmSeconds();
    clock.current = performance.sinceFilm();
    invalidate();
    return () => {
      performance.leave();
      running.current = undefined;
      filmSeconds.current = undefined;
      clock.current = undefined;
    };
  }, [show, invalidate]);
  useEffect(() => usePlayback.subscribe(() => invalidate()), [invalidate]);
  const held = usePlayback((playback) => playback.held);
  useSkipping(show !== undefined || beat !== undefined);

  useFrame((_, seconds) => {
    const performance = running.current;
    if (!performance) return;
    const seen = performance.play(seconds, latest.current.shown);
    filmSeconds.current = performance.filmSeconds();
    clock.current = performance.sinceFilm();
    if (performance.isRunning()) invalidate();
    if (seen) latest.current.onPlaybackEnd();
    // Before the camera that follows and the patches that lie under what has moved.
  }, -2);
  return (
    <>
      <TableSound shown={shown} />
      {show && held && <Paths show={show} half={shown.half} />}
      {show && <Impacts show={show} clock={clock} />}
      {show?.run.launch.kind === 'rush' && <NearMiss show={show} clock={clock} />}
      {show && <Launched launch={show.run.launch} />}
      {show?.run.launch.kind === 'flare' && <FlareTrail show={show} filmSeconds={filmSeconds} />}
      {flick && liesOn(flick.show.run, shown) && (
        <Traces key={flick.number} show={flick.show} half={shown.half} filmSeconds={filmSeconds} />
      )}
    </>
  );
}
