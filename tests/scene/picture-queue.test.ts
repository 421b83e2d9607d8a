// Pictures are made one after the other, kept, and the studio is closed when nobody wants another.
import { expect, test } from 'vitest';
import { queueOf } from '../../src/scene/vignettes/queue';

function studio(fails: readonly string[] = []) {
  const taken: string[] = [];
  const open: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let rests = 0;
  const ask = queueOf<string>(
    {
      take: (order) => {
        taken.push(order);
        if (fails.includes(order)) return Promise.reject(new Error('too dark'));
        return new Promise((done) => open.push(() => done(`picture of ${order}`)));
      },
      rest: () => {
        rests += 1;
      },
    },
    (_, then) => {
      timers.push(then);
      return () => timers.splice(timers.indexOf(then), 1);
    },
  );
  const still = new AbortController().signal;
  const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
  return { taken, open, timers, rests: () => rests, breath, want: (name: string, signal = still) => ask(name, name, signal) }; // prettier-ignore
}

test('one after the other, and each once', async () => {
  const { taken, open, breath, want } = studio();
  const [a, b, again] = [want('a'), want('b'), want('a')];
  await breath();
  expect(taken).toEqual(['a']);
  open[0]?.();
  expect(await a).toBe('picture of a');
  await breath();
  expect(taken).toEqual(['a', 'b']);
  open[1]?.();
  expect(await Promise.all([b, again])).toEqual(['picture of b', 'picture of a']);
  expect(await want('b')).toBe('picture of b');
  expect(taken).toEqual(['a', 'b']);
});

test('what nobody wants any more is not made', async () => {
  const { taken, open, breath, want } = studio();
  const leaving = new AbortController();
  const first = want('a');
  const second = want('b', leaving.signal);
  await breath();
  leaving.abort();
  open[0]?.();
  expect(await first).toBe('picture of a');
  expect(await second).toBeUndefined();
  expect(taken).toEqual(['a']);
});

test('a picture that fails is nothing, and the next one is made', async () => {
  const { open, breath, want } = studio(['a']);
  const [a, b] = [want('a'), want('b')];
  expect(await a).toBeUndefined();
  await breath();
  open[0]?.();
  expect(await b).toBe('picture of b');
});

test('the studio closes a while after the last one, and not before another that came in time', async () => {
  const { open, timers, rests, breath, want } = studio();
  const a = want('a');
  await breath();
  expect(timers).toEqual([]);
  open[0]?.();
  await a;
  await breath();
  expect(timers).toHaveLength(1);
  const b = want('b');
  expect(timers).toEqual([]);
  await breath();
  open[1]?.();
  await b;
  await breath();
  timers[0]?.();
  expect(rests()).toBe(1);
});
