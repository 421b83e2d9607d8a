// How near a rush came: what a player is told about a rush that missed, and about one that did not (R139).
import { beforeAll, describe, expect, test } from 'vitest';
import { approachesOf } from '../../src/physics/approaches';
import { loadEngine } from '../../src/physics/engine';
import type { RushLaunch } from '../../src/physics/launch';
import type { Recording, Track } from '../../src/physics/recording';
import type { Piece } from '../../src/physics/table';
import { lying, restOf, shoot, standing, table } from './support/shots';

beforeAll(loadEngine);

const rush = (seed: number, ...slots: number[]): RushLaunch => ({
  kind: 'rush',
  tower: { x: 0, y: 0, facing: 0 },
  zombies: slots.map((slot) => ({ id: `zombie-${slot}`, slot })),
  seed,
});

const approachTo = ({ outcome }: Recording, id: string): { by: string; gap: number } => {
  const found = outcome.approaches?.find(({ piece }) => piece === id);
  if (!found) throw new Error(`nothing is told about ${id}`);
  return found;
};

/** The middle and half sizes of a figure's foot and body: x ahead, y up, z to its right. */
const FIGURE = [
  { up: -1.65, half: [0.6, 0.2, 1.05] },
  { up: 0.2, half: [0.5, 1.65, 0.95] },
] as const;

/** Points along the edges of a figure's two boxes, as seen from above: its ground, measured in another way. */
function pointsFromAbove(poses: Float32Array, at: number): { x: number; y: number }[] {
  const [x = 0, y = 0, , a = 0, b = 0, c = 0, w = 1] = poses.subarray(at, at + 7);
  const matrix = [
    [1 - 2 * (b * b + c * c), 2 * (a * b - c * w), 2 * (a * c + b * w)],
    [2 * (a * c - b * w), 2 * (b * c + a * w), 1 - 2 * (a * a + b * b)],
  ] as const;
  const share = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  return FIGURE.flatMap(({ up, half }) =>
    [0, 1, 2].flatMap((axis) =>
      share.flatMap((along) =>
        [-1, 1].flatMap((one) =>
          [-1, 1].map((two) => {
            const sign = [one, two];
            sign.splice(axis, 0, along);
            const [p = 0, q = 0, r = 0] = half.map((size, index) => size * (sign[index] ?? 0));
            const [east, south] = matrix.map(([m, n, o]) => m * p + n * (q + up) + o * r);
            return { x: x + (east ?? 0), y: y - (south ?? 0) };
          }),
        ),
      ),
    ),
  );
}

/** From the points of a zombie in every frame to the ground of a survivor who looks east or west. */
function measured({ tracks }: Recording, survivor: { x: number; y: number }): number {
  let least = Infinity;
  for (const { poses } of tracks) {
    for (let at = 0; at < poses.length; at += 7) {
      if ((poses[at] ?? 0) <= 0) continue;
      for (const { x, y } of pointsFromAbove(poses, at)) {
        const aside = Math.max(0, Math.abs(x - survivor.x) - 0.6);
        const along = Math.max(0, Math.abs(y - survivor.y) - 1.05);
        least = Math.min(least, Math.hypot(aside, along));
      }
    }
  }
  return least;
}

test('a survivor who is hit has no gap, and the first to touch it is named', () => {
  let hits = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const survivor = standing('survivor', 'survivor', 18, 0, 180);
    const recording = shoot(table([survivor]), rush(seed, 1, 2, 3, 5));
    const touch = recording.outcome.contacts.find(({ other }) => other === 'survivor');
    expect(touch !== undefined || restOf(recording, 'survivor').standing).toBe(true);
    if (!touch) continue;
    hits += 1;
    expect(recording.outcome.approaches).toEqual([{ piece: 'survivor', by: touch.piece, gap: 0 }]);
  }
  expect(hits).toBeGreaterThan(5);
});

describe('a survivor who is missed', () => {
  test.each([
    { name: 'beside the way', x: 22, y: 9 },
    { name: 'just beside the mouth', x: 6, y: -7 },
    { name: 'where the last of them come to rest', x: 45, y: 0 },
    { name: 'far away', x: 90, y: 60 },
    { name: 'behind the tower', x: -30, y: 0 },
  ])('$name: the gap is what was missing, to the next millimetre', ({ x, y }) => {
    let missed = 0;
    for (let seed = 0; seed < 8; seed += 1) {
      const recording = shoot(
        table([standing('survivor', 'survivor', x, y, 180)]),
        rush(seed, 1, 4, 6),
      );
      const { by, gap } = approachTo(recording, 'survivor');
      expect(Math.round(gap * 10) / 10).toBe(gap);
      expect(by).toMatch(/^zombie-[146]$/);
      if (recording.outcome.contacts.some(({ other }) => other === 'survivor')) continue;
      missed += 1;
      const wanted = measured(recording, { x, y });
      expect(gap).toBeGreaterThan(wanted - 0.08);
      expect(gap).toBeLessThan(wanted + 0.12);
    }
    expect(missed).toBeGreaterThan(0);
  });

  test('is told of the zombie that came nearest', () => {
    // A lone zombie leaves the tower; alone it cannot be confused with another.
    for (const slot of [1, 2, 3]) {
      const recording = shoot(
        table([standing('survivor', 'survivor', 30, 14, 0)]),
        rush(slot, slot),
      );
      expect(approachTo(recording, 'survivor').by).toBe(`zombie-${slot}`);
    }
  });
});

test('a survivor who is moved by something else is measured where it is', () => {
  const upright = [1.85, 0, 0, 0, 1];
  const trackOf = (id: string, way: readonly (readonly [number, number])[]): Track => ({
    id,
    firstFrame: 0,
    poses: new Float32Array(way.flatMap((at) => [...at, ...upright])),
  });
  const survivor: Piece = standing('survivor', 'survivor', 20, 0);
  const zombie = trackOf('zombie-1', [
    [-3, 0],
    [8, 0],
    [14, 0],
    [20, 0],
    [20, 0],
  ]);
  const pushed = trackOf('survivor', [
    [20, 0],
    [20, 0],
    [20, 5],
    [20, 6],
    [20, 6],
  ]);
  const told = (tracks: readonly Track[]): unknown =>
    approachesOf(rush(1, 1), [survivor], tracks, []);
  expect(told([zombie])).toEqual([{ piece: 'survivor', by: 'zombie-1', gap: 0 }]);
  // 6 cm aside, and each is 2.1 cm wide.
  expect(told([pushed, zombie])).toEqual([{ piece: 'survivor', by: 'zombie-1', gap: 3.9 }]);
});

test('of two that came equally near, the one whose name comes first', () => {
  const poses = new Float32Array([10, 0, 1.85, 0, 0, 0, 1]);
  const tracks = ['zombie-2', 'zombie-1'].map((id) => ({ id, firstFrame: 0, poses }));
  const survivor = standing('survivor', 'survivor', 20, 0);
  expect(approachesOf(rush(1, 1, 2), [survivor], tracks, [])).toEqual([
    { piece: 'survivor', by: 'zombie-1', gap: 8.8 },
  ]);
});

test('only of a rush, and only about survivors who stood and were not set aside', () => {
  const crowd = [
    standing('z-stood', 'survivor', 30, 20),
    standing('a-stood', 'survivor', 30, -20),
    lying('lay', 'survivor', 40, 20),
    standing('in the way', 'survivor', -4, 0),
    standing('street zombie', 'zombie', 40, -20),
  ];
  const { outcome } = shoot(table(crowd), rush(3, 1, 2));
  expect(outcome.setAside).toEqual(['in the way']);
  expect(outcome.approaches?.map(({ piece }) => piece)).toEqual(['a-stood', 'z-stood']);
  expect(shoot(table(crowd), { kind: 'settle' }).outcome).not.toHaveProperty('approaches');
});
