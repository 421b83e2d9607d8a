// One kind of what is hidden, as a twin of a game is kept beside it.
import type { Game } from '../../scenarios/game';
import type { SeatId } from '../../scenarios/ids';

/** A game and its twin for this seat, which is told nothing of what is otherwise there. */
export type Secret = {
  /** The twin with as much of it otherwise as can be. */
  readonly twist: (twin: Game, game: Game, seat: SeatId) => Game;
  /** The twin with that of it which the step from one game to the next shows as it is there. */
  readonly agree: (twin: Game, from: Game, to: Game, seat: SeatId) => Game;
  /** In how many things twin and game are not alike. */
  readonly count: (twin: Game, game: Game) => number;
};

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The other way round, or as it is where that is the same. */
export const other = <T>(pile: readonly T[], than: readonly T[]): readonly T[] =>
  isSame(pile, than) ? pile.toReversed() : pile;
