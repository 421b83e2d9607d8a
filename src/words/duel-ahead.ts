// A zombie in the room: whatever is done there begins with a duel.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Seen } from '../scenarios/view';
import { duelDue, standingZombies } from '../scenarios/rules/duel-due';

export type DuelAhead = { readonly zombies: readonly string[] };

export function duelAhead(game: Seen, survivor: SurvivorId): DuelAhead | undefined {
  const structure = duelDue(game, survivor);
  return structure && { zombies: standingZombies(game, structure) };
}
