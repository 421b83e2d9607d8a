import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress, type Address } from '../../src/ui/navigation/address';

describe('addresses', () => {
  test.each<[Address, string]>([
    [{ name: 'title' }, ''],
    [{ name: 'scenarios' }, '#/scenarios'],
    [{ name: 'scenario', scenario: 's3' }, '#/scenario/s3'],
    [{ name: 'seats', scenario: 's6' }, '#/seats/s6'],
    [{ name: 'sheet', scenario: 's1' }, '#/sheet/s1'],
    [{ name: 'play', match: '0af3' }, '#/play/0af3'],
    [{ name: 'matches' }, '#/matches'],
    [{ name: 'settings' }, '#/settings'],
    [{ name: 'lesson' }, '#/lesson'],
    [{ name: 'puzzles' }, '#/puzzles'],
    [{ name: 'puzzle', puzzle: 'borrowedKey' }, '#/puzzles/borrowedKey'],
    [{ name: 'drills' }, '#/drills'],
    [{ name: 'drill', drill: 'stop20' }, '#/drills/stop20'],
  ])('%j is written and read again', (address, hash) => {
    expect(writeAddress(address)).toBe(hash);
    expect(readAddress(hash)).toEqual(address);
  });

  test.each(['#', '#/', '#/nowhere', '#/scenario', '#/scenario/s99', '#/play', '#/play/<b>', '#x'])(
    '%s is the title',
    (hash) => {
      expect(readAddress(hash)).toEqual({ name: 'title' });
    },
  );
});
