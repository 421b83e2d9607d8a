// The seeded generator of a game; its state is part of the game's.
import type { GameState } from './game';

/** A whole number from 0 to 4294967295; steps the game's generator. */
export function nextSeed(game: GameState): number {
  game.random = (game.random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(game.random ^ (game.random >>> 15), game.random | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

export const nextBelow = (game: GameState, count: number): number => nextSeed(game) % count;

/** In a new random order. */
export function shuffled<T>(game: GameState, items: readonly T[]): T[] {
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
