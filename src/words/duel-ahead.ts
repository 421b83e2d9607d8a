// A zombie in the room: whatever is done there begins with a duel.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Game } from '../scenarios/game';
import { duelDue, standingZombies } from '../scenarios/rules/duel-due';

export type DuelAhead = { readonly zombies: readonly string[] };

export function duelAhead(game: Game, survivor: SurvivorId): DuelAhead | undefined {
  const structure = duelDue(game, survivor);
  return structure && { zombies: standingZombies(game, structure) };
}
