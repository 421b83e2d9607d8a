import { describe, expect, test } from 'vitest';
import { DEFAULT_TABLE_SETTINGS } from '../../src/scene/settings';
import { readPageSettings, readTableSettings } from '../../src/ui/settings/read-settings';

describe('stored settings', () => {
  test('are taken as they are when they make sense', () => {
    const stored = {
      aimHelp: 'off',
      gesture: 'push',
      sound: false,
      effects: 0.5,
      bed: 0,
      music: 1,
      haptics: false,
      playbackSpeed: 2,
      slowMotion: false,
      followShots: false,
    };
    expect(readTableSettings(stored)).toEqual(stored);
    const page = { quality: 'low', textSize: 'huge', contrast: 'more', faceToFace: true };
    expect(readPageSettings(page)).toEqual(page);
  });

  test.each([
    undefined,
    null,
    'loud',
    [],
    { aimHelp: 'laser', gesture: 1, sound: 'yes', music: 7, playbackSpeed: 99, quality: 'ultra' },
  ])('are the usual ones when they do not: %j', (stored) => {
    expect(readTableSettings(stored)).toEqual(DEFAULT_TABLE_SETTINGS);
    expect(readPageSettings(stored)).toEqual({
      quality: 'auto',
      textSize: 'normal',
      contrast: 'auto',
      faceToFace: false,
    });
  });

  test('keep what is right beside what is wrong', () => {
    expect(readTableSettings({ sound: false, gesture: 'kick' })).toEqual({
      ...DEFAULT_TABLE_SETTINGS,
      sound: false,
    });
  });
});
