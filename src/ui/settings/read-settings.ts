// Whatever was stored, by whichever version: each value that makes no sense is the usual one.
import * as v from 'valibot';
import {
  AIM_HELPS,
  DEFAULT_TABLE_SETTINGS,
  GESTURES,
  VOLUMES,
  type TableSettings,
} from '../../scene/settings';
import { QUALITIES } from '../../scene/quality';
import { readKnown } from '../device/stored';

export const PLAYBACK_SPEEDS = [0.5, 1, 2] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const CONTRASTS = ['auto', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

const usual = DEFAULT_TABLE_SETTINGS;
const TABLE: v.GenericSchema<unknown, TableSettings> = v.object({
  aimHelp: v.fallback(v.picklist(AIM_HELPS), usual.aimHelp),
  gesture: v.fallback(v.picklist(GESTURES), usual.gesture),
  sound: v.fallback(v.boolean(), usual.sound),
  effects: v.fallback(v.picklist<readonly number[]>(VOLUMES), usual.effects),
  bed: v.fallback(v.picklist<readonly number[]>(VOLUMES), usual.bed),
  music: v.fallback(v.picklist<readonly number[]>(VOLUMES), usual.music),
  haptics: v.fallback(v.boolean(), usual.haptics),
  playbackSpeed: v.fallback(v.picklist<readonly number[]>(PLAYBACK_SPEEDS), usual.playbackSpeed),
  slowMotion: v.fallback(v.boolean(), usual.slowMotion),
  followShots: v.fallback(v.boolean(), usual.followShots),
});

const PAGE = v.pipe(
  v.object({
    quality: v.fallback(v.picklist(['auto', ...QUALITIES]), 'auto'),
    textSize: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
    contrast: v.fallback(v.picklist(CONTRASTS), 'auto'),
    /** The tablet lies flat between two teams. */
    faceToFace: v.fallback(v.boolean(), false),
  }),
  v.readonly(),
);
export type PageSettings = v.InferOutput<typeof PAGE>;

export const readTableSettings = (stored: unknown): TableSettings => readKnown(TABLE, stored);
export const readPageSettings = (stored: unknown): PageSettings => readKnown(PAGE, stored);
