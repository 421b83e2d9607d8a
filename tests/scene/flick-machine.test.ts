// The gesture without a browser: every way in, every way out.
import { describe, expect, test } from 'vitest';
import { optionId } from '../../src/scenarios/decisions';
import {
  handle,
  IDLE,
  type Grip,
  type HandEvent,
  type HandState,
} from '../../src/scene/hand/machine';
import { DEAD_PULL, fullPullOf, pullOfStrength, strengthOfPull } from '../../src/match/hand/pull';
import type { Vec2 } from '../../src/physics/table';
import { frameAt, onTable } from '../../src/scene/hand/frame';
import { fromPull, fromSwipe, numbersOf } from '../../src/scene/hand/strength';
import { steadied } from '../../src/scene/hand/steady';

/** Ten pixels a centimetre, straight from above. */
const pixel = ({ x, y }: Vec2): Vec2 => ({ x: x * 10, y: -y * 10 });
const FULL = 160;
const GRIP: Grip = {
  pointer: 1,
  choice: optionId('flick'),
  at: pixel({ x: 50, y: 40 }),
  frame: frameAt({ x: 50, y: 40 }, pixel),
  radius: 1.6,
  gesture: 'pull',
  full: FULL,
};
const SPEED = [100, 2200] as const;
const press = (grip: Partial<Grip> = {}, fine = false): HandEvent => ({
  kind: 'press',
  grip: { ...GRIP, ...grip },
  point: pixel({ x: 50, y: 40 }),
  time: 0,
  fine,
});
const move = (x: number, y: number, time: number, pointer = 1): HandEvent => ({
  kind: 'move',
  pointer,
  point: pixel({ x, y }),
  time,
});
const release = (time: number, pointer = 1): HandEvent => ({ kind: 'release', pointer, time });
const play = (...events: readonly HandEvent[]): HandState => events.reduce(handle, IDLE);
const released = (state: HandState) => {
  if (state.phase !== 'released') throw new Error(`it is ${state.phase}`);
  return numbersOf(state, SPEED, state.time);
};

describe('pull back', () => {
  test('idle, armed, aiming, released: the flick goes against the pull', () => {
    expect(play(press()).phase).toBe('armed');
    expect(play(press(), move(50.5, 40, 10)).phase).toBe('armed');
    expect(play(press(), move(50, 33, 20)).phase).toBe('aiming');
    const shot = released(play(press(), move(50, 33, 20), release(500)));
    expect(shot).toEqual({
      direction: 90,
      speed: 100 + Math.round((2100 * (70 - DEAD_PULL)) / (FULL - DEAD_PULL)),
    });
  });

  test('the strength is a matter of the hand: none in the dead zone, all at the full pull', () => {
    expect(fromPull({ x: -DEAD_PULL, y: 0 }, GRIP, SPEED)).toEqual({ direction: 0, speed: 100 });
    expect(fromPull({ x: 0, y: -FULL }, GRIP, SPEED)).toEqual({ direction: -90, speed: 2200 });
    expect(fromPull({ x: 0, y: -3 * FULL }, GRIP, SPEED)).toEqual({ direction: -90, speed: 2200 });
  });

  test('it is the same pull of the hand however far the camera is', () => {
    const far = ({ x, y }: Vec2): Vec2 => ({ x: x * 3, y: -y * 2 });
    const grip = { ...GRIP, frame: frameAt({ x: 50, y: 40 }, far) };
    const pull = { x: 30, y: 40 };
    expect(fromPull(pull, grip, SPEED).speed).toBe(fromPull(pull, GRIP, SPEED).speed);
    // What lies behind the piece on the glass is not behind it by the same angle on a table seen from the side.
    expect(fromPull(pull, grip, SPEED).direction).toBeCloseTo(116.57, 2);
    expect(fromPull(pull, GRIP, SPEED).direction).toBeCloseTo(126.87, 2);
  });

  test('a full pull fits the window, and strength and pull say the same', () => {
    expect(fullPullOf({ width: 1280, height: 720 })).toBe(220);
    expect(fullPullOf({ width: 390, height: 844 })).toBeCloseTo(175.5);
    expect(fullPullOf({ width: 844, height: 390 })).toBeCloseTo(140.4);
    expect(fullPullOf({ width: 200, height: 200 })).toBe(120);
    for (const strength of [0, 0.3, 1])
      expect(strengthOfPull(pullOfStrength(strength, FULL), FULL)).toBeCloseTo(strength);
  });

  test('the frame of a place undoes the picture of it', () => {
    const lens = ({ x, y }: Vec2): Vec2 => ({ x: (900 * x) / (90 + y), y: 40_000 / (90 + y) });
    const at = { x: 12, y: 30 };
    const moved = { x: 12.01, y: 29.98 };
    const glass = { x: lens(moved).x - lens(at).x, y: lens(moved).y - lens(at).y };
    const table = onTable(frameAt(at, lens), glass);
    expect(table.x).toBeCloseTo(0.01, 4);
    expect(table.y).toBeCloseTo(-0.02, 4);
  });

  test('where it is pressed does not matter, only how far it is pulled from there', () => {
    const near = { ...press(), point: pixel({ x: 52, y: 41 }) };
    expect(released(play(near, move(52, 34, 20), release(500)))).toEqual(
      released(play(press(), move(50, 33, 20), release(500))),
    );
  });

  test('a jerk while letting go is left out', () => {
    const held = play(press(), move(50, 33, 20));
    const jerked = handle(handle(held, move(51, 33.4, 598)), release(605));
    expect(released(jerked)).toEqual(released(handle(held, release(605))));
    const slower = handle(handle(held, move(51, 33, 580)), release(605));
    expect(Math.abs(released(slower).direction - 90)).toBeLessThan(2.5);
  });

  test('steadied: what lasted long weighs much', () => {
    const trail = [
      { time: 0, pull: { x: 0, y: 0 } },
      { time: 48, pull: { x: 10, y: 0 } },
    ];
    expect(steadied(trail, 62).x).toBeCloseTo((10 * 2) / 50);
    expect(steadied(trail, 1000).x).toBe(10);
    expect(steadied([], 5)).toEqual({ x: 0, y: 0 });
  });
});

describe('fine mode', () => {
  test('moves ten times slower, from where the aim was', () => {
    const coarse = play(press(), move(50, 33, 20));
    const fine = handle(handle(coarse, { kind: 'fine', on: true }), move(53, 33, 40));
    expect(fine).toMatchObject({ phase: 'fine', pull: { x: 3, y: 70 } });
    const back = handle(handle(fine, { kind: 'fine', on: false }), move(54, 33, 60));
    expect(back).toMatchObject({ phase: 'aiming', pull: { x: 13, y: 70 } });
  });

  test('a press with the fine area held is fine from the start', () => {
    expect(play(press({}, true), move(50, 20, 20)).phase).toBe('fine');
    expect(play(press({}, true), move(50, 33, 20)).phase).toBe('armed');
  });
});

describe('every way to cancel', () => {
  const aiming = play(press(), move(50, 33, 20));
  test('back into the dead zone', () => {
    const back = handle(aiming, move(50.2, 39.8, 40));
    expect(back.phase).toBe('armed');
    expect(handle(back, release(60))).toEqual({ phase: 'cancelled', why: 'deadZone' });
    expect(play(press(), release(60))).toEqual({ phase: 'cancelled', why: 'deadZone' });
  });
  test.each(['escape', 'rightClick', 'secondPointer', 'pointerLost', 'blur', 'overtaken'] as const)(
    '%s',
    (why) => {
      const state = handle(aiming, { kind: 'cancel', why });
      expect(state).toEqual({ phase: 'cancelled', why });
      expect(handle(state, release(90))).toBe(state);
      expect(handle(state, move(10, 10, 90))).toBe(state);
    },
  );
  test('a second press', () => {
    expect(handle(aiming, press({ pointer: 2 }))).toEqual({
      phase: 'cancelled',
      why: 'secondPointer',
    });
  });
  test('another pointer neither moves nor releases', () => {
    expect(handle(aiming, move(0, 0, 40, 2))).toBe(aiming);
    expect(handle(aiming, release(40, 2))).toBe(aiming);
  });
  test('after a cancel, a new press begins anew', () => {
    const cancelled = handle(aiming, { kind: 'cancel', why: 'escape' });
    expect(handle(cancelled, press()).phase).toBe('armed');
  });
  test('nothing held, nothing to cancel', () => {
    expect(handle(IDLE, { kind: 'cancel', why: 'escape' })).toBe(IDLE);
  });
});

describe('push through', () => {
  const swipe = (): HandEvent => ({
    kind: 'press',
    grip: { ...GRIP, gesture: 'push' },
    point: pixel({ x: 50, y: 30 }),
    time: 0,
    fine: false,
  });
  test('the finger meets the piece: it goes as fast as the finger came', () => {
    const state = play(swipe(), move(50, 33, 20), move(50, 36, 40), move(50, 39, 60));
    expect(released(state)).toEqual({ direction: 90, speed: 1500 });
  });
  test('a swipe past the piece or lifted before it is none', () => {
    expect(play(swipe(), move(54, 36, 20), move(58, 44, 40)).phase).toBe('aiming');
    expect(play(swipe(), move(50, 36, 20), release(40)).phase).toBe('cancelled');
  });
  test('a finger that lay on the piece pushes it as it leaves', () => {
    const on = { ...swipe(), point: pixel({ x: 50, y: 39.5 }) };
    const state = play(on, move(50, 40.5, 20), move(50, 42, 40));
    expect(released(state).direction).toBe(90);
  });
  test('a fast finger cannot jump over it', () => {
    expect(play(swipe(), move(50, 60, 8)).phase).toBe('released');
  });
  test('the speed stays within what a finger can', () => {
    const trail = [
      { time: 0, pull: { x: 0, y: 0 } },
      { time: 10, pull: { x: 0, y: -300 } },
    ];
    expect(fromSwipe(trail, GRIP.frame, SPEED).speed).toBe(2200);
  });
});
