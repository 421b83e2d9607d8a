// The end of a game as its players read it: the side, the seats that have won, and why.
import type { Outcome as TableOutcome } from '../../physics/recording';
import type { Game, Result } from '../game';
import { judgeSides, type Moment } from './judge';
import { winningSeats } from './seats';

/** What ends the game at this moment, if anything does. Cards that win alone come in here with S9. */
export function resultAt(game: Game, moment: Moment): Result | undefined {
  const verdict = judgeSides(game, game.sheet.clauses, moment);
  if (!verdict || verdict.end === 'moreRounds') return undefined;
  return {
    winner: verdict.end === 'won' ? verdict.side : 'nobody',
    seats: winningSeats(game, verdict),
    reason: verdict.reason,
  };
}

/** What zombies touched while the table ran, at any time (A85). */
export const touchedBy = (game: Game, { contacts }: TableOutcome): Moment => ({
  touched: contacts.filter(({ piece }) => game.zombies[piece]).map(({ other }) => other),
});
