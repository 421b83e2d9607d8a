// A start that may be put anywhere around its figure: where it is, seen from there, and where it would be (A149).
import { directionOf, heading } from '../../physics/measure/trig';
import { add, distance, scale, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { FlickOffer, Within } from '../../scenarios/decisions';

/** From the start to the knob that moves it, on the side away from the figure. */
export const REACH_KNOB = 3;

export type Around = { readonly around: number; readonly away: number };

export const aroundOf = (at: Vec2, { figure: { pose } }: Within): Around => ({
  around: directionOf(subtract(at, pose)),
  away: distance(at, pose),
});

export const placeAround = ({ around, away }: Around, { figure: { pose } }: Within): Vec2 =>
  add({ x: pose.x, y: pose.y }, scale(heading(around), away));

/** Farther out than the piece, out of the way of a pull. */
export const reachKnobOf = ({ at, within }: FlickOffer): Vec2 | undefined => {
  if (!within) return undefined;
  const { around, away } = aroundOf(at, within);
  return placeAround({ around, away: away + REACH_KNOB }, within);
};

/** Where the start lies when its knob is here. */
export const startAtKnob = (knob: Vec2, within: Within): Vec2 => {
  const { around, away } = aroundOf(knob, within);
  return placeAround({ around, away: Math.max(0, away - REACH_KNOB) }, within);
};
