// How fast a match is watched again: a wish of its own, which the speed of what is played knows nothing of.
import { useEffect } from 'react';
import { create } from 'zustand';
import { usePlayback } from '../../scene/playback/store';
import { useTableSettings } from '../../scene/settings';
import { readStored, writeStored } from '../device/stored';

export const WATCH_SPEEDS = [0.5, 1, 2, 4] as const;
export type WatchSpeed = (typeof WATCH_SPEEDS)[number];

const NAME = 'watch-speed';

type Watched = { readonly speed: WatchSpeed; readonly setSpeed: (speed: WatchSpeed) => void };

export const useWatchSpeed = create<Watched>((set) => {
  const stored = readStored(NAME);
  return {
    speed: WATCH_SPEEDS.find((one) => one === stored) ?? 1,
    setSpeed: (speed) => {
      set({ speed });
      writeStored(NAME, speed);
    },
  };
});

/** The table shows everything at that speed until the returned function is called; then as before. */
export function playAtWatchSpeed(): () => void {
  const { speed: before, setSpeed } = usePlayback.getState();
  // Times the speed of the settings, which is that of what is played.
  const tell = (): void =>
    setSpeed(useWatchSpeed.getState().speed / useTableSettings.getState().playbackSpeed);
  tell();
  const stops = [useWatchSpeed.subscribe(tell), useTableSettings.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
    setSpeed(before);
  };
}

export const useWatchedSpeed = (): void => useEffect(playAtWatchSpeed, []);
