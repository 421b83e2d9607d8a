// A living hand over the table: what is shown is what is flicked, by finger, by keys and by the panel.
import { afterEach, describe, expect, test } from 'vitest';
import { normalDegrees } from '../../src/physics/measure/trig';
import { CALM, sway } from '../../src/match/hand/sway';
import { breathe } from '../../src/scene/hand/breathe';
import { cancel, give, steady } from '../../src/scene/hand/gesture';
import { aimAt, aimShown, setSpeed, useHand } from '../../src/scene/hand/hand';
import { pressKey } from '../../src/scene/hand/keys';
import { emptyHand } from '../../src/scene/hand/take-up';
import { handQuestion, offerOf, tableHand } from './support/table-hand';

const PIECE = { x: 60, y: 40 };
const WEAK = { x: 60, y: 34 };
const HARD = { x: 60, y: 24 };
const PHASE = 0.15;
const draw = (): number => PHASE;
const question = (launch: 'disc' | 'bat' = 'disc') =>
  handQuestion({ it: { flick: offerOf({ launch }) } });
const living = (launch?: 'disc' | 'bat') => tableHand(question(launch), { living: true });
const { getState } = useHand;
const off = (): number => (getState().aiming?.direction ?? 0) - (getState().meant?.direction ?? 0);
afterEach(emptyHand);

describe('a pull', () => {
  test('lies still up to a third of strength, and asks for no frame', () => {
    const hand = living();
    hand.drag(PIECE, WEAK);
    const before = getState();
    expect(breathe(hand.now(), draw)).toBe(false);
    expect(getState()).toBe(before);
  });

  test('breathes beyond it, and is let go as it was shown last', () => {
    const hand = living();
    hand.drag(PIECE, HARD);
    expect(breathe(hand.now(), draw)).toBe(true);
    hand.wait(400);
    expect(breathe(hand.now(), draw)).toBe(true);
    const strength = (getState().aiming?.speed ?? 0) - 100;
    expect(off()).toBeCloseTo(sway(0.4, strength / 2100, 'disc', PHASE), 1);
    expect(Math.abs(off())).toBeGreaterThan(1);
    const shown = getState().aiming?.direction;
    hand.wait(300);
    hand.up(HARD);
    expect(hand.answers).toMatchObject([{ flick: { direction: shown } }]);
    // What is given stays as it is.
    expect(breathe(hand.now() + 200, draw)).toBe(false);
    expect(getState().aiming?.direction).toBe(shown);
  });

  test('turns with the bat that is swung', () => {
    const hand = living('bat');
    hand.drag(PIECE, HARD);
    breathe(hand.now(), draw);
    const { aiming, meant } = getState();
    expect(Math.abs(off())).toBeGreaterThan(0.5);
    expect(normalDegrees((aiming?.axis ?? 0) - (meant?.axis ?? 0))).toBeCloseTo(off());
  });

  test('fine aim slows the hand, not the breath', () => {
    const hand = living();
    hand.drag(PIECE, HARD);
    breathe(hand.now(), draw);
    for (let frame = 0; frame < 25; frame += 1) hand.move(HARD, { shift: true });
    breathe(hand.now(), draw);
    expect(getState().breath?.held).toBeCloseTo(0.4);
    expect(Math.abs(off())).toBeGreaterThan(1);
  });

  test('cancelled, the aim is as it was meant before', () => {
    const hand = living();
    const before = getState().aiming;
    hand.drag(PIECE, HARD);
    breathe(hand.now(), draw);
    cancel();
    expect(breathe(hand.now(), draw)).toBe(false);
    expect(getState()).toMatchObject({ sway: 0, aiming: before, meant: before });
  });

  test('in a steady hand lies still', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, HARD);
    expect(breathe(hand.now(), draw)).toBe(false);
    expect(off()).toBe(0);
  });

  test('that rests is told once: a steady hand that holds still changes nothing', () => {
    const hand = tableHand(question());
    hand.drag(PIECE, HARD);
    steady(hand.now() + 200);
    const rested = getState();
    steady(hand.now() + 300);
    expect(getState()).toBe(rested);
  });
});

describe('a swipe', () => {
  test('is a blow: it does not breathe', () => {
    const hand = tableHand(question(), { living: true, gesture: 'push' });
    hand.down({ x: 60, y: 30 });
    hand.move({ x: 60, y: 32 });
    hand.move({ x: 60, y: 36 });
    expect(breathe(hand.now(), draw)).toBe(false);
    hand.move({ x: 60, y: 42 });
    expect(hand.answers).toMatchObject([{ flick: { direction: 90 } }]);
  });
});

describe('without dragging', () => {
  test('keys and numbers set what is meant, and the press takes what is shown', () => {
    const hand = living();
    setSpeed(2200);
    breathe(1000, draw);
    breathe(1400, draw);
    const swayed = off();
    expect(Math.abs(swayed)).toBeGreaterThan(1);
    pressKey({ code: 'ArrowLeft', shift: false }, 0, hand.task.onAnswer);
    expect(getState().meant?.direction).toBe(92);
    expect(off()).toBeCloseTo(swayed);
    const shown = getState().aiming?.direction;
    pressKey({ code: 'Space', shift: false }, 0, hand.task.onAnswer);
    expect(hand.answers).toMatchObject([{ flick: { direction: shown, speed: 2200 } }]);
  });

  test('an aim that is not shown is shown first', () => {
    const hand = living();
    pressKey({ code: 'Space', shift: false }, 0, hand.task.onAnswer);
    expect([hand.answers, aimShown(getState()) !== undefined]).toEqual([[], true]);
    pressKey({ code: 'Space', shift: false }, 0, hand.task.onAnswer);
    expect(hand.answers).toHaveLength(1);
  });

  test('the same numbers are the same flick by pull, by keys and by the panel', () => {
    const pulled = tableHand(question());
    pulled.drag(PIECE, HARD);
    pulled.up(HARD);
    const [given] = pulled.answers;
    const { direction, speed } = given?.flick ?? {};
    if (direction === undefined || speed === undefined) throw new Error('nothing was flicked');
    for (const how of ['keys', 'panel']) {
      const hand = tableHand(question());
      aimAt(direction);
      setSpeed(speed);
      if (how === 'keys') pressKey({ code: 'Space', shift: false }, 0, hand.task.onAnswer);
      else give(hand.task.onAnswer);
      expect(hand.answers).toEqual([given]);
    }
  });

  test('weakly aimed it lies still', () => {
    living();
    setSpeed(100 + 2100 * CALM);
    expect(breathe(1000, draw)).toBe(false);
    expect(off()).toBe(0);
  });
});
