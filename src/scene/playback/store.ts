// The show as the page and the keys see and move it.
import { create } from 'zustand';

export type PlaybackState = {
  readonly playing: boolean;
  /** 0 to 1, in steps that a bar can show: it does not change every frame. */
  readonly progress: number;
  readonly paused: boolean;
  /** Somebody at the table pulls the strut of a rush; else it slides by itself. */
  readonly strutByHand: boolean;
  readonly strut: 'held' | 'waits' | 'pulled';
  /** Times the speed of the player's settings. */
  readonly speed: number;
  /** Looked at under the glass: it does not end by itself, and goes to whatever frame is wanted. */
  readonly held: boolean;
  readonly wanted?: { readonly frame: number } | undefined;
  /** Which frame of the film is seen, and how many it has; told only while it is held. */
  readonly frame: number;
  readonly frames: number;
  /** Counts requests to skip; a show ends when it changes. */
  readonly skips: number;
  readonly pause: (paused: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly skip: () => void;
  readonly hold: (held: boolean) => void;
  readonly goToFrame: (frame: number) => void;
  readonly pullStrut: () => void;
};

const STEPS = 50;
/** The key or finger that flicked is heard once more as it is let go: that is no wish to skip. */
const TOO_SOON = 60;
let began = 0;

export const usePlayback = create<PlaybackState>((set, get) => ({
  playing: false,
  progress: 0,
  paused: false,
  strutByHand: false,
  strut: 'held',
  speed: 1,
  held: false,
  frame: 0,
  frames: 0,
  skips: 0,
  pause: (paused) => set({ paused }),
  setSpeed: (speed) => set({ speed: Math.min(8, Math.max(0.1, speed)) }),
  skip: () => {
    const wished = performance.now() - began > TOO_SOON;
    if (get().playing && !get().held && wished) set({ skips: get().skips + 1, paused: false });
  },
  hold: (held) => set({ held, paused: held, wanted: undefined, frame: 0, frames: 0 }),
  goToFrame: (frame) => {
    const wanted = { frame: Math.min(get().frames, Math.max(0, Math.round(frame))) };
    // Told at once: whoever steps on does so from where it is going to be.
    set({ paused: true, wanted, ...wanted });
  },
  pullStrut: () => {
    if (get().strut === 'waits') set({ strut: 'pulled' });
  },
}));

export function tellPlaying(playing: boolean): void {
  if (playing) began = performance.now();
  usePlayback.setState({ playing, progress: 0, strut: 'held' });
}

export const tellStrutWaits = (): void => usePlayback.setState({ strut: 'waits' });

export function tellFrame(frame: number, frames: number): void {
  const now = usePlayback.getState();
  if (now.frame !== frame || now.frames !== frames) usePlayback.setState({ frame, frames });
}

export function tellProgress(progress: number): void {
  const rounded = Math.round(progress * STEPS) / STEPS;
  if (usePlayback.getState().progress !== rounded) usePlayback.setState({ progress: rounded });
}
