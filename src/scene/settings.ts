// What a player may set about the table itself. The page stores it; the scene only reads it.
import { create } from 'zustand';

export const AIM_HELPS = ['off', 'firstTouch', 'fullPath'] as const;
export type AimHelp = (typeof AIM_HELPS)[number];

/** The one after this, round and round. */
export const nextAimHelp = (now: AimHelp): AimHelp =>
  AIM_HELPS[(AIM_HELPS.indexOf(now) + 1) % AIM_HELPS.length] ?? 'off';

export const GESTURES = ['pull', 'push'] as const;
export type Gesture = (typeof GESTURES)[number];

/** How loud something is: a share of what it could be. */
export const VOLUMES = [0, 0.5, 1] as const;

export type TableSettings = {
  readonly aimHelp: AimHelp;
  readonly gesture: Gesture;
  readonly sound: boolean;
  readonly effects: number;
  /** The wind of a day or a night. */
  readonly bed: number;
  readonly music: number;
  readonly haptics: boolean;
  /** 1 is life speed. */
  readonly playbackSpeed: number;
  readonly slowMotion: boolean;
  readonly followShots: boolean;
};

export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  aimHelp: 'firstTouch',
  gesture: 'pull',
  sound: true,
  effects: 1,
  bed: 1,
  music: 0.5,
  haptics: true,
  playbackSpeed: 1,
  slowMotion: true,
  followShots: true,
};

export const useTableSettings = create<TableSettings>(() => DEFAULT_TABLE_SETTINGS);
