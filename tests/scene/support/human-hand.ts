// A scripted hand that errs like a person's. Everything it does wrong is stated here, in pixels and ms.
import type { Random } from '../../../src/physics/measure/random';
import type { Vec2 } from '../../../src/physics/table';
import { STEADINESS, type Steadiness } from '../../../src/match/hand/steadiness';
import { add, dot, length, scale, subtract } from '../../../src/physics/measure/vector';
import { steadied } from '../../../src/scene/hand/steady';
import { handle, IDLE, type Grip, type HandEvent } from '../../../src/scene/hand/machine';
import { numbersOf, type Numbers, type Range } from '../../../src/scene/hand/strength';

export type Clumsiness = {
  /** How far from the meant pull the hand is content to stop. */
  readonly content: Steadiness;
  /** The tremor of every sample while it holds still (standard deviation). */
  readonly tremor: number;
  /** How far past the meant pixel it goes at first, as a share of the way. */
  readonly overshoot: number;
  /** How far letting go throws the pointer, over the last `lift` ms. */
  readonly jerk: number;
  readonly lift: number;
};

export const MOUSE: Clumsiness = {
  content: STEADINESS.mouse,
  tremor: 1,
  overshoot: 0.1,
  jerk: 6,
  lift: 20,
};
export const THUMB: Clumsiness = {
  content: STEADINESS.thumb,
  tremor: 1.6,
  overshoot: 0.15,
  jerk: 12,
  lift: 32,
};

const FRAME = 1000 / 60;

/** Two uniform numbers make a normal one. */
const normal = (random: Random, deviation: number): number =>
  deviation *
  Math.sqrt(-2 * Math.log(Math.max(1e-9, random.between(0, 1)))) *
  Math.cos(2 * Math.PI * random.between(0, 1));

export type Pull = {
  readonly grip: Grip;
  readonly speed: Range;
  /** Pixels: where it is pressed, and where a perfect hand would let go. */
  readonly from: Vec2;
  readonly to: Vec2;
  /** Holds Shift for the last correction: the same clumsy hand, ten times finer. */
  readonly fine: boolean;
};

export type Released = {
  /** Of the pull that counts, from the meant one: across its direction and along it, in pixels. */
  readonly off: Steadiness;
  readonly numbers: Numbers;
};

/** One pull from press to release; the numbers that would go to the table. */
export function pullOnce(random: Random, hand: Clumsiness, pull: Pull): Released {
  const { grip, from, to, fine } = pull;
  const meant = subtract(to, from);
  const along = scale(meant, 1 / length(meant));
  const across = { x: -along.y, y: along.x };
  const clumsily = (): Vec2 =>
    add(
      scale(across, normal(random, hand.content.across)),
      scale(along, normal(random, hand.content.along)),
    );
  let time = 0;
  let pixel = from;
  let state = handle(IDLE, { kind: 'press', grip, point: from, time, fine: false });
  const feed = (event: HandEvent): void => {
    state = handle(state, event);
  };
  const goTo = (next: Vec2): void => {
    time += FRAME;
    pixel = next;
    feed({ kind: 'move', pointer: grip.pointer, point: next, time });
  };
  const travel = (end: Vec2, frames: number): void => {
    const start = pixel;
    for (let frame = 1; frame <= frames; frame += 1)
      goTo(add(start, scale(subtract(end, start), frame / frames)));
  };
  const hold = (frames: number): void => {
    const middle = pixel;
    for (let frame = 0; frame < frames; frame += 1)
      goTo({
        x: middle.x + normal(random, hand.tremor),
        y: middle.y + normal(random, hand.tremor),
      });
  };

  travel(add(from, scale(meant, 1 + hand.overshoot)), 14);
  travel(add(to, clumsily()), 8);
  hold(8);
  if (fine) {
    // What is left of the error is seen and corrected with ten times the way, as clumsily as before.
    feed({ kind: 'fine', on: true });
    travel(add(add(pixel, scale(subtract(pixel, to), -10)), clumsily()), 30);
    hold(10);
  }
  const turn = random.between(0, 2 * Math.PI);
  const start = pixel;
  for (const share of [0.5, 1]) {
    time += hand.lift / 2;
    const thrown = { x: Math.cos(turn), y: Math.sin(turn) };
    const point = add(start, scale(thrown, hand.jerk * share));
    feed({ kind: 'move', pointer: grip.pointer, point, time });
  }
  feed({ kind: 'release', pointer: grip.pointer, time: time + 4 });
  if (state.phase !== 'released') throw new Error(`The hand only got to ${state.phase}.`);
  const off = subtract(steadied(state.trail, state.time), meant);
  return {
    off: { across: dot(off, across), along: dot(off, along) },
    numbers: numbersOf(state, pull.speed, state.time),
  };
}
