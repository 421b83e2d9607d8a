// Who has won and who has not, seat by seat, once the match is over and every card lies open (A188).
import type { SeatId } from '../scenarios/ids';
import { isCardName } from '../scenarios/objectives/card-names';
import { isOut } from '../scenarios/rules/owners';
import type { SeatView } from '../scenarios/view';
import { TEXTS, type Language } from './texts';

export type SeatEnd = { readonly seat: SeatId; readonly won: boolean; readonly text: string };

/** Nothing where nobody has a card, or before the end. */
export function seatEnds(view: SeatView, language: Language): readonly SeatEnd[] {
  const { result, facts } = view;
  if (!result || !facts?.cards) return [];
  const { ends, secrets } = TEXTS[language];
  return view.seats.map(({ id, name }) => {
    const won = result.seats.includes(id);
    const reason = facts.cards?.[id]?.reason ?? '';
    const card = isCardName(reason) ? secrets.cards[reason].name : ends.noCard;
    const words = won ? ends.seatWon : isOut(view, id) ? ends.seatDead : ends.seatLost;
    return { seat: id, won, text: words(name, card) };
  });
}
