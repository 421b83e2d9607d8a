// 10, 13. What goes out through a door starts behind the building, anywhere along the door that the player likes.
import { quantiseAngle, quantiseLength, quantiseVec2 } from '../../physics/measure/quantise';
import { fromLocal, gapOf, spotBehind } from '../../physics/measure/structure';
import { heading } from '../../physics/measure/trig';
import { add, scale } from '../../physics/measure/vector';
import type { Structure, Vec2 } from '../../physics/table';
import type { FlickOffer } from '../decisions';

export type Start = Pick<FlickOffer, 'at' | 'shift'>;

const STEP = 0.5;

/** The middle of the door's back, or the place nearest to it that will do (R066, R089); none, if none will do. */
export function startBehind(
  structure: Structure,
  width: number,
  willDo: (at: Vec2) => boolean,
): Start | undefined {
  const middle = spotBehind(structure);
  const widest = quantiseLength((gapOf(structure) - width) / 2);
  for (let aside = 0; aside <= widest; aside += STEP) {
    for (const left of [aside, -aside]) {
      const at = quantiseVec2(fromLocal(middle, { ahead: 0, left }));
      if (!willDo(at)) continue;
      const shift = {
        direction: middle.facing + 90,
        range: [-widest - left, widest - left],
      } as const;
      return { at, shift };
    }
  }
  return undefined;
}

/** The direction that comes nearest to a wanted one, where only the half of the town before a door is open (A134). */
export function outwardOnly({ outward }: Pick<FlickOffer, 'outward'>, direction: number): number {
  if (outward === undefined) return direction;
  const off = quantiseAngle(direction - outward);
  return Math.abs(off) <= 90 ? direction : quantiseAngle(outward + (off < 0 ? -90 : 90));
}

/** The same offer where the player has moved it to. */
export const shifted = (offer: FlickOffer, by = 0): FlickOffer => {
  const { at, shift } = offer;
  return shift
    ? { ...offer, at: quantiseVec2(add(at, scale(heading(shift.direction), by))) }
    : offer;
};
