// From where the table is looked at: what the game suggests and what the player wants instead.
import { create } from 'zustand';
import type { Orbit } from './orbit';

export const CAMERA_VIEWS = ['behind', 'above', 'follow'] as const;
export type CameraView = (typeof CAMERA_VIEWS)[number];

/** Small steps for keys and buttons: degrees, a factor of the distance, shares of it sideways. */
export type Nudge = {
  readonly turn?: number;
  readonly tilt?: number;
  readonly zoom?: number;
  readonly right?: number;
  readonly away?: number;
};

/** Pixels at each edge of the window that the page covers. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export type CameraWish = {
  readonly suggested: CameraView;
  /** The player's own choice, kept until `reset`. */
  readonly asked?: CameraView;
  /** The player has moved the camera by hand: it stays there while whoever acts is in sight. */
  readonly free: boolean;
  /** Where it was by hand, while something has to be seen. */
  readonly kept?: Orbit | undefined;
  readonly insets: Insets;
  readonly nudged?: Nudge;
  readonly ask: (view: CameraView) => void;
  /** Back to what the game suggests; from there everything is framed, and back again. */
  readonly frame: () => void;
  readonly nudge: (nudge: Nudge) => void;
};

export const useCamera = create<CameraWish>((set) => ({
  suggested: 'above',
  free: false,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  ask: (asked) => set({ asked, free: false }),
  frame: () =>
    set((wish) => {
      const { asked, free, suggested, ...rest } = wish;
      if (!free && asked === undefined && suggested !== 'above') return { ...wish, asked: 'above' };
      return { ...rest, suggested, free: false };
    }, true),
  nudge: (nudged) => set({ nudged: { ...nudged }, free: true }),
}));

/** What is looked at now. */
export const viewOf = ({ free, asked, suggested }: CameraWish): CameraView | 'free' =>
  free ? 'free' : (asked ?? suggested);

/** In a duel all that can happen is in one picture: a shot is not followed, and from above only who asked for it looks. */
export const laneViewOf = ({ free, asked }: CameraWish): CameraView | 'free' =>
  free ? 'free' : asked === 'above' ? 'above' : 'behind';
