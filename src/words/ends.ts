// How a match ended, and the rules behind it.
import { teamSort } from '../scenarios/ids';
import type { SeatView } from '../scenarios/view';
import type { EndReason } from '../scenarios/objectives/reasons';
import type { RuleId } from './rules';
import { TEXTS, type Language } from './texts';

export const END_RULES: Readonly<Record<EndReason, readonly [RuleId, ...RuleId[]]>> = {
  droveAway: ['R290'],
  stockedUp: ['R298'],
  anitaInBed: ['R303'],
  fourRations: ['R312'],
  allFound: ['R321'],
  firstAway: ['R328'],
  overrun: ['R153'],
  tooManyDead: ['R155'],
  rvTouched: ['R294'],
  neverLeft: ['R296'],
  suppliesTooLate: ['R301'],
  anitaDied: ['R310'],
  helpTooLate: ['R157'],
  hungerWon: ['R319'],
  townKeepsThem: ['R326'],
  quarrelledTooLong: ['R334'],
  campFull: ['R336'],
  threeAhead: ['R353'],
  homeTaken: ['R356'],
  colonyEntered: ['R369'],
  rivalsGone: ['R368'],
  scorchedEarth: ['R278'],
  hoarder: ['R278'],
  piedPiper: ['R278'],
  campAhead: ['R341'],
  homeHeld: ['R361'],
  moreAtSkull: ['R354'],
  equalAtSkull: ['A130'],
  allGone: ['A166'],
  overrunWhenEqual: ['A130'],
  nobodyLeft: ['A86'],
};

/** Nobody has won, and nobody has lost more than the others (A130, A166). */
const DRAWS: readonly EndReason[] = ['equalAtSkull', 'allGone', 'overrunWhenEqual'];

/** Where people win and no side does, or none of its own (A188). */
function aloneTitle(names: readonly string[], language: Language): string | undefined {
  const { ends, grammar } = TEXTS[language];
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  return others.length === 0 ? ends.aloneWins(first) : ends.severalWin(grammar.list(names));
}

/** A heading and a sentence for a finished match, and the rules one can open. */
export function endText(
  { result, seats = [] }: Pick<SeatView, 'result'> & Partial<Pick<SeatView, 'seats'>>,
  language: Language,
):
  { readonly title: string; readonly text: string; readonly rules: readonly RuleId[] } | undefined {
  if (!result) return undefined;
  const { winner, reason } = result;
  const { ends, names } = TEXTS[language];
  const alone = aloneTitle(
    seats.flatMap(({ id, name }) => (result.seats.includes(id) ? [name] : [])),
    language,
  );
  // A side may win without any of its people (A188).
  const isHollow =
    winner !== 'nobody' &&
    seats.length > 0 &&
    !seats.some(({ id, team }) => team === winner && result.seats.includes(id));
  const title =
    winner === 'nobody'
      ? alone !== undefined
        ? alone
        : DRAWS.includes(reason)
          ? ends.draw
          : ends.lost
      : isHollow && alone !== undefined
        ? alone
        : winner === 'together'
          ? ends.won
          : ends.teamWins(names.teams[teamSort(winner)]);
  return {
    title,
    text: isHollow ? `${ends.reasons[reason]} ${ends.noneMetACard}` : ends.reasons[reason],
    rules: END_RULES[reason],
  };
}
