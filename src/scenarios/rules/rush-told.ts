// 20. What a rush did to those it did not fell: brushed, or missed by so much.
import type { Outcome } from '../../physics/recording';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game } from '../game';
import { emit, type Play } from '../play';
import { inPlay, isLying, survivorOf } from '../queries';

/** Farther than this nobody felt a draught. */
export const NEAR_MISS = 10;

/** Whoever stands in the street before a rush, and so can be met by it. */
export const exposedTo = (game: Game): SurvivorId[] =>
  inPlay(game).filter((id) => {
    const survivor = survivorOf(game, id);
    return survivor.place.in === 'street' && !isLying(survivor);
  });

/** The first thing that met it, whatever that was (R139). */
export const metBy = ({ contacts }: Outcome, id: SurvivorId): string | undefined => {
  const first = contacts.find(({ piece, other }) => piece === id || other === id);
  return first && (first.piece === id ? first.other : first.piece);
};

/** Of those who still stand: who was touched, who was not, and by how many centimetres. */
export function tellNearMisses(
  play: Play,
  outcome: Outcome,
  stillStanding: readonly SurvivorId[],
): void {
  for (const survivor of stillStanding) {
    const by = metBy(outcome, survivor);
    if (by !== undefined) {
      emit(play, { kind: 'brushed', survivor, by, rules: ['R139'] });
      continue;
    }
    const near = outcome.approaches?.find(({ piece }) => piece === survivor);
    if (near && near.gap <= NEAR_MISS)
      emit(play, { kind: 'slidPast', survivor, by: near.by, gap: near.gap, rules: ['R139'] });
  }
}
