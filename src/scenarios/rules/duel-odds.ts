// 29. What everybody can count in a duel with zombies: how near they are, and what the next card may be.
import type { SideName } from '../duels';
import type { DuelView, SeatView } from '../view';
import { gapOf } from './duel-lane';

/** How far one card brings a zombie (scenarios.md, 4.5). */
export const WALK = 12;
export const CARDS = 7;

/** So many cards bring them within reach: from there whatever is turned over strikes (A70). */
export const stepsToReach = (duel: Pick<DuelView, SideName>): number =>
  Math.max(0, Math.ceil((gapOf(duel) - WALK) / WALK));

/** `attacks` of the `left` cards are attacks: those that are in the deck of this match, less those that lie open. */
export type CardOdds = {
  readonly attacks: number;
  readonly left: number;
  readonly isInReach: boolean;
};

export function cardOdds({
  duel,
  options,
}: Pick<SeatView, 'duel' | 'options'>): CardOdds | undefined {
  if (duel?.against !== 'zombies') return undefined;
  const isInReach = stepsToReach(duel) === 0;
  // Run out, the deck is shuffled anew (A69).
  if (duel.cardsLeft === 0) return { attacks: options.attackCards, left: CARDS, isInReach };
  // A lane that somebody set up, with a deck of its own.
  if (duel.turned.length + duel.cardsLeft !== CARDS) return undefined;
  const open = duel.turned.filter((card) => card === 'attack').length;
  return { attacks: options.attackCards - open, left: duel.cardsLeft, isInReach };
}
