// The door that a piece is sent at, and whether it fits through.
import { gapOf, localFrame, SUPPORT } from '../../../physics/measure/structure';
import { heading } from '../../../physics/measure/trig';
import { add, scale } from '../../../physics/measure/vector';
import type { Structure, Vec2 } from '../../../physics/table';

export type DoorAhead = {
  readonly structure: Structure;
  /** The whole width of the piece goes between the supports. */
  readonly fits: boolean;
  /** So far must it slide for no part of it to be left on this side of the door (R055). */
  readonly through: number;
  /** How far left of the door's middle the piece would pass. */
  readonly left: number;
  readonly distance: number;
};

/** The nearest door whose line the way crosses, within reach. A way that misses the gap by more than the piece is none. */
export function doorAhead(
  structures: readonly Structure[],
  at: Vec2,
  direction: number,
  radius: number,
  reach: number,
): DoorAhead | undefined {
  return structures
    .flatMap((structure) => crossing(structure, at, direction, radius, reach) ?? [])
    .toSorted((a, b) => a.distance - b.distance)[0];
}

function crossing(
  structure: Structure,
  at: Vec2,
  direction: number,
  radius: number,
  reach: number,
): DoorAhead | undefined {
  const local = localFrame(structure);
  const from = local(at);
  const to = local(add(at, scale(heading(direction), 1)));
  const way = { ahead: to.ahead - from.ahead, left: to.left - from.left };
  const distance = -from.ahead / way.ahead;
  if (!(distance > 0) || distance > reach) return undefined;
  const half = gapOf(structure) / 2;
  const left = from.left + way.left * distance;
  if (Math.abs(left) > half + radius) return undefined;
  // Every corner of the gap must lie on its own side of the strip that the piece needs.
  const fits = [SUPPORT.depth / 2, -SUPPORT.depth / 2].every((ahead) =>
    [half, -half].every((side) => {
      const aside = (side - from.left) * way.ahead - (ahead - from.ahead) * way.left;
      return aside * Math.sign(side) * Math.sign(way.ahead) >= radius;
    }),
  );
  return { structure, fits, through: distance + radius / Math.abs(way.ahead), left, distance };
}
