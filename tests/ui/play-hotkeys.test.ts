import { expect, test } from 'vitest';
import { option, optionName, type Decision } from '../../src/scenarios/decisions';
import { forZombies } from '../../src/scenarios/rules/choosing';
import { hotkeysOf, keyName } from '../../src/ui/play/prompt/hotkeys';
import { asking } from '../support/asking';

const flick = { launch: 'bullet', at: { x: 0, y: 0 }, speed: [100, 2000], aside: [] } as const;
const store = { structure: 'rv' } as const;
const keysOf = (decision: Decision): Record<string, string> =>
  Object.fromEntries([...hotkeysOf(decision)].map(([id, key]) => [optionName(id), key]));

test('the way back is Escape, and never takes a number', () => {
  const keys = keysOf(
    asking({
      kind: 'takeDrop',
      about: 'john',
      options: [
        option('take rv marker-1', { verb: 'take', marker: 'marker-1', store }),
        option('back', { verb: 'back' }),
        option('drop rv marker-2', { verb: 'drop', marker: 'marker-2', store }),
      ],
    }),
  );
  expect(keys).toEqual({ 'take rv marker-1': '1', 'drop rv marker-2': '2', back: 'Escape' });
  expect(keyName('Escape')).toBe('Esc');
  expect(keyName('3')).toBe('3');
});

test('what is flicked on the table has no button and no number', () => {
  const keys = keysOf(
    asking({
      kind: 'duelTurn',
      about: 'john',
      options: [option('attack', { verb: 'strike' }, { flick }), option('wait', { verb: 'wait' })],
    }),
  );
  expect(keys['wait']).toBe('1');
  expect(keys['attack']).toBeUndefined();
});

test('two sides to flick from are buttons, and numbered', () => {
  const keys = keysOf(
    asking({
      kind: 'aim',
      about: 'rifle',
      options: [
        option('left', { verb: 'shoot', side: 'left' }, { flick }),
        option('right', { verb: 'shoot', side: 'right' }, { flick }),
        option('skip', { verb: 'skip' }),
      ],
    }),
  );
  expect([keys['left'], keys['right'], keys['skip']]).toEqual(['1', '2', '3']);
});

test('there are nine numbers', () => {
  const zombies = Array.from({ length: 12 }, (_, index) => `zombie-${index + 1}`);
  const keys = keysOf(asking({ kind: 'chooseNearest', options: forZombies(zombies) }));
  expect(keys['zombie-9']).toBe('9');
  expect(keys['zombie-10']).toBeUndefined();
});

test('a spot of the trapdoor has its own number, whichever are free', () => {
  const keys = keysOf(
    asking({
      kind: 'fillSlots',
      about: 'zombie-1',
      options: [4, 6, 2].map((slot) => option(`slot ${slot}`, { verb: 'slot', slot })),
    }),
  );
  expect(keys).toEqual({ 'slot 4': '4', 'slot 6': '6', 'slot 2': '2' });
});
