import { expect, test } from 'vitest';
import type { Decision, Option } from '../../src/scenarios/decisions';
import { hotkeysOf, keyName } from '../../src/ui/play/prompt/hotkeys';

const flick = { launch: 'bullet', at: { x: 0, y: 0 }, speed: [100, 2000] } as const;
const keysOf = (options: readonly Option[]): Record<string, string> => {
  const decision: Decision = { number: 1, kind: 'aim', options, refused: [] };
  return Object.fromEntries(hotkeysOf(decision));
};

test('the way back is Escape, and never takes a number', () => {
  expect(keysOf([{ id: 'take rv marker-1' }, { id: 'back' }, { id: 'drop rv marker-2' }])).toEqual({
    'take rv marker-1': '1',
    'drop rv marker-2': '2',
    back: 'Escape',
  });
  expect(keyName('Escape')).toBe('Esc');
  expect(keyName('3')).toBe('3');
});

test('what is flicked on the table has no button and no number', () => {
  const keys = keysOf([{ id: 'attack', flick }, { id: 'wait' }]);
  expect(keys['wait']).toBe('1');
  expect(keys['attack']).toBeUndefined();
});

test('two sides to flick from are buttons, and numbered', () => {
  const keys = keysOf([{ id: 'left', flick }, { id: 'right', flick }, { id: 'skip' }]);
  expect([keys['left'], keys['right'], keys['skip']]).toEqual(['1', '2', '3']);
});

test('there are nine numbers', () => {
  const keys = keysOf(Array.from({ length: 12 }, (_, index) => ({ id: `option-${index}` })));
  expect(keys['option-8']).toBe('9');
  expect(keys['option-9']).toBeUndefined();
});
