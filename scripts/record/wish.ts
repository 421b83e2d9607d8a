// Whether a match is one that was wished for.
import type { Game } from '../../src/scenarios/game';
import type { Tally } from '../../src/match/tally';
import type { Arguments } from './arguments';

/** What may have to happen on the way to the end. */
export const OCCASIONS = [
  'extraRound',
  'recruit',
  'exile',
  'wrongAccusation',
  'exileWins',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** An exile is among those who have won, alone or with others (R278). */
const exileWins = ({ facts, result }: Game): boolean =>
  Object.keys(facts?.exiles ?? {}).some((seat) => result?.seats.includes(seat));

const HAPPENED: Readonly<Record<Occasion, (game: Game, tally: Tally) => boolean>> = {
  extraRound: (_, { extraRounds }) => extraRounds > 0,
  recruit: (_, { recruits }) => recruits > 0,
  exile: (_, { exiles }) => exiles > 0,
  wrongAccusation: (_, { wronged }) => wronged > 0,
  exileWins,
};

export type Wish = Pick<Arguments, 'ending' | 'winner' | 'with'>;

export const isGranted = (wish: Wish, game: Game, tally: Tally): boolean =>
  game.result !== undefined &&
  [undefined, game.result.reason].includes(wish.ending) &&
  (wish.winner === undefined || wish.winner === game.result.winner) &&
  wish.with.every((occasion) => HAPPENED[occasion](game, tally));
