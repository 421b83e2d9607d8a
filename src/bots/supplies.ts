// Goods that have to be brought somewhere, each by whoever gets it there soonest.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { ErrandOf } from '../scenarios/objectives/errands';
import { spacesUsed, markerIds, markerOf, survivorOf } from '../scenarios/queries';
import { flicks, movers, OUT_OF_REACH, wayTo, type Side } from './side';

/** Out of a building and home, about. */
const HOMEWARD = 2;
/** What only rivals hold has to be won from them first: another way to win is shorter, if there is one. */
const IN_OTHER_HANDS = 2 * OUT_OF_REACH;

type Bring = ErrandOf<'bring'>;

type Task = { readonly marker: string; readonly by: SurvivorId; readonly actions: number };

/** Actions until nothing is missing; a second good for the same hands costs more. */
export function supplies(side: Side, wanted: readonly Bring[]): number {
  const { game } = side;
  const busy = new Map<SurvivorId, number>();
  let sum = 0;
  for (const errand of wanted) {
    const open = new Set(
      markerIds(game).filter((id) => {
        const { type: kind, place } = markerOf(game, id);
        return (
          errand.types.includes(kind) &&
          !(place.on === 'structure' && place.structure === errand.to)
        );
      }),
    );
    for (let missing = errand.need - errand.have; missing > 0; missing -= 1) {
      const best = [...open]
        .flatMap((marker) => tasksFor(side, errand, marker, busy))
        .reduce<Task | undefined>((a, b) => (a && a.actions <= b.actions ? a : b), undefined);
      sum += best?.actions ?? (open.size > 0 ? IN_OTHER_HANDS : OUT_OF_REACH);
      if (!best) continue;
      open.delete(best.marker);
      busy.set(best.by, (busy.get(best.by) ?? 0) + 1);
    }
  }
  return sum;
}

function tasksFor(
  side: Side,
  { to }: Bring,
  marker: string,
  busy: ReadonlyMap<SurvivorId, number>,
): Task[] {
  const { game, team } = side;
  const one = markerOf(game, marker);
  const { unloads } = game.sheet;
  // What stays there by itself costs nothing to drop (R332).
  const unload = unloads?.at === to && unloads.types.includes(one.type) ? 0 : 1;
  if (one.place.on === 'board') {
    const by = one.place.survivor;
    if (survivorOf(game, by).team !== team) return [];
    return [{ marker, by, actions: flicks(side, by, to) + unload }];
  }
  if (one.place.on !== 'structure' && one.place.on !== 'object') return [];
  return movers(side).flatMap((by) => {
    const load = busy.get(by) ?? 0;
    const free = survivorOf(game, by).slots - spacesUsed(game, by);
    if (free <= 0) return [];
    const actions = wayTo(side, by, one) + 1 + HOMEWARD + unload;
    return [{ marker, by, actions: actions + (load < free ? load : 2 + load) }];
  });
}
