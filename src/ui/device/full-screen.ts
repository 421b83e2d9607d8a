// The whole screen for the table, where a phone has it to give; whoever wanted it once has it again at the next match.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored';

const NAME = 'full-screen';

export const canFillScreen = (): boolean =>
  document.fullscreenEnabled && matchMedia('(pointer: coarse)').matches;

const isFull = (): boolean => document.fullscreenElement !== null;

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFull, () => false);

/** Refused without a gesture: then it stays as it is. */
async function fill(wanted: boolean): Promise<void> {
  try {
    if (wanted) await document.documentElement.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // The device does not want to.
  }
}

export function wishFullScreen(wanted: boolean): void {
  writeStored(NAME, wanted);
  void fill(wanted);
}

/** At the first touch of a match, where that was wished before; a browser gives it to a gesture alone. */
export function fillAtFirstTouch(): () => void {
  if (readStored(NAME) !== true || !canFillScreen() || isFull()) return () => {};
  const once = (): void => void fill(true);
  document.addEventListener('pointerup', once, { once: true });
  return () => document.removeEventListener('pointerup', once);
}
