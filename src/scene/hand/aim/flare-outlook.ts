// Where a flare would fly and about where it would lie: its arc in the air, what it would meet there, and the town.
import { PIECES } from '../../../physics/measure/catalogue';
import { airTime, flightAt, restOfFlip } from '../../../physics/measure/flip';
import { inTheWay, pieceObstacle } from '../../../physics/measure/obstacles';
import { quantiseLength } from '../../../physics/measure/quantise';
import { UPRIGHT } from '../../../physics/measure/quaternion';
import { isInTown } from '../../../physics/measure/structure';
import { heading } from '../../../physics/measure/trig';
import { add, scale } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import type { Aiming } from '../aiming';
import type { SeenTable } from './foretold';

/** A point in the air. */
export type Aloft = Vec2 & { readonly lift: number };

export type FlareOutlook = {
  /** From the thumb to the table, or to what is in the way. */
  readonly arc: readonly Aloft[];
  /** What it meets in the air. */
  readonly meets?: string;
  /** The oval in which it would lie, its length along the flight. */
  readonly rest: { readonly at: Vec2; readonly long: number; readonly wide: number };
  readonly far: number;
  /** All of the oval lies in town, or some of it, or nothing. */
  readonly town: 'in' | 'partly' | 'out';
};

const STEPS = 30;
/** Against a wall it drops and rolls: about so far. */
const AT_A_WALL = 4;

export function flareOutlook(aiming: Aiming, { layout, pieces }: SeenTable): FlareOutlook {
  const { offer, direction, speed, height = 0 } = aiming;
  const ahead = heading(direction);
  const at = (along: number): Vec2 => add(offer.at, scale(ahead, along));
  const table = { layout, pieces: pieces.filter(({ id }) => !offer.aside.includes(id)) };
  const seconds = airTime({ height });
  const arc: Aloft[] = [];
  let meets: string | undefined;
  for (let step = 0; step <= STEPS && meets === undefined; step += 1) {
    const { along, lift } = flightAt({ speed, height }, (seconds * step) / STEPS);
    const spot = { ...at(along), lift: Math.max(lift, PIECES.flare.standingLift) };
    arc.push(spot);
    const pose = { x: quantiseLength(spot.x), y: quantiseLength(spot.y), lift: spot.lift };
    const here = pieceObstacle('', PIECES.flare, { ...pose, turn: UPRIGHT });
    if (step > 0) meets = inTheWay(table, here)?.id;
  }
  const { far, long, wide } = restOfFlip({ speed, height }, offer.roughness);
  const end = arc.at(-1) ?? { ...offer.at, lift: 0 };
  const rest =
    meets === undefined
      ? { at: at(far), long, wide }
      : { at: { x: end.x, y: end.y }, long: AT_A_WALL, wide: AT_A_WALL };
  const left = scale(heading(direction + 90), rest.wide);
  const ends = [
    rest.at,
    add(rest.at, scale(ahead, rest.long)),
    add(rest.at, scale(ahead, -rest.long)),
    add(rest.at, left),
    add(rest.at, scale(left, -1)),
  ];
  const isIn = (place: Vec2): boolean => isInTown(layout, place);
  return {
    arc,
    ...(meets !== undefined && { meets }),
    rest,
    far: meets === undefined ? far : Math.hypot(end.x - offer.at.x, end.y - offer.at.y),
    town: ends.every(isIn) ? 'in' : ends.some(isIn) ? 'partly' : 'out',
  };
}
