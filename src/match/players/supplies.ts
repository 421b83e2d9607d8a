// Goods that have to be brought to the RV, each by whoever gets it there soonest.
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { ScenarioId } from '../../scenarios/list';
import { countIn, filledSlots, markerIds, markerOf, survivorOf } from '../../scenarios/queries';
import { flicks, movers, OUT_OF_REACH, wayTo, type Side } from './side';

/** What is wanted, and how many of each. */
const WANTED: Partial<Record<ScenarioId, Partial<Record<MarkerType, number>>>> = {
  s2: { food: 2, fuel: 2 },
  s4: { food: 4 },
  s5: { fuel: 2 },
  s6: { key: 1, fuel: 1 },
};
/** Out of a building and into the RV, about. */
const HOMEWARD = 2;

type Task = { readonly marker: string; readonly by: SurvivorId; readonly actions: number };

/** Actions until nothing is missing; a second good for the same hands costs more. */
export function supplies(side: Side): number {
  const { game } = side;
  const busy = new Map<SurvivorId, number>();
  let sum = 0;
  for (const [type, count] of Object.entries(WANTED[game.scenario] ?? {})) {
    const open = new Set(
      markerIds(game).filter((id) => {
        const { type: kind, place } = markerOf(game, id);
        return kind === type && !(place.on === 'structure' && place.structure === 'rv');
      }),
    );
    for (let missing = count - countIn(game, 'rv', type as MarkerType); missing > 0; missing -= 1) {
      const best = [...open]
        .flatMap((marker) => tasksFor(side, marker, busy))
        .reduce<Task | undefined>((a, b) => (a && a.actions <= b.actions ? a : b), undefined);
      sum += best?.actions ?? OUT_OF_REACH;
      if (!best) continue;
      open.delete(best.marker);
      busy.set(best.by, (busy.get(best.by) ?? 0) + 1);
    }
  }
  return sum;
}

function tasksFor(side: Side, marker: string, busy: ReadonlyMap<SurvivorId, number>): Task[] {
  const { game, team } = side;
  const one = markerOf(game, marker);
  // Key and fuel of S6 stay in the RV by themselves (R332).
  const unload = game.scenario === 's6' ? 0 : 1;
  if (one.place.on === 'board') {
    const by = one.place.survivor;
    if (survivorOf(game, by).team !== team) return [];
    return [{ marker, by, actions: flicks(side, by, 'rv') + unload }];
  }
  if (one.place.on !== 'structure' && one.place.on !== 'object') return [];
  return movers(side).flatMap((by) => {
    const load = busy.get(by) ?? 0;
    const free = survivorOf(game, by).slots - filledSlots(game, by).length;
    if (free <= 0) return [];
    const actions = wayTo(side, by, one) + 1 + HOMEWARD + unload;
    return [{ marker, by, actions: actions + (load < free ? load : 2 + load) }];
  });
}
