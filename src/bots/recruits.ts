// People who may be found behind a door: who goes to which of them, and what that takes (R350, R351).
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { StructureId } from '../scenarios/ids';
import {
  markerOf,
  markersIn,
  reserveMarkers,
  structureIds,
  survivorOf,
  waitingIn,
} from '../scenarios/queries';
import { bearsX } from '../scenarios/rules/doors';
import { anyone, flicks, flicksFrom, inside, movers, type Side } from './side';
import { moverOf, type Mover } from './slides';
import { inTime } from './time';

/** A marker is taken and its finder comes out again; who waits already has only to be led out. */
const [LOOK, LEAD] = [2, 1];
/** A door closes, another opens, and somebody has to go there; for each marker that comes before, one more. */
const [NEW_DOOR, NEXT_DOOR] = [4, 2];

type Find = { readonly structure: StructureId; readonly actions: number };
type Trip = { readonly by: SurvivorId; readonly mover: Mover; readonly actions: number };
type Task = { readonly find: Find; readonly trip: Trip; readonly actions: number };

/** The cheapest first, so many as are wanted and there are. */
export function recruits(side: Side, wanted: number): number[] {
  const { game } = side;
  if (!game.sheet.recruits) return [];
  const open = new Set(findsOf(side));
  const trips = new Map(
    movers(side).map((by): [SurvivorId, Trip] => [
      by,
      { by, mover: moverOf(game, by, survivorOf(game, by)), actions: 0 },
    ]),
  );
  const ways: number[] = [];
  while (ways.length < wanted) {
    const best = [...open]
      .flatMap((find) => [...trips.values()].map((trip) => taskOf(side, find, trip)))
      .reduce<Task | undefined>((a, b) => (a && a.actions <= b.actions ? a : b), undefined);
    if (!best) break;
    open.delete(best.find);
    trips.set(best.trip.by, best.trip);
    ways.push(best.actions);
  }
  return [...ways, ...behindOtherDoors(side)];
}

const findsOf = ({ game }: Side): Find[] =>
  structureIds(game)
    .filter((structure) => !bearsX(game, structure))
    .flatMap((structure) => [
      ...waitingIn(game, structure).map(() => ({ structure, actions: LEAD })),
      ...markersIn(game, { structure })
        .map((id) => markerOf(game, id))
        .filter(({ type, faceUp }) => type === 'survivor' && !faceUp)
        .map(() => ({ structure, actions: LOOK })),
    ]);

function taskOf(side: Side, find: Find, before: Trip): Task {
  const { game } = side;
  const { by } = before;
  const actions = before.actions + flicksFrom(side, before.mover, find.structure) + find.actions;
  const trip = { by, mover: inside(game, before.mover, find.structure), actions };
  return {
    find,
    trip,
    actions: inTime(game, by, actions) - inTime(game, by, before.actions),
  };
}

/** Whoever is still in the reserve comes to a door only when others have been closed (R348, R349). */
function behindOtherDoors(side: Side): number[] {
  const { game } = side;
  const open = structureIds(game).filter((id) => id !== 'rv' && !bearsX(game, id));
  const way = anyone(side, (id) => Math.min(...open.map((to) => flicks(side, id, to))));
  return reserveMarkers(game).flatMap((id, before) =>
    markerOf(game, id).type === 'survivor' ? [way + NEW_DOOR + NEXT_DOOR * before] : [],
  );
}
