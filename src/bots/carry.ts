// Somebody who has to hold things and be somewhere with them: from one to the next, and then there.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { MarkerId, StructureId } from '../scenarios/ids';
import type { ErrandOf } from '../scenarios/objectives/errands';
import { markerIds, markerOf, structureIds, survivorOf } from '../scenarios/queries';
import { bearsX } from '../scenarios/rules/doors';
import { OUT_OF_REACH, at, flicks, flicksFrom, inside, wayFrom, type Side } from './side';
import { moverOf, type Mover } from './slides';
import { inTime } from './time';

/** Where nobody is left to carry it. */
const HOPELESS = 3 * OUT_OF_REACH;

/** A thing come by: what it takes whoever wants it, what it takes others, and where one is then. */
type Gain = {
  readonly marker: MarkerId;
  readonly own: number;
  readonly help: number;
  readonly mover: Mover;
};

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
  const left = new Set(
    markerIds(game).filter((id) => {
      const { type, place } = markerOf(game, id);
      const isElsewhere = place.on !== 'board' || place.survivor !== one;
      return isElsewhere && (types === 'any' || types.includes(type));
    }),
  );
  let mover = moverOf(game, one, survivorOf(game, one));
  let [own, help] = [0, 0];
  for (let missing = need - have; missing > 0; missing -= 1) {
    const from = mover;
    const [first, ...others] = [...left].flatMap((id) => gainsOf(side, from, id));
    if (!first) return inTime(game, one, own + missing * OUT_OF_REACH) + help;
    const best = others.reduce((a, b) => (b.own + b.help < a.own + a.help ? b : a), first);
    own += best.own;
    help += best.help;
    left.delete(best.marker);
    mover = best.mover;
  }
  return inTime(game, one, own + (to === undefined ? 0 : flicksFrom(side, mover, to))) + help;
}

/** It lies somewhere, or an ally has it and lays it down where both come by. */
function gainsOf(side: Side, mover: Mover, marker: MarkerId): Gain[] {
  const { game, team } = side;
  const one = markerOf(game, marker);
  if (one.place.on === 'structure' || one.place.on === 'object') {
    const own = wayFrom(side, mover, one) + 1;
    return [{ marker, own, help: 0, mover: at(side, marker, mover) }];
  }
  if (one.place.on !== 'board') return [];
  const { survivor } = one.place;
  if (survivorOf(game, survivor).team !== team) return [];
  return structureIds(game)
    .filter((id) => !bearsX(game, id))
    .map((id) => ({
      marker,
      own: flicksFrom(side, mover, id) + 1,
      help: inTime(game, survivor, flicks(side, survivor, id) + 1),
      mover: inside(game, mover, id),
    }));
}
