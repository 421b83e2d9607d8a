// The rush: zombies fall through the tower, slide out, and none is left behind.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { RushLaunch } from '../../src/physics/launch';
import { liftTower } from '../../src/physics/lift-tower';
import { PIECES } from '../../src/physics/measure/catalogue';
import { footprintOf } from '../../src/physics/measure/footprint';
import { isStanding, standingPose } from '../../src/physics/measure/pose';
import { isFree } from '../../src/physics/measure/spots';
import { isInTown } from '../../src/physics/measure/structure';
import { distance } from '../../src/physics/measure/vector';
import { poseAt } from '../../src/physics/path';
import type { Recording, Resting } from '../../src/physics/recording';
import type { Layout, Pose } from '../../src/physics/table';
import { EMPTY, lying, restOf, shoot, standing, table } from './support/shots';
import { TEAM_TOWN } from './support/towns';

beforeAll(loadEngine);

const SEEDS = 200;

/** A lone zombie tries every slot in turn. */
const rush = (count: number, seed: number): RushLaunch => ({
  kind: 'rush',
  tower: { x: 0, y: 0, facing: 0 },
  zombies: Array.from({ length: count }, (_, index) => ({
    id: `zombie-${index + 1}`,
    slot: count === 1 ? (seed % 6) + 1 : index + 1,
  })),
  seed,
});

describe.each([1, 3, 6])('%s zombies on an empty table', (count) => {
  test(`${SEEDS} seeds: none stuck, none through the table, nine in ten between 12 and 60 cm`, () => {
    const rests = Array.from({ length: SEEDS }, (_, seed) => shoot(EMPTY, rush(count, seed)))
      .flatMap(({ outcome }) => {
        expect(outcome.timedOut).toBe(false);
        return outcome.rest;
      })
      .map(({ pose }) => pose);
    expect(rests).toHaveLength(SEEDS * count);
    expect(rests.filter(({ x }) => x < 0.2)).toEqual([]);
    expect(rests.filter(({ lift }) => lift < 0.45)).toEqual([]);
    const near = rests.filter(({ x, y }) => {
      const out = distance({ x, y }, { x: 0, y: 0 });
      return out >= 12 && out <= 60;
    });
    expect(near.length / rests.length).toBeGreaterThanOrEqual(0.9);
  });
});

test('three zombies are to be feared near the mouth, and a little even 40 cm away', () => {
  const falls = [20, 40].map(
    (x) =>
      Array.from({ length: 100 }, (_, seed) => {
        const survivor = standing('survivor', 'survivor', x, 0, 77 * seed);
        return restOf(shoot(table([survivor]), rush(3, seed)), 'survivor');
      }).filter(({ standing: up }) => !up).length,
  );
  const [near = 0, far = 0] = falls;
  expect(near).toBeGreaterThan(45);
  expect(near).toBeLessThan(75);
  expect(far).toBeGreaterThan(5);
  expect(far).toBeLessThan(25);
});

test('a crowd of six takes the rush: the more zombies, the more fall, and never all', () => {
  const crowd = [10, 18].flatMap((x) =>
    [-3, 0, 3].map((y) => standing(`survivor ${x} ${y}`, 'survivor', x, y, 180)),
  );
  const fallen = [1, 3, 5].map((count) => {
    const falls = Array.from(
      { length: 60 },
      (_, seed) =>
        shoot(table(crowd), rush(count, seed)).outcome.rest.filter(
          ({ id, standing: up }) => id.startsWith('survivor') && !up,
        ).length,
    );
    return falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
  });
  const [one = 0, three = 0, five = 0] = fallen;
  expect(one).toBeGreaterThan(0.5);
  expect(three).toBeGreaterThan(one);
  expect(five).toBeGreaterThan(three);
  expect(five).toBeLessThan(5);
});

/** Where the film left a zombie, before anybody helped it out. */
const stoppedAt = ({ tracks, frames }: Recording, id: string): Pose => {
  const track = tracks.find((one) => one.id === id);
  if (!track) throw new Error(`${id} did not move`);
  return poseAt(track, frames);
};
/** The part of a piece that reaches farthest back toward the tower, which looks east. */
const nearestToTower = ({ pose }: Resting): number =>
  Math.min(...footprintOf(PIECES.zombie, pose).outline.map(({ x }) => x));

describe('a zombie that gets stuck in the tower', () => {
  // Found among 2,000 seeds: with these a zombie comes to rest in the mouth.
  const STUCK = [236, 437, 594];

  test.each(STUCK)('is pushed out, and lies before the mouth (seed %s)', (seed) => {
    const recording = shoot(EMPTY, rush(6, seed));
    const { rest } = recording.outcome;
    const caught = rest.filter(
      ({ id }) =>
        nearestToTower({ ...restOf(recording, id), pose: stoppedAt(recording, id) }) < -0.1,
    );
    expect(caught).toHaveLength(1);
    for (const one of rest) {
      expect(nearestToTower(one)).toBeGreaterThan(0);
      expect(one.pose.lift).toBeLessThan(2);
    }
    const pieces = rest.map(({ id, pose }) => ({ id, kind: 'zombie' as const, pose }));
    expect(() => shoot(table(pieces), { kind: 'settle' })).not.toThrow();
  });

  const inTower = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
  const places = fc.uniqueArray(fc.nat(47), { maxLength: 40 });
  test('finds a free place in front, however many stand or lie there already', () => {
    fc.assert(
      fc.property(inTower, places, (slots, taken) => {
        // Eight by six places of a figure's size, from the mouth on.
        const crowd = taken.map((place) => {
          const at = [
            `there-${place}`,
            'zombie',
            2 + (place % 8) * 4,
            (place >> 3) * 2.5 - 6.25,
          ] as const;
          return place % 3 === 0 ? standing(...at) : lying(...at);
        });
        const zombies = slots.map((slot) => ({ id: `zombie-${slot}`, slot }));
        const settled = [
          ...crowd.map(({ id, pose }) => ({ id, pose, standing: isStanding(pose), moved: false })),
          ...zombies.map(({ id, slot }, index) => {
            const up = standingPose('zombie', {
              x: -1.5 * index,
              y: slot - 3.5,
              facing: 20 * slot,
            });
            return { id, pose: { ...up, lift: 3 + slot }, standing: index % 2 === 0, moved: true };
          }),
        ];
        const launch: RushLaunch = { ...rush(1, 1), zombies };
        const lifted = liftTower(table(crowd), launch, [], settled);
        expect(lifted).toHaveLength(settled.length);
        for (const one of lifted) expect(nearestToTower(one)).toBeGreaterThan(0);
        for (const { id, pose } of crowd)
          expect(lifted.find((one) => one.id === id)?.pose).toBe(pose);
        const pieces = lifted.map(({ id, pose }) => ({ id, kind: 'zombie' as const, pose }));
        for (const { id, kind, pose } of pieces)
          expect(isFree(table(pieces), PIECES[kind], pose, { ignore: [id], pressing: 0.03 })).toBe(
            true,
          );
      }),
      { numRuns: 60 },
    );
  });

  test('may stay on its feet, and a mouth that looks out of town is no trap', () => {
    const tower = { x: 1, y: 45, facing: 180 };
    const layout: Layout = { structures: [], town: { width: 120, height: 90 } };
    const up = standingPose('zombie', { x: 3, y: 45, facing: 0 });
    const [zombie] = liftTower(
      { layout, pieces: [] },
      { ...rush(1, 1), tower },
      [],
      [{ id: 'zombie-1', pose: { ...up, lift: 3 }, standing: true, moved: true }],
    );
    expect(zombie).toMatchObject({ standing: true, pose: { lift: up.lift } });
    expect(isInTown(layout, zombie?.pose ?? { x: -1, y: -1 })).toBe(true);
  });
});

describe('a tower among other pieces', () => {
  const launch: RushLaunch = { ...rush(3, 5), tower: { x: 60, y: 60, facing: 270 } };

  test('A49: what stands in its way is set aside and put back where it was', () => {
    const { outcome } = shoot(TEAM_TOWN, {
      ...launch,
      zombies: launch.zombies.map((one) => ({ ...one, id: `new-${one.slot}` })),
    });
    expect(outcome.setAside).toEqual(['box-3']);
    const before = TEAM_TOWN.pieces.find(({ id }) => id === 'box-3');
    expect(outcome.rest.find(({ id }) => id === 'box-3')).toEqual({
      id: 'box-3',
      pose: before?.pose,
      standing: true,
      moved: false,
    });
  });

  test('A49: a piece whose place is taken afterwards goes to the nearest free one', () => {
    // Just in the tower's way, and where zombies come to rest when a wall stops them.
    const box = standing('box', 'box', 0.9, 0, 0);
    const wall = [-4, -2, 0, 2, 4].map((y) => standing(`crate ${y}`, 'box', 5, y, 0));
    const recordings = Array.from({ length: 40 }, (_, seed) =>
      shoot(table([box, ...wall]), rush(6, seed)),
    );
    const places = recordings.map((recording) => restOf(recording, 'box').pose);
    expect(recordings.every(({ outcome }) => outcome.setAside.includes('box'))).toBe(true);
    expect(places.some((pose) => distance(pose, box.pose) > 0)).toBe(true);
    expect(places.some((pose) => distance(pose, box.pose) === 0)).toBe(true);
    for (const pose of places) expect(distance(pose, box.pose)).toBeLessThan(8);
  });

  const home: Layout = {
    structures: [
      { id: 'school', kind: 'building', x: 40, y: 20, facing: 200 },
      { id: 'rv', kind: 'rv', x: 60, y: 60, facing: 90 },
    ],
    town: { width: 120, height: 90 },
    dump: { x: 90, y: 45, facing: 180 },
  };
  test.each([
    { name: 'over a building', tower: { x: 43, y: 21, facing: 200 } },
    { name: 'beside a building', tower: { x: 38, y: 20, facing: 20 } },
    { name: 'behind the RV', tower: { x: 60, y: 55, facing: 90 } },
    { name: 'at home', tower: { x: 83, y: 45, facing: 180 } },
    { name: 'beside the dump', tower: { x: 84, y: 36, facing: 80 } },
    { name: 'in front of the dump', tower: { x: 78, y: 45, facing: 0 } },
    { name: 'in a corner of town', tower: { x: 12, y: 4, facing: 180 } },
    { name: 'at the border', tower: { x: 1, y: 45, facing: 90 } },
  ])('$name: whatever comes of it, the table can take it again', ({ tower }) => {
    for (let seed = 0; seed < 25; seed += 1) {
      const { outcome } = shoot({ layout: home, pieces: [] }, { ...rush(6, seed), tower });
      const pieces = outcome.rest.map(({ id, pose }) => ({ id, kind: 'zombie' as const, pose }));
      expect(() => shoot({ layout: home, pieces }, { kind: 'settle' })).not.toThrow();
      for (const { id, pose } of outcome.rest) {
        const out = pose.x < 0 || pose.y < 0 || pose.x > 120 || pose.y > 90;
        expect(outcome.exits.some(({ piece, outAtRest }) => piece === id && outAtRest)).toBe(out);
      }
    }
  });

  test('no two zombies are left inside each other', () => {
    // Found by trying: with these seeds a pair falls asleep in one place.
    for (const seed of [213, 705]) {
      const { outcome } = shoot(EMPTY, rush(6, seed));
      const pieces = outcome.rest.map(({ id, pose }) => ({ id, kind: 'zombie' as const, pose }));
      expect(() => shoot(table(pieces), { kind: 'settle' })).not.toThrow();
    }
  });
});

test('zombies leave in the direction of the exit, whichever way it looks', () => {
  for (const facing of [0, 90, 180, 270, 33]) {
    const { outcome } = shoot(EMPTY, { ...rush(3, 1), tower: { x: 10, y: 20, facing } });
    for (const { pose } of outcome.rest) {
      const turned = (facing * Math.PI) / 180;
      const out = (pose.x - 10) * Math.cos(turned) + (pose.y - 20) * Math.sin(turned);
      expect(out).toBeGreaterThan(5);
    }
  }
});
