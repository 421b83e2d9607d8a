// A start that is dragged around its figure (A149).
import { expect, test } from 'vitest';
import { standingPose } from '../../src/physics/measure/pose';
import { useHand } from '../../src/scene/hand/hand';
import { reachKnobOf, startAtKnob } from '../../src/scene/hand/reach';
import { FIGURE, handQuestion, offerOf, tableHand } from './support/table-hand';

const figure = {
  id: 'thomas',
  kind: 'survivor',
  pose: standingPose('survivor', FIGURE),
} as const;
const within = { figure, gap: 6, width: 1 };
const offer = offerOf({ launch: 'bullet', at: { x: 57, y: 40 }, within });

test('A149: its knob lies farther out than the start, and where it is put the start follows', () => {
  const knob = reachKnobOf(offer) ?? { x: 0, y: 0 };
  expect(knob.x).toBeCloseTo(54, 1);
  expect(knob.y).toBeCloseTo(40, 1);
  const start = startAtKnob(knob, within);
  expect(start.x).toBeCloseTo(57, 1);
  const hand = tableHand(handQuestion({ near: { flick: offer } }));
  hand.drag({ x: 54, y: 40 }, { x: 60, y: 48 });
  hand.up({ x: 60, y: 48 });
  expect(useHand.getState().aiming?.from?.x).toBeCloseTo(60, 1);
  expect(useHand.getState().aiming?.offer.at.y).toBeCloseTo(45, 1);
  expect(hand.answers).toEqual([]);
  // Beyond the reach it is drawn in.
  const far = reachKnobOf(useHand.getState().aiming?.offer ?? offer) ?? knob;
  hand.drag(far, { x: 60, y: 70 });
  hand.up({ x: 60, y: 70 });
  expect(useHand.getState().aiming?.offer.at.y).toBeGreaterThan(46);
  expect(useHand.getState().aiming?.offer.at.y).toBeLessThan(48);
});

test('A149: an offer without a reach has no such knob', () => {
  expect(reachKnobOf(offerOf())).toBeUndefined();
});
