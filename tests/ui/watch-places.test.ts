// Where one may step to in a match that is watched again.
import { expect, test } from 'vitest';
import type { Step } from '../../src/match/review/steps';
import { placeAfter, placeBefore, placesOf } from '../../src/ui/watch/places';

const step = (entry: number, isFlick: boolean, kinds: readonly 'turnBegan'[] = []): Step => {
  const events = isFlick
    ? [{ kind: 'fired', survivor: 'john', weapon: 'rifle' } as const]
    : kinds.map((kind) => ({ kind, seat: 'seat-1', survivor: 'john' }) as const);
  return { entry, isFlick, round: 1, half: 'day', own: events, events };
};
const turns = [
  { entry: 0, round: 1, half: 'day' },
  { entry: 1, round: 1, half: 'day' },
  { entry: 6, round: 1, half: 'day' },
] as const;
const steps = [step(0, false, ['turnBegan']), step(2, true), step(4, true), step(5, false)];

test('it goes by turns, by flicks, or by whatever happened', () => {
  expect(placesOf('turn', turns, steps)).toEqual([0, 1, 6]);
  expect(placesOf('flick', turns, steps)).toEqual([2, 4]);
  expect(placesOf('event', turns, steps)).toEqual([2, 4]);
});

test('forth and back from anywhere, and not beyond the ends', () => {
  const places = [2, 4, 9];
  expect([placeBefore(places, 4), placeAfter(places, 4)]).toEqual([2, 9]);
  expect([placeBefore(places, 3), placeAfter(places, 3)]).toEqual([2, 4]);
  expect([placeBefore(places, 2), placeAfter(places, 9)]).toEqual([undefined, undefined]);
});
