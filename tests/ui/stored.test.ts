// What was stored by this version, another one, or by hand: always usable, never with anything in it that is not known.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_TABLE_SETTINGS } from '../../src/scene/settings';
import { scenarioOf } from '../../src/scenarios/list';
import { defaultOptions } from '../../src/scenarios/options';
import { readLink } from '../../src/ui/app/link';
import { readPlayers } from '../../src/ui/seats/players';
import { readLineUps } from '../../src/ui/seats/use-line-ups';
import { readOptions } from '../../src/ui/seats/use-options';
import { readPageSettings, readTableSettings } from '../../src/ui/settings/read-settings';
import { spoilt, troubles } from '../support/mutate';

const PAGE = { quality: 'auto', textSize: 'normal', contrast: 'auto', faceToFace: false };
const OPTIONS = { ...defaultOptions('hard'), pellets: 6, hand: 'living' };
const PLAYERS = [
  { mark: 'star', name: 'Ana', side: 'b', steady: true },
  { mark: 'moon', name: '', side: 'a', steady: false },
];
const LINE_UPS = {
  s6: { a: scenarioOf('s6').teams.a?.survivors, b: scenarioOf('s6').teams.b?.survivors },
};

test.each<[string, (stored: unknown) => unknown, object, readonly string[]]>([
  ['settings of the table', readTableSettings, DEFAULT_TABLE_SETTINGS, []],
  ['settings of the page', readPageSettings, PAGE, []],
  ['options', readOptions, OPTIONS, []],
  ['players', readPlayers, PLAYERS, ['mark', 'name', 'side', 'steady']],
  ['line-ups', readLineUps, LINE_UPS, ['s1', 's2', 's3', 's4', 's5', 's6', 'together', 'a', 'b']],
])('%s come back, and spoilt ones do no harm', (_, read, stored, known) => {
  expect(read(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  fc.assert(
    fc.property(spoilt(stored), (given) => {
      const taken = read(given);
      expect(troubles(taken, [...Object.keys(stored), ...known])).toEqual([]);
      // What is taken once is taken again as it is, so nothing in it can be out of order.
      expect(read(taken)).toEqual(taken);
    }),
    { numRuns: 1000, seed: 6 },
  );
});

test('options: the combat deck and the hand follow the difficulty where nobody has set them', () => {
  expect(readOptions({ difficulty: 'hard' })).toEqual({
    ...defaultOptions('hard'),
    hand: 'living',
  });
  expect(readOptions({ difficulty: 'easy' }).hand).toBe('steady');
  expect(readOptions({ difficulty: 'easy', hand: 'living' }).hand).toBe('living');
  expect(readOptions({ hand: 'shaking' }).hand).toBe('living');
  expect(readOptions({ difficulty: 'hard', attackCards: 0 }).attackCards).toBe(0);
  expect(readOptions({ difficulty: 'hard', attackCards: 99 }).attackCards).toBe(3);
  expect(readOptions([])).toEqual({ ...defaultOptions(), hand: 'living' });
});

test.each([
  ['?play=s3&seed=7', { play: 's3', seed: 7, hand: 'steady' }],
  ['?play=s3&hand=living', { play: 's3', seed: 1, hand: 'living' }],
  ['?play=s3&hand=other', undefined],
  ['?play=s1', { play: 's1', seed: 1, hand: 'steady' }],
  ['?play=s1&seed=4294967295&quality=low', { play: 's1', seed: 4294967295, hand: 'steady' }],
  ['?play=s1&seed=4294967296', undefined],
  ['?play=s1&seed=-1', undefined],
  ['?play=s1&seed=1.5', undefined],
  ['?play=s1&seed=', undefined],
  ['?play=s1&seed=1e9', undefined],
  ['?play=s1&seed=NaN', undefined],
  ['?play=constructor', undefined],
  ['?seed=7', undefined],
  ['', undefined],
])('the link %s', (search, link) => {
  expect(readLink(new URLSearchParams(search))).toEqual(link);
});
