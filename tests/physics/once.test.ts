import { expect, test, vi } from 'vitest';
import { once } from '../../src/physics/measure/once';

test('each thing is worked out once, even where nothing comes of it', () => {
  const workOut = vi.fn<(thing: { readonly size: number }) => number | undefined>(({ size }) =>
    size > 0 ? size : undefined,
  );
  const sizeOf = once(workOut);
  const [some, none] = [{ size: 2 }, { size: 0 }];
  expect([sizeOf(some), sizeOf(some), sizeOf(none), sizeOf(none)]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ]);
  expect(workOut).toHaveBeenCalledTimes(2);
});

test('equal things are not the same thing', () => {
  const idOf = once((thing: { readonly x: number }) => ({ thing }));
  expect(idOf({ x: 1 })).not.toBe(idOf({ x: 1 }));
});
