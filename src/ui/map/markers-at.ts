import type { Scenario } from '../../scenarios/list';
import type { Store } from '../../scenarios/means';

export const storeId = (store: Store): string =>
  'structure' in store ? store.structure : store.object;

/** How many markers lie at a structure or on an object when the game begins. */
export function markersAt({ markers, faceUp = [] }: Scenario, id: string): number {
  const dealt = markers?.places.filter((store) => storeId(store) === id).length ?? 0;
  const open = faceUp.filter(({ store }) => storeId(store) === id);
  return open.reduce((sum, { count }) => sum + count, dealt);
}
