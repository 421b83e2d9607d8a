// A turn of a practised player stays short: over a few recorded matches, by the times that everything is designed with.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { option } from '../../src/scenarios/decisions';
import { onlyAnswer } from '../../src/scenarios/only-answer';
import { LIMITS, quantile, waitOf } from '../../scripts/pace/table';
import { turnsOf, type Turn } from '../../scripts/pace/turns';
import { practised, type Input } from '../../scripts/pace/inputs';
import { asking } from '../support/asking';

beforeAll(loadEngine);

const turns = (...files: readonly string[]): readonly Turn[] =>
  files.flatMap((file) => turnsOf(readFileSync(`tests/golden/${file}.json`, 'utf8')));

test('half of the turns cost at most 5 inputs, and nine of ten hardly more', () => {
  const inputs = turns('s1-1-together', 's2-1-together', 's4-1-together', 's6-1-a').map(
    (turn) => turn.inputs.length,
  );
  expect(inputs.length).toBeGreaterThan(30);
  expect(quantile(inputs, 0.5)).toBeLessThanOrEqual(LIMITS.inputs);
  expect(quantile(inputs, 0.9)).toBeLessThanOrEqual(LIMITS.inputs + 2);
});

test('half of the turns are waited for no longer than they may, with a rush and without', () => {
  const all = turns('s1-1-together', 's5-1-together', 's6-1-a');
  const waits = (rush: boolean): readonly number[] =>
    all.filter((turn) => turn.rush === rush).map(waitOf);
  expect(quantile(waits(false), 0.5)).toBeLessThanOrEqual(LIMITS.seconds);
  expect(quantile(waits(true), 0.5)).toBeLessThanOrEqual(LIMITS.withRush);
  expect(Math.min(...waits(true))).toBeGreaterThan(2);
});

const move: Input = { asked: 'chooseAction', verb: 'move', byPull: true };
const flick: Input = { asked: 'flickDisc', verb: 'flick' };

test('a figure that is pulled as it stands is one input; turning it is none, and nobody goes back', () => {
  expect(practised([move, flick])).toEqual([move]);
  expect(practised([move, flick], false)).toEqual([move, flick]);
  expect(practised([{ asked: 'chooseAction', verb: 'face' }, move, flick])).toEqual([move]);
  expect(practised([move, { asked: 'flickDisc', verb: 'back' }])).toEqual([]);
});

const back = option('back', { verb: 'back' });
const take = (marker: string) =>
  option(marker, { verb: 'take', marker, store: { structure: 'rv' } });
const drop = option('drop', { verb: 'drop', marker: 'food-1', store: { structure: 'rv' } });

test('what one answer is left of is given, but nothing is laid down unasked', () => {
  const asked = (...options: readonly (typeof back | ReturnType<typeof take> | typeof drop)[]) =>
    onlyAnswer(asking({ kind: 'takeDrop', about: 'john', options } as never));
  expect(asked(take('food-1'), back)).toBe(take('food-1').id);
  expect(asked(take('food-1'), take('food-2'), back)).toBeUndefined();
  expect(asked(drop, back)).toBeUndefined();
});
