// Somebody who has to hold things and be somewhere with them: from one to the next, and then there.
import { spotBehind } from '../physics/measure/structure';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { MarkerId, StructureId } from '../scenarios/ids';
import type { ErrandOf } from '../scenarios/objectives/errands';
import { heldBy, markerIds, markerOf, structureOf, survivorOf } from '../scenarios/queries';
import { OUT_OF_REACH, flicksFrom, wayFrom, type Side } from './side';
import { moverOf, type Mover } from './slides';

/** Where nobody is left to carry it. */
const HOPELESS = 3 * OUT_OF_REACH;

/** The least of what it takes any of them. */
export const carry = (side: Side, load: ErrandOf<'carry'>, to: StructureId | undefined): number =>
  Math.min(...load.who.map((one) => carryBy(side, one, load, to)), HOPELESS);

/** Actions until this one has what is missing, the nearest first, and is where it has to be. */
function carryBy(
  side: Side,
  one: SurvivorId,
  { types, have, need }: ErrandOf<'carry'>,
  to: StructureId | undefined,
): number {
  const { game } = side;
  const own = new Set(heldBy(game, one));
  const left = new Set(
    markerIds(game).filter((id) => {
      const { type, place } = markerOf(game, id);
      const isLying = place.on === 'structure' || place.on === 'object';
      return isLying && !own.has(id) && (types === 'any' || types.includes(type));
    }),
  );
  let mover = moverOf(game, one, survivorOf(game, one));
  let sum = 0;
  for (let missing = need - have; missing > 0; missing -= 1) {
    const from = mover;
    const ways = [...left].map((id) => ({ id, way: wayFrom(side, from, markerOf(game, id)) }));
    const [first, ...others] = ways;
    if (!first) return sum + missing * OUT_OF_REACH;
    const best = others.reduce((a, b) => (b.way < a.way ? b : a), first);
    sum += best.way + 1;
    left.delete(best.id);
    mover = at(side, best.id, from);
  }
  return sum + (to === undefined ? 0 : flicksFrom(side, mover, to));
}

/** Whoever has taken it stands where it lay. */
function at({ game }: Side, marker: MarkerId, mover: Mover): Mover {
  const { place } = markerOf(game, marker);
  if (place.on === 'structure') {
    const { structure } = place;
    return { id: mover.id, from: spotBehind(structureOf(game, structure)), inside: structure };
  }
  const thing = place.on === 'object' ? game.things[place.object] : undefined;
  return { id: mover.id, from: thing ? { x: thing.pose.x, y: thing.pose.y } : mover.from };
}
