// Whatever was stored, by whichever version: each value that makes no sense is the usual one.
import {
  AIM_HELPS,
  DEFAULT_TABLE_SETTINGS,
  GESTURES,
  type TableSettings,
} from '../../scene/settings';
import { QUALITIES, type Quality } from '../../scene/quality';

export const PLAYBACK_SPEEDS = [0.5, 1, 2] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const CONTRASTS = ['auto', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

export type PageSettings = {
  readonly quality: Quality | 'auto';
  readonly textSize: TextSize;
  readonly contrast: Contrast;
};

const DEFAULT_PAGE_SETTINGS: PageSettings = {
  quality: 'auto',
  textSize: 'normal',
  contrast: 'auto',
};

type Stored = Partial<Record<string, unknown>>;
const asRecord = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? value : {};
const isOneOf = <T>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((one) => one === value) ?? usual;
const isYes = (value: unknown, usual: boolean): boolean =>
  typeof value === 'boolean' ? value : usual;

export function readTableSettings(stored: unknown): TableSettings {
  const given = asRecord(stored);
  const usual = DEFAULT_TABLE_SETTINGS;
  return {
    aimHelp: isOneOf(AIM_HELPS, given['aimHelp'], usual.aimHelp),
    gesture: isOneOf(GESTURES, given['gesture'], usual.gesture),
    sound: isYes(given['sound'], usual.sound),
    haptics: isYes(given['haptics'], usual.haptics),
    playbackSpeed: isOneOf<number>(PLAYBACK_SPEEDS, given['playbackSpeed'], usual.playbackSpeed),
    slowMotion: isYes(given['slowMotion'], usual.slowMotion),
    followShots: isYes(given['followShots'], usual.followShots),
  };
}

export function readPageSettings(stored: unknown): PageSettings {
  const given = asRecord(stored);
  const usual = DEFAULT_PAGE_SETTINGS;
  return {
    quality: isOneOf(['auto', ...QUALITIES] as const, given['quality'], usual.quality),
    textSize: isOneOf(TEXT_SIZES, given['textSize'], usual.textSize),
    contrast: isOneOf(CONTRASTS, given['contrast'], usual.contrast),
  };
}
