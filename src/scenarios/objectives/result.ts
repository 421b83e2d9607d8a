// The end of a game as its players read it: the side, the seats that have won, and why.
import type { Outcome as TableOutcome } from '../../physics/recording';
import type { Game, Result } from '../game';
import type { Board } from './board';
import type { Clause } from './clause';
import { judgeSides, type Moment } from './judge';
import { must } from '../queries';
import { END_REASONS } from './reasons';
import { judgeSeats, winningSeats } from './seats';

type Ending<Reason extends string> = Omit<Result, 'reason'> & { readonly reason: Reason };

/** What ends the game at this moment, if anything does. */
export function resultAt(game: Game, moment: Moment): Result | undefined {
  const ending = endingAt(game, game.sheet.clauses, moment);
  if (!ending) return undefined;
  const reason = END_REASONS.find((one) => one === ending.reason);
  return { ...ending, reason: must(reason, `an end called ${ending.reason}`) };
}

/** Sides before seats: whoever wins alone wins where no clause of the sides holds (A188). */
export function endingAt(
  board: Board,
  clauses: readonly Clause<string>[],
  moment: Moment,
): Ending<string> | undefined {
  const alone = (): Ending<string> | undefined => {
    const won = judgeSeats(board, moment);
    return won && { winner: 'nobody', ...won };
  };
  return sidesEnding(board, clauses, moment) ?? alone();
}

function sidesEnding<Reason extends string>(
  board: Board,
  clauses: readonly Clause<Reason>[],
  moment: Moment,
): Ending<Reason> | undefined {
  const verdict = judgeSides(board, clauses, moment);
  if (!verdict || verdict.end === 'moreRounds') return undefined;
  return {
    winner: verdict.end === 'won' ? verdict.side : 'nobody',
    seats: winningSeats(board, verdict),
    reason: verdict.reason,
  };
}

/** What zombies touched while the table ran, at any time (A85). */
export const touchedBy = (game: Game, { contacts }: TableOutcome): Moment => ({
  touched: contacts.filter(({ piece }) => game.zombies[piece]).map(({ other }) => other),
});
