// The seeded generator of a game; its state is part of the game's.
import { change } from './change';
import type { Draft } from './game';

/** A whole number from 0 to 4294967295; steps the game's generator. */
export function nextSeed(game: Draft): number {
  const random = (game.random + 0x6d2b79f5) | 0;
  change(game, { random });
  let mixed = Math.imul(random ^ (random >>> 15), random | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

export const nextBelow = (game: Draft, count: number): number => nextSeed(game) % count;

/** In a new random order. */
export function shuffled<T>(game: Draft, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = nextBelow(game, last + 1);
    const [a, b] = [result[last], result[other]];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[other] = a;
  }
  return result;
}
