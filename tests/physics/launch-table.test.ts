// The rows of the table of launches: what they say is what the border, the grid and the door do.
import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalLaunch } from '../../src/physics/canonical';
import { loadEngine } from '../../src/physics/engine';
import type { FlickKind, HandNumbers, Laid, Launch, Push } from '../../src/physics/launch';
import {
  eachNumber,
  hasNumbers,
  isFlicked,
  LAUNCHES,
  launchFor,
  numbersOf,
} from '../../src/physics/measure/launches';
import { TableError } from '../../src/physics/require';
import type { Table } from '../../src/physics/table';
import { validateLaunch } from '../../src/physics/validate';
import { FIFTY_SHOTS } from './support/fifty-shots';
import { standing, table } from './support/shots';

beforeAll(loadEngine);

const KINDS = Object.keys(LAUNCHES) as FlickKind[];
const NUMBERS = KINDS.flatMap((kind) =>
  numbersOf(kind).map(([name, one]) => ({ kind, name, one })),
);
const FIELDS = KINDS.flatMap((kind) => Object.keys(LAUNCHES[kind].laid).map((field) => ({ kind, field }))); // prettier-ignore

const TABLE: Table = table([standing('survivor-1', 'survivor', 40, 0)]);
const LAID: Laid = { at: { x: 0, y: 0 }, piece: 'survivor-1', count: 4, seed: 7 };
const pushOf = (kind: FlickKind): Push => ({ direction: 30, speed: LAUNCHES[kind].speed[0] });
const plain = (kind: FlickKind, numbers: HandNumbers = {}): Launch =>
  launchFor(kind, { ...LAID, ...pushOf(kind), ...numbers });

function refusedAt(launch: unknown): string | undefined {
  try {
    validateLaunch(TABLE, launch as Launch);
    return undefined;
  } catch (error) {
    if (error instanceof TableError) return error.field;
    throw error;
  }
}

test('the table has a row for every kind that the fifty shots flick, and some numbers', () => {
  const flicked = new Set(FIFTY_SHOTS.filter(isFlicked).map(({ kind }) => kind));
  expect(KINDS).toEqual(expect.arrayContaining([...flicked]));
  expect(NUMBERS.length).toBeGreaterThan(3);
});

test.each(KINDS)('a plain %s is in order, and too hard or too soft a one is not', (kind) => {
  const [least, most] = LAUNCHES[kind].speed;
  expect(refusedAt(plain(kind))).toBeUndefined();
  expect(refusedAt({ ...plain(kind), speed: most })).toBeUndefined();
  for (const speed of [least - 1, most + 1])
    expect(refusedAt({ ...plain(kind), speed })).toBe('launch.speed');
});

test.each(FIELDS)('a $kind without its $field is refused', ({ kind, field }) => {
  expect(refusedAt({ ...plain(kind), [field]: undefined })).toBe(`launch.${field}`);
});

describe.each(NUMBERS)('the $name of a $kind', ({ kind, name, one }) => {
  const [least, most] = one.range;

  test('is refused at the border outside its range, and where it is missing', () => {
    for (const value of [least, most])
      expect(refusedAt({ ...plain(kind), [name]: value })).toBeUndefined();
    for (const value of [least - 0.01, most + 0.01, Number.NaN, undefined])
      expect(refusedAt({ ...plain(kind), [name]: value })).toBe(`launch.${name}`);
  });

  test('is asked for at the door just so, but for one that follows the direction', () => {
    const given = eachNumber(kind, (number) => number.range[0]);
    expect(hasNumbers(kind, given)).toBe(true);
    for (const value of [least - 0.01, most + 0.01, Number.NaN, Infinity])
      expect(hasNumbers(kind, { ...given, [name]: value })).toBe(false);
    const others = eachNumber(kind, (number, own) => (own === name ? undefined : number.range[0]));
    expect(hasNumbers(kind, others)).toBe(one.slip !== undefined);
  });

  test('lies on its grid, and stays as it was given', () => {
    const value = least + 1.23456;
    expect(plain(kind, { [name]: value })).toHaveProperty(name, value);
    const canonical: unknown = canonicalLaunch(plain(kind, { [name]: value }));
    const again: unknown = canonicalLaunch(canonical as Launch);
    expect(again).toEqual(canonical);
    expect(canonical).not.toHaveProperty(name, value);
  });

  test('begins within its range', () => {
    const { unit, plain: usual, first = usual } = one;
    for (const value of unit === 'cm' ? [usual, first] : []) {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  });
});

test('a launch made again from its own parts is the same', () => {
  const flicked = FIFTY_SHOTS.filter(isFlicked);
  expect(flicked.length).toBeGreaterThan(40);
  for (const launch of flicked) expect(launchFor(launch.kind, launch)).toEqual(launch);
});

test('what is left out is plain: a bat lies across its flight, a sniper rifle is pushed straight', () => {
  const push = { direction: 40, speed: 1000 };
  expect(launchFor('bat', { ...LAID, ...push })).toMatchObject({ axis: 130, struck: 0 });
  expect(launchFor('sniper', { ...LAID, ...push })).toMatchObject({ aim: 40 });
});

test('the compiler asks for what a launch has from the table and the rules', () => {
  const push = { direction: 0, speed: 1000 };
  // @ts-expect-error a shell has a number of pellets and a seed
  expect(refusedAt(launchFor('pellets', { ...push, at: LAID.at }))).toBe('launch.count');
  // @ts-expect-error a figure has a name
  expect(refusedAt(launchFor('figure', { ...push, at: LAID.at }))).toBe('launch.piece');
});
