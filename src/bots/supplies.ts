// Goods that have to be brought somewhere, each by whoever gets it there soonest.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Game, Marker } from '../scenarios/game';
import type { MarkerId, StructureId } from '../scenarios/ids';
import type { ErrandOf } from '../scenarios/objectives/errands';
import { spacesUsed, markerIds, markerOf, survivorOf } from '../scenarios/queries';
import { at, flicksFrom, movers, OUT_OF_REACH, wayFrom, type Side } from './side';
import { moverOf, type Mover } from './slides';
import { inTime } from './time';

/** What only rivals hold has to be won from them first: another way to win is shorter, if there is one. */
const IN_OTHER_HANDS = 2 * OUT_OF_REACH;

/** Full hands have to come back once more. */
const AGAIN = 2;

type Bring = ErrandOf<'bring'>;

/** Somebody's way from one good to the next and home with all of them. */
type Trip = {
  readonly by: SurvivorId;
  readonly goods: number;
  /** Where it has picked up the last. */
  readonly mover: Mover;
  /** From there home, which is counted in `actions` already. */
  readonly home: number;
  readonly actions: number;
  /** Free spaces. */
  readonly room: number;
};
type Task = { readonly marker: MarkerId; readonly trip: Trip; readonly actions: number };

/** Actions until nothing is missing; a second good for the same hands costs more, and most if there is no time for it. */
export function supplies(side: Side, wanted: readonly Bring[]): number {
  const { game } = side;
  const trips = new Map<SurvivorId, Trip>();
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
        .flatMap((marker) => tasksFor(side, errand, marker, trips))
        .reduce<Task | undefined>((a, b) => (a && a.actions <= b.actions ? a : b), undefined);
      sum += best?.actions ?? (open.size > 0 ? IN_OTHER_HANDS : OUT_OF_REACH);
      if (!best) continue;
      open.delete(best.marker);
      trips.set(best.trip.by, best.trip);
    }
  }
  return sum;
}

function tasksFor(
  side: Side,
  { to }: Bring,
  marker: MarkerId,
  trips: ReadonlyMap<SurvivorId, Trip>,
): Task[] {
  const { game, team } = side;
  const one = markerOf(game, marker);
  const unload = unloadingOf(game, one, to);
  const isLate = ({ by, actions }: Trip): number => inTime(game, by, actions) - actions;
  const task = (before: Trip, trip: Trip, actions: number): Task => ({
    marker,
    trip,
    actions: actions + isLate(trip) - isLate(before),
  });
  if (one.place.on === 'board') {
    const by = one.place.survivor;
    if (survivorOf(game, by).team !== team) return [];
    const trip = trips.get(by) ?? setOut(side, by);
    const home = trip.goods > 0 ? trip.home : flicksFrom(side, trip.mover, to);
    const more = home - trip.home + unload;
    return [
      task(trip, { ...trip, goods: trip.goods + 1, home, actions: trip.actions + more }, more),
    ];
  }
  if (one.place.on !== 'structure' && one.place.on !== 'object') return [];
  return movers(side).flatMap((by) => {
    const [start, trip] = [setOut(side, by), trips.get(by) ?? setOut(side, by)];
    if (start.room <= 0) return [];
    const mover = at(side, marker, trip.mover);
    const home = flicksFrom(side, mover, to);
    const more = wayFrom(side, trip.mover, one) + 1 + home - trip.home + unload;
    const alone = wayFrom(side, start.mover, one) + 1 + home + unload;
    const goods = trip.goods + 1;
    return [
      task(
        trip,
        { by, goods, mover, home, actions: trip.actions + more, room: trip.room - 1 },
        alone + trip.goods + (trip.room > 0 ? 0 : AGAIN),
      ),
    ];
  });
}

const setOut = ({ game }: Side, by: SurvivorId): Trip => ({
  by,
  goods: 0,
  mover: moverOf(game, by, survivorOf(game, by)),
  home: 0,
  actions: 0,
  room: survivorOf(game, by).slots - spacesUsed(game, by),
});

/** What stays there by itself costs nothing to drop (R332). */
const unloadingOf = ({ sheet: { unloads } }: Game, { type }: Marker, to: StructureId): number =>
  unloads?.at === to && unloads.types.includes(type) ? 0 : 1;
