// A table under a window of ten pixels a centimetre, with pointers that a test moves as a person would.
import type { Answer } from '../../../src/match/session';
import type { Spot, Vec2 } from '../../../src/physics/table';
import { SPEEDS } from '../../../src/physics/measure/limits';
import type { Ray } from '../../../src/scene/camera/ground';
import type { Orbit } from '../../../src/scene/camera/orbit';
import { Steering } from '../../../src/scene/camera/steering';
import type { Placeable } from '../../../src/scene/hand/aiming';
import { Finger } from '../../../src/scene/hand/finger';
import { PointerRouter, type Task } from '../../../src/scene/hand/pointer-router';
import type { Press } from '../../../src/scene/hand/press';
import { emptyHand, takeUp } from '../../../src/scene/hand/take-up';
import {
  option,
  type Decision,
  type FlickOffer,
  type Option,
} from '../../../src/scenarios/decisions';
import { asking } from '../../support/asking';

export const PIXELS = 10;
export const FIGURE: Spot = { x: 60, y: 40, facing: 90 };
const FRAME = 16;

export const offerOf = (more: Partial<FlickOffer> = {}): FlickOffer => ({
  launch: 'disc',
  at: { x: 60, y: 40 },
  speed: SPEEDS.disc,
  aside: [],
  ...more,
});

/** A question whose answers are made by hand: each name with what it needs. */
export const handQuestion = (options: Readonly<Record<string, Omit<Option, 'id' | 'means'>>>) =>
  asking({
    kind: 'flickDisc',
    about: 'john',
    options: Object.entries(options).map(([id, more]) => option(id, { verb: 'flick' }, more)),
  });

export const toPixel = ({ x, y }: Vec2): Vec2 => ({ x: x * PIXELS, y: -y * PIXELS });
const toTable = ({ x, y }: Vec2): Vec2 => ({ x: x / PIXELS, y: -y / PIXELS });

type Setup = Partial<Omit<Task, 'onAnswer'>> & {
  readonly placeable?: Placeable;
  readonly living?: boolean;
};

/** The hand over a question, from the first press to the answers that come of it. */
export function tableHand(decision: Decision | undefined, setup: Setup = {}) {
  const { placeable, living, ...more } = setup;
  const answers: Answer[] = [];
  const turns: ((orbit: Orbit) => Orbit)[] = [];
  const finger = new Finger();
  const steering = new Steering((how) => void turns.push(how));
  let resets = 0;
  let time = 0;
  /** North of this line the window shows no table. */
  const sight = {
    under: (pixel: Vec2) => (toTable(pixel).y > 90 ? undefined : toTable(pixel)),
    pixel: toPixel,
    size: () => ({ width: 1280, height: 720 }),
    ray: (pixel: Vec2): Ray => {
      const { x, y } = toTable(pixel);
      return { from: [x, 100, -y], along: [0, -1, 0] };
    },
  };
  const router = new PointerRouter(sight, steering, finger, () => {
    resets += 1;
  });
  const task: Task = {
    gesture: 'pull',
    targets: [],
    figure: FIGURE,
    decision,
    onAnswer: (answer) => void answers.push(answer),
    ...more,
  };
  emptyHand();
  takeUp(decision, task.figure, placeable, living);
  router.setTask(task);

  const press = (at: Vec2, extra: Partial<Press> = {}): Press => {
    time += FRAME;
    return { id: 1, at: toPixel(at), time, isMain: true, shift: false, ...extra };
  };
  const down = (at: Vec2, extra?: Partial<Press>): void => router.down(press(at, extra));
  const move = (at: Vec2, extra?: Partial<Press>): void => router.move(press(at, extra));
  const up = (at: Vec2, extra?: Partial<Press>): void => router.up(press(at, extra));
  /** Holds still until the last movement counts no more, and lets go. */
  const drag = (from: Vec2, to: Vec2, extra?: Partial<Press>): void => {
    down(from, extra);
    for (const share of [0.25, 0.5, 0.75, 1])
      move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, extra);
    for (let frame = 0; frame < 8; frame += 1) move(to, extra);
  };
  const tap = (at: Vec2): void => {
    down(at);
    up(at);
  };
  return {
    router,
    steering,
    finger,
    task,
    answers,
    turns,
    down,
    move,
    up,
    drag,
    tap,
    /** The next question, while fingers stay where they are. */
    ask: (next: Decision): void => {
      takeUp(next, task.figure, placeable, living);
      router.setTask({ ...task, decision: next });
    },
    wait: (ms: number): void => void (time += ms),
    now: () => time,
    resets: () => resets,
  };
}
