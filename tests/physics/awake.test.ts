// Only what nothing awake touches may sleep before a shot: a body put to sleep beside one that is awake is
// pulled down without being held up. It was seen in a random match of S1: two lying zombies sank into the table.
import { beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { PIECES } from '../../src/physics/measure/catalogue';
import { lowestPoint } from '../../src/physics/measure/pose';
import { simulate } from '../../src/physics/simulate';
import type { Piece, Table } from '../../src/physics/table';

beforeAll(loadEngine);

const zombie = (
  id: string,
  x: number,
  y: number,
  lift: number,
  turn: Piece['pose']['turn'],
): Piece => ({
  id,
  kind: 'zombie',
  pose: { x, y, lift, turn },
});

/** One stands on the foot of a lying one, which touches another. */
const heap: Table = {
  layout: { structures: [], town: { width: 120, height: 90 } },
  pieces: [
    zombie('standing-on', 87.152, 56.1, 2.031, [0, 0.99999, 0, 0.00478]),
    zombie('below', 89.584, 55.5, 0.544, [0.71736, 0.69635, 0.01632, 0.01524]),
    zombie('beside', 93.348, 54.746, 0.547, [0.71677, -0.69672, -0.02109, 0.01958]),
  ],
};

test('a heap of zombies stays on the table while something else is flicked', () => {
  const { outcome } = simulate(heap, {
    kind: 'bullet',
    at: { x: 20, y: 20 },
    direction: 180,
    speed: 1000,
  });
  for (const { id, pose } of outcome.rest.filter((one) => one.id !== 'bullet')) {
    expect(pose.lift, id).toBeGreaterThan(lowestPoint(PIECES.zombie, pose.turn) - 0.05);
  }
});
