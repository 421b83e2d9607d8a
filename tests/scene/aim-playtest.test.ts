// A play-test of aiming: does a clumsy hand hit what it means to hit, on the real table?
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { SPEEDS } from '../../src/physics/measure/limits';
import { standingPose } from '../../src/physics/measure/pose';
import { seededRandom } from '../../src/physics/measure/random';
import { directionOf, heading } from '../../src/physics/measure/trig';
import { add, scale, subtract } from '../../src/physics/measure/vector';
import { simulate } from '../../src/physics/simulate';
import type { Layout, Table, Vec2 } from '../../src/physics/table';
import { optionId } from '../../src/scenarios/decisions';
import { FULL_PULL } from '../../src/scene/pull';
import { type Numbers } from '../../src/scene/hand/strength';
import { MOUSE, pullOnce, THUMB, type Clumsiness } from './support/human-hand';
import { DESKTOP, PHONE, windowBehind, type Size } from './support/window';

beforeAll(loadEngine);

const TRIES = 40;
const TOWN = { width: 120, height: 90 };
const DEAD_ZONE = 1;

type Task = {
  readonly name: string;
  readonly piece: 'bullet' | 'disc';
  /** From the piece to what is meant. */
  readonly away: number;
  /** How hard a player would flick, as a share of what is possible. */
  readonly share: number;
  readonly table: (target: Vec2, direction: number) => Table;
  readonly hits: (table: Table, at: Vec2, numbers: Numbers) => boolean;
};

const zombie = (away: number): Task => ({
  name: `zombie at ${away} cm`,
  piece: 'bullet',
  away,
  share: 0.65,
  table: ({ x, y }, direction) => ({
    layout: { structures: [], town: TOWN },
    pieces: [
      {
        id: 'zombie-1',
        kind: 'zombie',
        pose: standingPose('zombie', { x, y, facing: direction + 180 }),
      },
    ],
  }),
  hits: (table, at, numbers) => {
    const { outcome } = simulate(table, { kind: 'bullet', at, ...numbers });
    return outcome.rest.some(({ id, standing }) => id === 'zombie-1' && !standing);
  },
});

const door = (away: number): Task => ({
  name: `door at ${away} cm`,
  piece: 'disc',
  away,
  // Far enough to come to rest well past the door, wherever that was.
  share: away < 30 ? 0.5 : 0.66,
  table: ({ x, y }, direction) => ({
    layout: {
      structures: [{ id: 'library', kind: 'building', x, y, facing: direction + 180 }],
      town: TOWN,
    },
    pieces: [],
  }),
  hits: (table, at, numbers) => {
    const { outcome } = simulate(table, { kind: 'disc', at, ...numbers });
    return outcome.passages.some(({ piece, complete }) => piece === 'disc' && complete);
  },
});

const TASKS = [zombie(20), zombie(40), zombie(60), door(20), door(40)];

function share(task: Task, size: Size, hand: Clumsiness, fine: boolean, seed: number): number {
  const random = seededRandom(seed);
  let hits = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // From the town's south, at something ahead, anywhere within twenty degrees of the figure's look.
    const at = { x: 45 + random.between(0, 30), y: 14 };
    const meant = 90 + random.between(-20, 20);
    const target = add(at, scale(heading(meant), task.away));
    const table = task.table(target, meant);
    const view = windowBehind({ ...at, facing: 90 }, table.layout satisfies Layout, size);
    const length = DEAD_ZONE + (FULL_PULL - DEAD_ZONE) * task.share;
    const direction = directionOf(subtract(target, at));
    const pressed = view.toPixel(at);
    const to = view.toPixel(add(view.toTable(pressed), scale(heading(direction), -length)));
    const numbers = pullOnce(random, hand, {
      grip: {
        pointer: 1,
        choice: optionId('flick'),
        at,
        radius: 1.6,
        gesture: 'pull',
        deadZone: DEAD_ZONE,
      },
      speed: SPEEDS[task.piece],
      from: pressed,
      to,
      toTable: view.toTable,
      fine,
    });
    if (task.hits(table, at, numbers)) hits += 1;
  }
  return hits / TRIES;
}

/** What is reached now: the test fails when a hand hits less often. Per task: pull back, fine mode. */
const REACHED: Readonly<Record<string, readonly (readonly [pull: number, fine: number])[]>> = {
  mouse: [
    [1, 1],
    [1, 1],
    [0.95, 1],
    [1, 1],
    [1, 1],
  ],
  thumb: [
    [1, 1],
    [0.8, 1],
    [0.6, 1],
    [1, 1],
    [1, 1],
  ],
};

describe.each([
  ['mouse', DESKTOP, MOUSE],
  ['thumb', PHONE, THUMB],
] as const)('with a %s', (name, size, hand) => {
  test('the share that hits is not below what was reached', () => {
    const rows = TASKS.map((task, index) => ({
      task: task.name,
      pull: share(task, size, hand, false, 11 + index),
      fine: share(task, size, hand, true, 31 + index),
    }));
    console.log(
      [
        `${name} (${TRIES} tries each): share that hits`,
        ...rows.map(
          ({ task, pull, fine }) =>
            `${task.padEnd(16)} pull ${(pull * 100).toFixed(0).padStart(3)} %  fine ${(fine * 100).toFixed(0).padStart(3)} %`,
        ),
      ].join('\n'),
    );
    rows.forEach(({ task, pull, fine }, index) => {
      const [leastPull = 0, leastFine = 0] = REACHED[name]?.[index] ?? [];
      expect(pull, `${task}, pull`).toBeGreaterThanOrEqual(leastPull);
      expect(fine, `${task}, fine`).toBeGreaterThanOrEqual(leastFine);
    });
  });
});
