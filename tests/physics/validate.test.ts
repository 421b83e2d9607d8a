// Bad input is refused before a world exists, by the name of the field, and harms no later call.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { Launch } from '../../src/physics/launch';
import { simulate } from '../../src/physics/simulate';
import type { Table } from '../../src/physics/table';
import { TableError } from '../../src/physics/require';
import { FIFTY_SHOTS } from './support/fifty-shots';
import { SCHOOL, standing, table } from './support/shots';
import { FIRST_TOWN, TEAM_TOWN } from './support/towns';

beforeAll(loadEngine);

const DISC: Launch = { kind: 'disc', at: { x: 60, y: 20 }, direction: 0, speed: 1000 };

function refusal(where: unknown, launch: unknown): TableError {
  try {
    simulate(where as Table, launch as Launch);
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('a launch', () => {
  test.each<[string, string, object]>([
    ['not a number', 'launch.speed', { speed: Number.NaN }],
    ['without end', 'launch.speed', { speed: Infinity }],
    ['too fast', 'launch.speed', { speed: 2201 }],
    ['too slow', 'launch.speed', { speed: 99 }],
    ['written as text', 'launch.speed', { speed: '1000' }],
    ['in no direction', 'launch.direction', { direction: Number.NaN }],
    ['from nowhere', 'launch.at', { at: undefined }],
    ['of a kind that every object has', 'launch.kind', { kind: 'toString' }],
    ['as fast as an object', 'launch.speed', { speed: {} }],
    ['from far outside', 'launch.at.y', { at: { x: 0, y: 1e9 } }],
    ['of an unknown kind', 'launch.kind', { kind: 'catapult' }],
    ['from where a piece stands', 'launch.at', { at: { x: 20, y: 40 } }],
    ['from inside a wall', 'launch.at', { at: { x: 67, y: 8 } }],
    ['of an unknown figure', 'launch.piece', { kind: 'figure', piece: 'nobody' }],
    ['of a lamp', 'launch.piece', { kind: 'figure', piece: 'lamp-1' }],
    ['with too many pellets', 'launch.count', { kind: 'pellets', count: 9, seed: 1 }],
    ['with half a pellet', 'launch.count', { kind: 'pellets', count: 1.5, seed: 1 }],
    ['with a broken seed', 'launch.seed', { kind: 'pellets', count: 4, seed: -1 }],
    ['struck beside the bat', 'launch.struck', { kind: 'bat', axis: 0, struck: 4 }],
    ['flipped too high', 'launch.height', { kind: 'flare', speed: 300, height: 1000, seed: 1 }],
  ])('%s is refused at %s', (_, field, change) => {
    expect(refusal(TEAM_TOWN, { ...DISC, ...change }).field).toBe(field);
  });

  const rush = (zombies: unknown): unknown => ({
    kind: 'rush',
    tower: { x: 60, y: 45, facing: 0 },
    zombies,
    seed: 1,
  });
  test.each<[string, string, unknown]>([
    ['of nobody', 'launch.zombies.length', []],
    [
      'of seven',
      'launch.zombies.length',
      [1, 2, 3, 4, 5, 6, 7].map((slot) => ({ id: `n${slot}`, slot })),
    ],
    ['of one called like the tower', 'launch.zombies', [{ id: 'tower', slot: 1 }]],
    ['of nothing', 'launch.zombies[0]', [null]],
    ['without a list', 'launch.zombies', undefined],
    ['of one who is in town', 'launch.zombies', [{ id: 'zombie-1', slot: 1 }]],
    [
      'of two on one slot',
      'launch.zombies',
      [
        { id: 'a', slot: 1 },
        { id: 'b', slot: 1 },
      ],
    ],
    [
      'of two with one name',
      'launch.zombies',
      [
        { id: 'a', slot: 1 },
        { id: 'a', slot: 2 },
      ],
    ],
    ['from slot seven', 'launch.zombies[0].slot', [{ id: 'a', slot: 7 }]],
  ])('a rush %s is refused at %s', (_, field, zombies) => {
    expect(refusal(TEAM_TOWN, rush(zombies)).field).toBe(field);
  });
});

describe('a table', () => {
  const zombie = standing('z', 'zombie', 10, 0);
  test.each<[string, string, Table]>([
    ['two pieces with one name', 'pieces', table([zombie, standing('z', 'box', 30, 0)])],
    ['a piece named like a building', 'pieces', table([{ ...zombie, id: 'school' }], [SCHOOL])],
    ['a piece named like a limit', 'pieces', table([{ ...zombie, id: 'limit-sw' }])],
    [
      'two buildings in one place',
      'layout',
      table([], [SCHOOL, { ...SCHOOL, id: 'hospital', x: 2 }]),
    ],
    [
      'a piece sunk into the table',
      'pieces[0].pose.lift',
      table([{ ...zombie, pose: { ...zombie.pose, lift: 0.5 } }]),
    ],
    ['a piece without a name', 'pieces[0].id', table([{ ...zombie, id: '' }])],
    ['two pieces in one place', 'pieces', table([zombie, standing('y', 'zombie', 10.5, 0)])],
    ['a piece in a wall', 'pieces', table([standing('y', 'box', 0, 7)], [SCHOOL])],
    [
      'a piece of an unknown kind',
      'pieces[0].kind',
      table([{ ...zombie, kind: 'dragon' as never }]),
    ],
    [
      'a piece that is nowhere',
      'pieces[0].pose.x',
      table([{ ...zombie, pose: { ...zombie.pose, x: Number.NaN } }]),
    ],
    [
      'a piece under the table',
      'pieces[0].pose.lift',
      table([{ ...zombie, pose: { ...zombie.pose, lift: -1 } }]),
    ],
    [
      'a piece turned by nothing',
      'pieces[0].pose.turn',
      table([{ ...zombie, pose: { ...zombie.pose, turn: [0, 0, 0, 0] } }]),
    ],
    [
      'a building of an unknown kind',
      'layout.structures[0].kind',
      table([], [{ ...SCHOOL, kind: 'castle' as never }]),
    ],
    [
      'a building turned by infinity',
      'layout.structures[0].facing',
      table([], [{ ...SCHOOL, facing: Infinity }]),
    ],
    ['an impossible surface', 'roughness', { ...table([]), roughness: 0 }],
  ])('%s is refused at %s', (_, field, where) => {
    expect(refusal(where, { kind: 'settle' }).field).toBe(field);
  });

  test('the reason names both pieces of an overlap', () => {
    expect(
      refusal(table([zombie, standing('y', 'zombie', 10.5, 0)]), { kind: 'settle' }).message,
    ).toBe('pieces: y overlaps z');
  });

  test('whole towns are in order', () => {
    for (const town of [FIRST_TOWN, TEAM_TOWN])
      expect(() => simulate(town, { kind: 'settle' })).not.toThrow();
  });
});

test('a piece named like what is flicked is refused', () => {
  expect(refusal(table([standing('disc', 'box', 10, 0)]), DISC).field).toBe('pieces');
});

test('a table or launch with anything missing is refused, and never by accident', () => {
  const whole = { table: TEAM_TOWN, launch: FIFTY_SHOTS[6] };
  const paths: string[][] = [];
  const walk = (node: unknown, path: string[]): void => {
    if (path.length > 0) paths.push(path);
    if (typeof node !== 'object' || node === null) return;
    const keys = Array.isArray(node) ? ['0'] : Object.keys(node);
    for (const key of keys) walk(Reflect.get(node, key), [...path, key]);
  };
  walk(whole, []);
  expect(paths.length).toBeGreaterThan(25);
  const accidents = paths.flatMap((path) =>
    [null, undefined, 'text', 7, [null], {}].flatMap((replacement) => {
      const copy = structuredClone(whole);
      const holder = path
        .slice(0, -1)
        .reduce<object>((node, key) => Reflect.get(node, key) as object, copy);
      Reflect.set(holder, path.at(-1) ?? '', replacement);
      return isAccident(copy.table, copy.launch)
        ? [`${path.join('.')} = ${JSON.stringify(replacement)}`]
        : [];
    }),
  );
  expect(accidents).toEqual([]);
});

function isAccident(where: unknown, launch: unknown): boolean {
  try {
    simulate(where as Table, launch as Launch);
    return false;
  } catch (error) {
    return !(error instanceof TableError);
  }
}

/** Every way of spoiling one number anywhere in a launch. */
function spoiled(launch: Launch, at: number, value: unknown): unknown {
  let seen = -1;
  return JSON.parse(JSON.stringify(launch), (_, original: unknown) => {
    if (typeof original !== 'number') return original;
    seen += 1;
    return seen === at ? value : original;
  });
}

test('no spoiled number gets through, and the next shot is as it was', () => {
  const before = FIFTY_SHOTS.slice(0, 8).map((launch) => simulate(TEAM_TOWN, launch).hash);
  fc.assert(
    fc.property(
      fc.nat(7),
      fc.nat(6),
      fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, null, 'x', 1e308),
      (index, at, value) => {
        const launch = FIFTY_SHOTS[index] ?? DISC;
        const bad = spoiled(launch, at, value);
        if (JSON.stringify(bad) === JSON.stringify(launch)) return;
        expect(refusal(TEAM_TOWN, bad).field).toMatch(/^launch/);
      },
    ),
    { numRuns: 200, seed: 3 },
  );
  expect(FIFTY_SHOTS.slice(0, 8).map((launch) => simulate(TEAM_TOWN, launch).hash)).toEqual(before);
});
