// Whatever is sorted has one order, in every browser: no sort may depend on how it was shuffled before.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalLaunch, canonicalTable } from '../../src/physics/canonical';
import { loadEngine } from '../../src/physics/engine';
import { exitsOf } from '../../src/physics/exits';
import type { RushLaunch } from '../../src/physics/launch';
import { launchedBodies } from '../../src/physics/measure/launches';
import { PIECES } from '../../src/physics/measure/catalogue';
import { by } from '../../src/physics/measure/order';
import { fixedBoxes } from '../../src/physics/measure/solid';
import { passagesOf } from '../../src/physics/passages';
import type { Contact } from '../../src/physics/recording';
import { shoot, standing, table } from './support/shots';
import { FIRST_TOWN, TEAM_TOWN } from './support/towns';

beforeAll(loadEngine);

const shuffledCopies = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });

type Thing = { readonly word: string; readonly size: number; readonly place: number };
const bySizeAndWord = by<Thing>(
  ({ size }) => size,
  ({ word }) => word,
);
/** So few words and sizes that most things have an equal. */
const things = fc.array(
  fc.record({
    word: fc.constantFrom('a', 'b', 'B', 'zombie-10', 'zombie-9'),
    size: fc.constantFrom(-1, 0, 0.5, Infinity),
    place: fc.nat(3),
  }),
  { maxLength: 24 },
);

describe('by', () => {
  test('equals are equal, and no two things contradict each other', () => {
    fc.assert(
      fc.property(things, (all) => {
        for (const a of all) {
          for (const b of all) {
            expect(bySizeAndWord(a, b) + bySizeAndWord(b, a)).toBe(0);
            const alike = a.size === b.size && a.word === b.word;
            expect(bySizeAndWord(a, b) === 0).toBe(alike);
          }
        }
      }),
    );
  });

  test('shuffled copies sort alike, the first key first', () => {
    const total = by<Thing>(
      ({ size }) => size,
      ({ word }) => word,
      ({ place }) => place,
    );
    const pairs = things.chain((all) => fc.tuple(fc.constant(all), shuffledCopies(all)));
    fc.assert(
      fc.property(pairs, ([all, mixed]) => {
        const sorted = all.toSorted(total);
        expect(mixed.toSorted(total)).toEqual(sorted);
        for (const [index, { size }] of sorted.entries())
          expect(size).toBeGreaterThanOrEqual(sorted[index - 1]?.size ?? -Infinity);
      }),
    );
  });
});

const RUSH: RushLaunch = {
  kind: 'rush',
  tower: { x: 60, y: 70, facing: 270 },
  zombies: [1, 2, 3, 4, 5, 6].map((slot) => ({ id: `new-${slot}`, slot })),
  seed: 11,
};

describe('one order for shuffled copies of', () => {
  test('a table', () => {
    const { structures } = FIRST_TOWN.layout;
    const pairs = fc.tuple(shuffledCopies(FIRST_TOWN.pieces), shuffledCopies(structures));
    fc.assert(
      fc.property(pairs, ([pieces, mixed]) => {
        const layout = { ...FIRST_TOWN.layout, structures: mixed };
        expect(canonicalTable({ layout, pieces })).toEqual(canonicalTable(FIRST_TOWN));
        expect(fixedBoxes(layout)).toEqual(fixedBoxes(FIRST_TOWN.layout));
      }),
    );
  });

  test('the zombies in the tower', () => {
    fc.assert(
      fc.property(shuffledCopies(RUSH.zombies), (zombies) => {
        expect(canonicalLaunch({ ...RUSH, zombies })).toEqual(canonicalLaunch(RUSH));
        expect(launchedBodies({ ...RUSH, zombies })).toEqual(launchedBodies(RUSH));
      }),
    );
  });

  test('the tracks from which passages and exits are read', () => {
    // Three alike side by side: they pass the door, and leave town, in the same frame.
    const layout = {
      structures: [
        { id: 'school', kind: 'building' as const, x: 20, y: 20, facing: 0 },
        { id: 'library', kind: 'building' as const, x: 60, y: 20, facing: 180 },
      ],
      town: { width: 120, height: 90 },
    };
    const tracks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
      id,
      firstFrame: 0,
      poses: new Float32Array(
        [0, 1, 2, 3].flatMap((frame) => {
          const x = index < 3 ? 30 - 40 * frame : 50 + 40 * frame;
          return [x, 17 + 2 * (index % 3), 0.35, 0, 0, 0, 1];
        }),
      ),
    }));
    const told = (order: typeof tracks): unknown => [
      passagesOf(layout.structures, order, () => PIECES.box),
      exitsOf(layout, order, []),
    ];
    expect(told(tracks)).toMatchObject([{ length: 6 }, { length: 6 }]);
    fc.assert(
      fc.property(shuffledCopies(tracks), (mixed) => {
        expect(told(mixed)).toEqual(told(tracks));
      }),
    );
  });
});

test('touches of one step in a rush are told by name: nothing else tells them apart', () => {
  const crowd = [8, 14].flatMap((x) =>
    [-3, 0, 3].map((y) => standing(`survivor ${x} ${y}`, 'survivor', x, y, 180)),
  );
  const tower = { x: 0, y: 0, facing: 0 };
  const byName = by<Contact>(
    ({ step }) => step,
    ({ other }) => other,
    ({ piece }) => piece,
    ({ part }) => part ?? '',
    ({ face }) => face ?? '',
  );
  let together = 0;
  for (let seed = 0; seed < 8; seed += 1) {
    for (const [where, launch] of [
      [table(crowd), { ...RUSH, seed, tower }],
      [TEAM_TOWN, { ...RUSH, seed, tower: { x: 40, y: 70, facing: 90 } }],
    ] as const) {
      const { contacts } = shoot(where, launch).outcome;
      expect(contacts).toEqual(contacts.toSorted(byName));
      together += contacts.filter(({ step }, at) => step === contacts[at - 1]?.step).length;
    }
  }
  expect(together).toBeGreaterThan(10);
});
