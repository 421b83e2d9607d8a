// Every card at the end, as plain data: whose it was, whether it was met, and whether its owner has won (A188).
import type { SeatId } from '../../../scenarios/ids';
import {
  isCardName,
  sortOf,
  type CardName,
  type CardSort,
} from '../../../scenarios/objectives/card-names';
import { cardProgress } from '../../../scenarios/objectives/card-progress';
import type { SeatView } from '../../../scenarios/view';
import { seatEnds } from '../../../words/seat-ends';
import type { Language } from '../../../words/texts';

export type SeatCard = {
  readonly seat: SeatId;
  readonly card: CardName;
  readonly sort: CardSort;
  readonly won: boolean;
  /** The card alone, whichever side has won. */
  readonly met: boolean;
  /** Of its own team, now or before it was banished (R271, R275). */
  readonly traitor: boolean;
  /** Why it has won or not, in a sentence. */
  readonly text: string;
};

/** Winners first; nothing where nobody has a card, or before the end. */
export function seatCards(view: SeatView, language: Language): readonly SeatCard[] {
  const { facts } = view;
  return seatEnds(view, language)
    .flatMap(({ seat, won, text }) => {
      const reason = facts?.cards?.[seat]?.reason ?? '';
      if (!isCardName(reason)) return [];
      const sort = sortOf(reason);
      return [
        {
          seat,
          card: reason,
          sort,
          won,
          // What an exile or a traitor wants is met when they have won by it.
          met: sort === 'secret' ? isMet(view, seat) : won,
          traitor: sort === 'traitor' || facts?.shown?.[seat] === 'traitor',
          text,
        },
      ];
    })
    .toSorted((a, b) => Number(b.won) - Number(a.won));
}

function isMet(view: SeatView, seat: SeatId): boolean {
  const progress = cardProgress(view, seat);
  return progress !== undefined && progress.isAlive && progress.parts.every(({ done }) => done);
}
