// Who has won and who has not, seat by seat and why, once the match is over and every card lies open (A188).
import { teamSort, type SeatId } from '../scenarios/ids';
import { isCardName, sortOf, type CardName } from '../scenarios/objectives/card-names';
import { cardProgress } from '../scenarios/objectives/card-progress';
import { isOut } from '../scenarios/rules/owners';
import type { SeatView } from '../scenarios/view';
import type { SeatWhy } from './en/scenarios/ends';
import { TEXTS, type Language } from './texts';

export type SeatEnd = {
  readonly seat: SeatId;
  readonly won: boolean;
  /** Whoever found a new group has none any more (R287). */
  readonly card?: CardName;
  /** The card alone, whichever side has won. */
  readonly met?: boolean;
  /** Who, whether it has won, and with what. */
  readonly text: string;
  /** The reason, unless it is told in the text already. */
  readonly why?: string;
  /** Of which team it was a traitor, and what became of that (R271, R275). */
  readonly traitor?: string;
};

/** Nothing where nobody has a card, or before the end. */
export function seatEnds(view: SeatView, language: Language): readonly SeatEnd[] {
  const { result, facts } = view;
  if (!result || !facts?.cards) return [];
  const { ends, secrets, names } = TEXTS[language];
  return view.seats.map(({ id, name, team }) => {
    const won = result.seats.includes(id);
    const reason = facts.cards?.[id]?.reason ?? '';
    const card = isCardName(reason) ? reason : undefined;
    const met = card && isMet(view, id, card, won);
    const isDead = !won && isOut(view, id);
    const words = won ? ends.seatWon : isDead ? ends.seatDead : ends.seatLost;
    const traitor = traitorText(view, id, card, language);
    return {
      seat: id,
      won,
      ...(card && { card }),
      ...(met !== undefined && { met }),
      text: words(name, card ? secrets.cards[card].name : names.teams[teamSort(team)]),
      ...(!isDead && { why: ends.why[whyOf(view, id, card, met ?? false)] }),
      ...(traitor !== undefined && { traitor }),
    };
  });
}

/** What is judged in a door or at the end of a round, and what a traitor wants, is met by winning with it. */
function isMet(view: SeatView, seat: SeatId, card: CardName, won: boolean): boolean {
  const isJudgedHere =
    view.facts?.cards?.[seat]?.when === 'endOfGame' && sortOf(card) !== 'traitor';
  const progress = isJudgedHere ? cardProgress(view, seat) : undefined;
  if (!progress) return won;
  return progress.isAlive && progress.parts.every(({ done }) => done);
}

function whyOf(
  { result, seats }: SeatView,
  seat: SeatId,
  card: CardName | undefined,
  met: boolean,
): SeatWhy {
  const won = result?.seats.includes(seat) ?? false;
  const sort = card && sortOf(card);
  if (won) {
    if (sort === undefined) return 'newGroup';
    return sort === 'exile' ? 'metAlone' : sort === 'traitor' ? 'betrayed' : 'metWithTeam';
  }
  if (result?.winner === 'nobody') {
    if (result.seats.length === 0) return 'nobody';
    if (isCardName(result.reason)) return 'beaten';
  }
  if (sort === undefined) return 'newGroupLost';
  if (sort === 'exile') return 'missedAlone';
  if (sort === 'traitor') return 'notBetrayed';
  if (seats.some(({ id, team }) => id === seat && team === result?.winner)) return 'missed';
  return met ? 'teamLost' : 'neither';
}

function traitorText(
  { facts, seats }: SeatView,
  seat: SeatId,
  card: CardName | undefined,
  language: Language,
): string | undefined {
  const { ends, names } = TEXTS[language];
  const wasShown = facts?.shown?.[seat] === 'traitor';
  if (!wasShown && card !== 'traitor') return undefined;
  const former = facts?.exiles?.[seat]?.former;
  if (wasShown)
    return former === undefined
      ? ends.traitor.joined
      : ends.traitor.exposed(names.teamLabels[teamSort(former)]);
  const team = seats.find(({ id }) => id === seat)?.team ?? 'together';
  return ends.traitor.hidden(names.teamLabels[teamSort(team)]);
}
