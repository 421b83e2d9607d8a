// The contract behind replays, saves, look-ahead and network play: the same table and launch give the same
// recording, bit for bit, in every process and every engine. tests/e2e/determinism.spec.ts runs the same
// shots in a browser. If a change alters the golden hashes on purpose, old logs no longer replay: say so.
import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalLaunch, canonicalTable } from '../../src/physics/canonical';
import { loadEngine } from '../../src/physics/engine';
import type { Launch } from '../../src/physics/launch';
import { seededRandom } from '../../src/physics/measure/random';
import type { Recording } from '../../src/physics/recording';
import { simulate, simulateLazily } from '../../src/physics/simulate';
import type { Table } from '../../src/physics/table';
import { FIFTY_SHOTS, hashesOf } from './support/fifty-shots';
import { TEAM_TOWN } from './support/towns';
import golden from './support/golden-hashes.json' with { type: 'json' };

beforeAll(loadEngine);

const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};

const SHOT: Launch = { kind: 'bullet', at: { x: 60, y: 20 }, direction: 97, speed: 2000 };
const RUSH: Launch = {
  kind: 'rush',
  tower: { x: 60, y: 70, facing: 270 },
  zombies: [1, 2, 3, 4].map((slot) => ({ id: `new-${slot}`, slot })),
  seed: 11,
};
const bytes = ({ hash, frames, outcome, tracks }: Recording): string =>
  JSON.stringify({
    hash,
    frames,
    outcome,
    tracks: tracks.map((track) => [track.id, [...track.poses]]),
  });

describe.each([
  ['a shot', SHOT],
  ['a rush', RUSH],
])('%s', (_, launch) => {
  test('is the same twice, to the last frame', () => {
    expect(bytes(simulate(TEAM_TOWN, launch))).toBe(bytes(simulate(TEAM_TOWN, launch)));
  });

  test('is the same after other shots', () => {
    const before = simulate(TEAM_TOWN, launch).hash;
    for (const other of FIFTY_SHOTS.slice(0, 10)) simulate(TEAM_TOWN, other);
    expect(simulate(TEAM_TOWN, launch).hash).toBe(before);
  });

  test('is the same after a journey through JSON', () => {
    const stored = JSON.parse(
      JSON.stringify({ table: canonicalTable(TEAM_TOWN), launch: canonicalLaunch(launch) }),
    );
    expect(simulate(stored.table, stored.launch).hash).toBe(simulate(TEAM_TOWN, launch).hash);
  });

  test('does not depend on the order of the pieces', () => {
    const mixed: Table = {
      ...TEAM_TOWN,
      layout: { ...TEAM_TOWN.layout, structures: shuffled(TEAM_TOWN.layout.structures, 1) },
      pieces: shuffled(TEAM_TOWN.pieces, 2),
    };
    expect(bytes(simulate(mixed, launch))).toBe(bytes(simulate(TEAM_TOWN, launch)));
  });

  test('is the same frame by frame', () => {
    const run = simulateLazily(TEAM_TOWN, launch);
    let pauses = 0;
    let last = run.next();
    for (; !last.done; last = run.next()) pauses += 1;
    expect(bytes(last.value)).toBe(bytes(simulate(TEAM_TOWN, launch)));
    expect(pauses).toBeGreaterThan(20);
  });
});

describe('one unit of difference shows', () => {
  const before = (): string => simulate(TEAM_TOWN, SHOT).hash;

  test('in the speed (1 mm/s)', () => {
    expect(simulate(TEAM_TOWN, { ...SHOT, speed: SHOT.speed + 1 }).hash).not.toBe(before());
  });

  test('in the direction (1/100 degree)', () => {
    expect(simulate(TEAM_TOWN, { ...SHOT, direction: SHOT.direction + 0.01 }).hash).not.toBe(
      before(),
    );
  });

  test('in the place of a piece that nobody touches (1/100 mm)', () => {
    const pieces = TEAM_TOWN.pieces.map((piece) =>
      piece.id === 'survivor-1'
        ? { ...piece, pose: { ...piece.pose, x: piece.pose.x + 0.001 } }
        : piece,
    );
    expect(simulate({ ...TEAM_TOWN, pieces }, SHOT).hash).not.toBe(before());
  });

  test('in the seed of a rush', () => {
    expect(simulate(TEAM_TOWN, { ...RUSH, seed: 12 }).hash).not.toBe(
      simulate(TEAM_TOWN, RUSH).hash,
    );
  });
});

test('less than one unit is no difference', () => {
  const nudged: Launch = { ...SHOT, direction: SHOT.direction + 0.001, speed: SHOT.speed + 0.2 };
  expect(simulate(TEAM_TOWN, nudged).hash).toBe(simulate(TEAM_TOWN, SHOT).hash);
});

test('the fifty golden shots have the hashes they always had', () => {
  expect(hashesOf()).toEqual(golden);
});
