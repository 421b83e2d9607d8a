// Every seat at the end, as plain data: whether it has won and why, with its card and whether that was met (A188).
import type { SeatView } from '../../../scenarios/view';
import { seatEnds, type SeatEnd } from '../../../words/seat-ends';
import type { Language } from '../../../words/texts';

/** Winners first; nothing where nobody has a card, or before the end. */
export const seatCards = (view: SeatView, language: Language): readonly SeatEnd[] =>
  seatEnds(view, language).toSorted((a, b) => Number(b.won) - Number(a.won));
