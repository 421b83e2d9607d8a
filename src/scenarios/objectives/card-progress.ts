// How far a seat is with its own card: for its owner, and for everybody once the match is over (A190).
import type { SeatId } from '../ids';
import type { SeatView } from '../view';
import { isCardName, type CardName } from './card-names';
import type { CardClause } from './clause';
import { lack, partsOf, type Part } from './progress';
import { livingOf } from './seats';

export type CardProgress = {
  readonly card: CardName;
  /** Who is dead can meet none (A188). */
  readonly isAlive: boolean;
  /** Of the survivor of the seat who lacks least (A141), by the way that is shortest. */
  readonly parts: readonly Part[];
};

export function cardProgress(view: SeatView, seat: SeatId): CardProgress | undefined {
  const clause = view.facts?.cards?.[seat];
  const mayKnow = view.seat === seat || view.result !== undefined;
  if (!mayKnow || !clause || !isCardName(clause.reason)) return undefined;
  const each = livingOf(view, seat).map((from) =>
    clause.if ? shortestWay(partsOf(clause.if, from)) : [],
  );
  const [first = [], ...others] = each;
  const best = others.reduce((a, b) => (lack(b) < lack(a) ? b : a), first);
  return { card: clause.reason, isAlive: each.length > 0, parts: best.filter(countsNow(clause)) };
}

/** Of several ways that would each do, the one that lacks least; what is asked besides stays. */
function shortestWay(parts: readonly Part[]): readonly Part[] {
  const ways = [...new Set(parts.map(({ way }) => way))].filter((way) => way !== undefined);
  const lackBy = (way: number): number => lack(parts.filter((part) => part.way === way));
  const [first, ...others] = ways;
  if (first === undefined) return parts;
  const best = others.reduce((a, b) => (lackBy(b) < lackBy(a) ? b : a), first);
  return parts.filter(({ way }) => way === undefined || way === best);
}

/** Who is in a building is asked in its door alone: before, it says nothing. */
const countsNow =
  ({ when }: CardClause) =>
  ({ of }: Part): boolean =>
    !(typeof when === 'object' && 'entering' in when && 'survivors' in of);
