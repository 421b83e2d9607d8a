// The dark room, with a brush that only counts; and what is asked for where there is no canvas at all.
import { expect, test } from 'vitest';
import type { Brush } from '../../src/scene/art/paint';
import { develop } from '../../src/scene/vignettes/develop';
import { photograph } from '../../src/scene/vignettes/photograph';
import type { Vignette } from '../../src/scene/vignettes/vignette';

const SIZE = { width: 480, height: 320 };

/** Every call with its numbers, in order. */
function strokes(name: string, air?: Vignette['air']): readonly string[] {
  const calls: string[] = [];
  const fade = { addColorStop: () => {} };
  const brush = new Proxy(
    {},
    {
      get: (_, key) => (...given: readonly unknown[]) => {
        calls.push(`${String(key)} ${given.join(' ')}`);
        return fade;
      },
      set: () => true,
    },
  ) as Brush; // prettier-ignore
  develop(brush, SIZE, name, air);
  return calls;
}

test('the same picture has the same grain and frame on every visit, another has its own', () => {
  expect(strokes('card traitor')).toEqual(strokes('card traitor'));
  expect(strokes('card traitor')).not.toEqual(strokes('card grudge'));
});

test('weather lies over the picture, and under its frame', () => {
  const count = (air?: Vignette['air']): number =>
    strokes('card', air).filter((one) => one.startsWith('createRadialGradient')).length;
  expect(count('snow')).toBeGreaterThan(count('fire'));
  expect(count('fire')).toBeGreaterThan(count());
  expect(strokes('card', 'snow').at(-1)).toBe('fill evenodd');
});

test('the frame leaves nine tenths of the picture', () => {
  const inner = strokes('card')
    .filter((one) => /^(moveTo|lineTo)/.test(one))
    .map((one) => one.split(' ').slice(1).map(Number));
  const reach = (axis: 0 | 1): number[] => inner.map((at) => at[axis] ?? NaN);
  expect(Math.min(...reach(0))).toBeGreaterThan(4);
  expect(Math.max(...reach(0)) - Math.min(...reach(0))).toBeGreaterThan(0.93 * SIZE.width);
  expect(Math.max(...reach(1)) - Math.min(...reach(1))).toBeGreaterThan(0.93 * SIZE.height);
});

test('where there is no canvas there is no picture, and nothing breaks', async () => {
  const { signal } = new AbortController();
  expect(await photograph({ marker: 'food' }, 'low', signal)).toBeUndefined();
  expect(await photograph({ crossroads: 'acid' }, 'low', signal)).toBeUndefined();
});
