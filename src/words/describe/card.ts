// How far a seat is with its own card, number by number.
import type { SeatId } from '../../scenarios/ids';
import type { CardName } from '../../scenarios/objectives/card-names';
import { cardProgress } from '../../scenarios/objectives/card-progress';
import type { Amount } from '../../scenarios/objectives/clause';
import type { Part } from '../../scenarios/objectives/progress';
import type { SeatView } from '../../scenarios/view';
import { TEXTS, type Language, type Texts } from '../texts';

type CountName = keyof Texts['secrets']['counts'];

export type CardLine = { readonly text: string; readonly done: boolean };
export type CardTold = { readonly card: CardName; readonly lines: readonly CardLine[] };

/** What is counted; undefined where it is asked whether I am somewhere. */
function countOf(of: Amount): CountName | undefined {
  if ('tally' in of) return of.tally;
  if ('heldBy' in of) return 'held';
  if ('freeSpaces' in of) return 'freeSpaces';
  if ('life' in of) return 'life';
  if ('zombies' in of) return 'zombies';
  if (!('survivors' in of)) return undefined;
  if (of.survivors === 'accuser') return 'accuser';
  if (of.survivors === 'mine') return 'allies';
  return of.survivors === 'me' ? undefined : 'company';
}

function lineOf({ of, have, need, sort, done }: Part, language: Language): CardLine {
  const { counts, there, reach, atMost } = TEXTS[language].secrets;
  const name = countOf(of);
  if (name === undefined) return { text: done ? there.yes : there.no, done };
  const text =
    sort === 'reach'
      ? reach(counts[name], Math.min(have, need), need)
      : atMost(counts[name], have, need);
  return { text, done };
}

/** The card of a seat, and its numbers, as far as this view may know them. */
export function describeCard(
  view: SeatView,
  seat: SeatId,
  language: Language,
): CardTold | undefined {
  const progress = cardProgress(view, seat);
  if (!progress) return undefined;
  const { card, isAlive, parts } = progress;
  const { dead } = TEXTS[language].secrets;
  return {
    card,
    lines: isAlive ? parts.map((part) => lineOf(part, language)) : [{ text: dead, done: false }],
  };
}
