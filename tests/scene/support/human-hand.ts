// A scripted hand that errs like a person's. Everything it does wrong is stated here, in pixels and ms.
import type { Random } from '../../../src/physics/measure/random';
import type { Vec2 } from '../../../src/physics/table';
import { handle, IDLE, type Grip, type HandEvent } from '../../../src/scene/hand/machine';
import { numbersOf, type Numbers, type Range } from '../../../src/scene/hand/strength';

export type Clumsiness = {
  /** How far from the meant pixel the hand is content to stop (standard deviation). */
  readonly aim: number;
  /** The tremor of every sample while it holds still (standard deviation). */
  readonly tremor: number;
  /** How far past the meant pixel it goes at first, as a share of the way. */
  readonly overshoot: number;
  /** How far letting go throws the pointer, over the last `lift` ms. */
  readonly jerk: number;
  readonly lift: number;
};

export const MOUSE: Clumsiness = { aim: 4, tremor: 1, overshoot: 0.1, jerk: 6, lift: 20 };
export const THUMB: Clumsiness = { aim: 5.5, tremor: 1.6, overshoot: 0.15, jerk: 12, lift: 32 };

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
  readonly toTable: (pixel: Vec2) => Vec2;
  /** Holds Shift for the last correction: the same clumsy hand, ten times finer. */
  readonly fine: boolean;
};

/** One pull from press to release; the numbers that would go to the table. */
export function pullOnce(random: Random, hand: Clumsiness, pull: Pull): Numbers {
  const { grip, from, to, toTable, fine } = pull;
  let time = 0;
  let pixel = from;
  let state = handle(IDLE, { kind: 'press', grip, point: toTable(from), time, fine: false });
  const feed = (event: HandEvent): void => {
    state = handle(state, event);
  };
  const goTo = (next: Vec2): void => {
    time += FRAME;
    pixel = next;
    feed({ kind: 'move', pointer: grip.pointer, point: toTable(next), time });
  };
  const travel = (end: Vec2, frames: number): void => {
    const start = pixel;
    for (let frame = 1; frame <= frames; frame += 1) {
      const share = frame / frames;
      goTo({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
    }
  };
  const hold = (frames: number): void => {
    const middle = pixel;
    for (let frame = 0; frame < frames; frame += 1)
      goTo({
        x: middle.x + normal(random, hand.tremor),
        y: middle.y + normal(random, hand.tremor),
      });
  };

  const past = 1 + hand.overshoot;
  travel({ x: from.x + (to.x - from.x) * past, y: from.y + (to.y - from.y) * past }, 14);
  const content = { x: to.x + normal(random, hand.aim), y: to.y + normal(random, hand.aim) };
  travel(content, 8);
  hold(8);
  if (fine) {
    // What is left of the error is seen and corrected with ten times the way, as clumsily as before.
    feed({ kind: 'fine', on: true });
    const miss = { x: pixel.x - to.x, y: pixel.y - to.y };
    const corrected = {
      x: pixel.x - miss.x * 10 + normal(random, hand.aim),
      y: pixel.y - miss.y * 10 + normal(random, hand.aim),
    };
    travel(corrected, 30);
    hold(10);
  }
  const turn = random.between(0, 2 * Math.PI);
  const thrown = {
    x: pixel.x + hand.jerk * Math.cos(turn),
    y: pixel.y + hand.jerk * Math.sin(turn),
  };
  const start = pixel;
  for (const share of [0.5, 1]) {
    time += hand.lift / 2;
    const at = {
      x: start.x + (thrown.x - start.x) * share,
      y: start.y + (thrown.y - start.y) * share,
    };
    feed({ kind: 'move', pointer: grip.pointer, point: toTable(at), time });
  }
  feed({ kind: 'release', pointer: grip.pointer, time: time + 4 });
  if (state.phase !== 'released') throw new Error(`The hand only got to ${state.phase}.`);
  return numbersOf(state, pull.speed, state.time);
}
