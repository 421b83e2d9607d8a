import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Game } from '../../../scenarios/game';
import { isAvailable, isLying, survivorOf } from '../../../scenarios/queries';

export type Status =
  'acting' | 'ready' | 'done' | 'lying' | 'driver' | 'rescued' | 'missing' | 'dead';

/** One word for how a survivor is doing. */
export function statusOf(game: Game, id: SurvivorId): Status {
  const survivor = survivorOf(game, id);
  if (survivor.place.in === 'dead') return 'dead';
  if (survivor.place.in === 'reserve') return 'missing';
  if (survivor.role) return survivor.role;
  if (game.turn?.survivor === id) return 'acting';
  if (!isAvailable(game, id)) return 'done';
  return isLying(survivor) ? 'lying' : 'ready';
}
