// The gesture: pure, without a browser. One pointer holds the piece; everything else only cancels.
import type { OptionId } from '../../scenarios/decisions';
import type { Vec2 } from '../../physics/table';
import { DEAD_PULL } from '../../match/hand/pull';
import type { Gesture } from '../settings';
import { onTable, type Frame } from './frame';
import { extended, type Sample } from './steady';
import { add, clamp, dot, length, scale, subtract } from '../../physics/measure/vector';

export type CancelReason =
  'deadZone' | 'escape' | 'rightClick' | 'secondPointer' | 'pointerLost' | 'blur' | 'overtaken';

/** A piece under a finger; places in CSS pixels of the window, times in ms. */
export type Grip = {
  readonly pointer: number;
  readonly choice: OptionId;
  /** The middle of the piece, and what a movement there is on the table. */
  readonly at: Vec2;
  readonly frame: Frame;
  /** How near the finger must come to push it, in cm. */
  readonly radius: number;
  readonly gesture: Gesture;
  /** The longest pull that counts. */
  readonly full: number;
};

type Held = {
  readonly grip: Grip;
  readonly finger: Vec2;
  /** From where it was pressed to the finger; slower than the finger in fine mode. */
  readonly pull: Vec2;
  readonly trail: readonly Sample[];
};

export type HandState =
  | { readonly phase: 'idle' }
  | (Held & { readonly phase: 'armed' | 'aiming' | 'fine'; readonly isFine: boolean })
  | (Held & { readonly phase: 'released'; readonly time: number })
  /** As the answer: by letting go, by a key or by a button. */
  | { readonly phase: 'given' }
  | { readonly phase: 'cancelled'; readonly why: CancelReason };

export type HandEvent =
  | {
      readonly kind: 'press';
      readonly grip: Grip;
      readonly point: Vec2;
      readonly time: number;
      readonly fine: boolean;
    }
  | {
      readonly kind: 'move';
      readonly pointer: number;
      readonly point: Vec2;
      readonly time: number;
    }
  | { readonly kind: 'fine'; readonly on: boolean }
  | { readonly kind: 'release'; readonly pointer: number; readonly time: number }
  | { readonly kind: 'give' }
  | { readonly kind: 'cancel'; readonly why: CancelReason };

export const IDLE: HandState = { phase: 'idle' };
const FINE = 0.1;
const NONE: Vec2 = { x: 0, y: 0 };

type Holding = Extract<HandState, { readonly isFine: boolean }>;
/** A finger is on the piece, whether it has pulled yet or not. */
export const isHolding = (state: HandState): state is Holding => 'isFine' in state;
/** It is pulled far enough to be aimed. */
export const isAimed = (state: HandState): state is Holding =>
  isHolding(state) && state.phase !== 'armed';
export const isAimedFinely = (state: HandState): boolean => state.phase === 'fine';
/** A pull that says which way and how hard: one that is aimed, or has just been let go. */
export const isPulled = (state: HandState): state is Extract<HandState, Held> =>
  isAimed(state) || state.phase === 'released';

export function handle(state: HandState, event: HandEvent): HandState {
  if (event.kind === 'press') return press(state, event);
  if (event.kind === 'give') return { phase: 'given' };
  if (!isHolding(state)) return state;
  switch (event.kind) {
    case 'cancel':
      return { phase: 'cancelled', why: event.why };
    case 'fine':
      return phased({ ...state, isFine: event.on });
    case 'move':
      return event.pointer === state.grip.pointer ? move(state, event) : state;
    case 'release':
      return event.pointer === state.grip.pointer ? release(state, event.time) : state;
  }
}

function press(state: HandState, { grip, point, time, fine }: HandEvent & { kind: 'press' }) {
  if (isHolding(state)) return { phase: 'cancelled', why: 'secondPointer' } as const;
  const trail = [{ time, pull: NONE }];
  return { phase: 'armed', grip, finger: point, pull: NONE, trail, isFine: fine } as const;
}

function move(state: Holding, { point, time }: HandEvent & { kind: 'move' }): HandState {
  const step = subtract(point, state.finger);
  // A push is a blow, not an aim: nothing slows it.
  const isSlow = state.isFine && state.grip.gesture === 'pull';
  const pull = add(state.pull, isSlow ? scale(step, FINE) : step);
  const moved = { ...state, finger: point, pull, trail: extended(state.trail, { time, pull }) };
  if (state.grip.gesture === 'push' && meets(state.finger, point, state.grip))
    return { ...without(moved), phase: 'released', time };
  return phased(moved);
}

/** Back in the dead zone it is only armed again. */
function phased(state: Holding): Holding {
  const isArmed = length(state.pull) < DEAD_PULL;
  return { ...state, phase: isArmed ? 'armed' : state.isFine ? 'fine' : 'aiming' };
}

function release(state: Holding, time: number): HandState {
  if (state.phase === 'armed' || state.grip.gesture === 'push')
    return { phase: 'cancelled', why: 'deadZone' };
  return { ...without(state), phase: 'released', time };
}

const without = ({ grip, finger, pull, trail }: Held): Held => ({ grip, finger, pull, trail });

/** Whether the finger runs into the piece on its way; one that lay on it pushes as it leaves. */
function meets(from: Vec2, to: Vec2, { at, radius, frame }: Grip): boolean {
  const begin = onTable(frame, subtract(from, at));
  const end = onTable(frame, subtract(to, at));
  if (length(begin) < radius) return length(end) >= radius;
  const way = subtract(end, begin);
  const share = clamp(-dot(begin, way) / Math.max(1e-9, dot(way, way)), 0, 1);
  return length(add(begin, scale(way, share))) < radius;
}
