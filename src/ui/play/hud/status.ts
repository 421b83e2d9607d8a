import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { whoActs, type SeatView } from '../../../scenarios/view';
import { isAvailable, isLying, survivorOf } from '../../../scenarios/queries';

export type Status =
  | 'acting'
  | 'ready'
  | 'done'
  | 'felled'
  | 'lying'
  | 'driver'
  | 'rescued'
  | 'missing'
  | 'waiting'
  | 'dead';

/** One word for how a survivor is doing. */
export function statusOf(view: SeatView, id: SurvivorId): Status {
  const survivor = survivorOf(view, id);
  if (survivor.place.in === 'dead') return 'dead';
  if (survivor.place.in === 'reserve') return 'missing';
  if (survivor.place.in === 'waiting') return 'waiting';
  if (survivor.role) return survivor.role;
  if (whoActs(view) === id) return 'acting';
  if (!isAvailable(view, id)) return isLying(survivor) ? 'felled' : 'done';
  return isLying(survivor) ? 'lying' : 'ready';
}
