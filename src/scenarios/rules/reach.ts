// 37. A shot that may start anywhere within reach of its figure (A149).
import { gapBetween, pieceFootprint } from '../../physics/measure/footprint';
import { quantiseVec2 } from '../../physics/measure/quantise';
import { structuresBetween } from '../../physics/measure/sight';
import { isInTown } from '../../physics/measure/structure';
import { heading } from '../../physics/measure/trig';
import { add, scale } from '../../physics/measure/vector';
import type { Layout, Vec2 } from '../../physics/table';
import type { FlickOffer, Within } from '../decisions';
import type { Impossible } from '../reasons';

/** A thousandth of a centimetre is nobody's fault. */
const HAIR = 0.001;

const gapTo = (at: Vec2, { figure, width }: Within): number =>
  gapBetween(pieceFootprint(figure), { outline: [at], radius: width / 2 });

/** Why it may not start there: too far, out of town, or behind a building from where its figure stands. */
export function whyNotFrom(layout: Layout, at: Vec2, within: Within): Impossible | undefined {
  if (gapTo(at, within) > within.gap + HAIR) return 'tooFarFromTheFigure';
  if (!isInTown(layout, at)) return 'outOfTown';
  const { x, y } = within.figure.pose;
  return structuresBetween(layout, at, { x, y }).length > 0 ? 'buildingBetween' : undefined;
}

/** The same offer where the player has put it. */
export const placedAt = (offer: FlickOffer, from: Vec2 | undefined): FlickOffer =>
  from && offer.within ? { ...offer, at: quantiseVec2(from) } : offer;

const STEP = 0.5;
const DIRECTIONS = 24;

/** Places within reach, the nearest first. */
export function* placesWithin(layout: Layout, within: Within): Generator<Vec2> {
  const { x, y } = within.figure.pose;
  for (let radius = STEP; ; radius += STEP) {
    const ring = Array.from({ length: DIRECTIONS }, (_, turn) =>
      quantiseVec2(add({ x, y }, scale(heading((360 / DIRECTIONS) * turn), radius))),
    );
    if (ring.every((at) => gapTo(at, within) > within.gap)) return;
    yield* ring.filter((at) => whyNotFrom(layout, at, within) === undefined);
  }
}

/** As near to a wanted place as the reach goes, on the straight line to the figure. */
export function drawnIn(at: Vec2, within: Within): Vec2 {
  const { x, y } = within.figure.pose;
  let [near, far] = [0, 1];
  const along = (share: number): Vec2 => ({ x: x + (at.x - x) * share, y: y + (at.y - y) * share });
  if (gapTo(at, within) <= within.gap) return at;
  for (let halving = 0; halving < 20; halving += 1) {
    const middle = (near + far) / 2;
    if (gapTo(along(middle), within) <= within.gap) near = middle;
    else far = middle;
  }
  return along(near);
}
