import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalTable } from '../../src/physics/canonical';
import { DISC_DIAMETER, PIECES, PROJECTILES } from '../../src/physics/measure/catalogue';
import {
  discFootprint,
  footprintOf,
  gapBetween,
  isNextTo,
  pieceFootprint,
  reachAlong,
  supportFootprints,
} from '../../src/physics/measure/footprint';
import {
  facingOf,
  isStanding,
  lyingPose,
  standingPose,
  standingPoseOf,
  stoodUp,
} from '../../src/physics/measure/pose';
import { normalise } from '../../src/physics/measure/quaternion';
import { quantisePose } from '../../src/physics/measure/quantise';
import {
  isInDoorway,
  isPastDoor,
  nearestOf,
  structuresBetween,
} from '../../src/physics/measure/sight';
import { isFree, nearestFreePose, startBlocker } from '../../src/physics/measure/spots';
import { homeMouth, isInTown, spotBehind } from '../../src/physics/measure/structure';
import { cosDegrees, directionOf, normalDegrees, sinDegrees } from '../../src/physics/measure/trig';
import { distance } from '../../src/physics/measure/vector';
import type { Pose, Table } from '../../src/physics/table';
import { lying, SCHOOL, standing, table } from './support/shots';
import { TEAM_TOWN } from './support/towns';

const degrees = fc.double({ min: -720, max: 720, noNaN: true });

test('the reach of a piece along a direction is that of its outline, however it lies', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(part, part, part, part),
      degrees,
      fc.constantFrom('zombie', 'lamp'),
      (turn, angle, kind) => {
        fc.pre(Math.hypot(...turn) > 0.1);
        const pose: Pose = { x: 0, y: 0, lift: 2, turn: normalise(turn) };
        const along = { x: cosDegrees(angle), y: sinDegrees(angle) };
        const seen = footprintOf(PIECES[kind], pose).outline.map(
          ({ x, y }) => x * along.x + y * along.y,
        );
        expect(reachAlong(PIECES[kind], pose, along)).toBeCloseTo(Math.max(0, ...seen), 6);
      },
    ),
  );
});

describe('trigonometry', () => {
  test('agrees with the built-in functions', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        expect(sinDegrees(angle)).toBeCloseTo(Math.sin((angle * Math.PI) / 180), 12);
        expect(cosDegrees(angle)).toBeCloseTo(Math.cos((angle * Math.PI) / 180), 12);
      }),
    );
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (x, y) => {
          fc.pre(Math.abs(x) + Math.abs(y) > 1e-6);
          // 180 and -180 are one direction: which of them a negative zero gives is nobody's business.
          const builtIn = (Math.atan2(y, x) * 180) / Math.PI;
          expect(normalDegrees(directionOf({ x, y }) - builtIn)).toBeCloseTo(0, 9);
        },
      ),
      { examples: [[-1, -0]] },
    );
  });

  test('is exact where it matters', () => {
    expect([0, 90, 180, 270, 360].map(sinDegrees).map((value) => value + 0)).toEqual([
      0, 1, 0, -1, 0,
    ]);
    expect([-180, 180, 540, -540, 0].map(normalDegrees)).toEqual([180, 180, 180, 180, 0]);
  });
});

describe('poses', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  test('quantising twice is quantising once, and survives JSON', () => {
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), part, part, ([x, y, z, w], a, b) => {
        fc.pre(x * x + y * y + z * z + w * w > 0.01);
        const once = quantisePose({ x: a * 100, y: b * 100, lift: 1, turn: [x, y, z, w] });
        expect(quantisePose(once)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  test('a table in its canonical form stays as it is', () => {
    const clean = canonicalTable(TEAM_TOWN);
    expect(canonicalTable(clean)).toEqual(clean);
  });

  test.each([0, 45, 90, 180, -90, -179, 12.34])(
    'A04: a figure facing %s keeps it, standing, lying and stood up again',
    (facing) => {
      const upright = standingPose('survivor', { x: 1, y: 2, facing });
      const flat = lyingPose('survivor', { x: 1, y: 2, facing });
      expect(isStanding(upright)).toBe(true);
      expect(isStanding(flat)).toBe(false);
      expect(facingOf(upright)).toBeCloseTo(facing, 1);
      expect(facingOf(flat)).toBeCloseTo(facing, 1);
      expect(facingOf(stoodUp('survivor', flat))).toBeCloseTo(facing, 1);
    },
  );

  test.each<[number, boolean]>([
    [0, true],
    [15, true],
    [19, true],
    [21, false],
    [90, false],
    [180, false],
  ])('A03: a figure that leans %s degrees stands: %s', (lean, expected) => {
    const half = (lean * Math.PI) / 360;
    const pose: Pose = { x: 0, y: 0, lift: 1.85, turn: [Math.sin(half), 0, 0, Math.cos(half)] };
    expect(isStanding(pose)).toBe(expected);
  });
});

describe('gaps', () => {
  test('are measured from edge to edge', () => {
    const facingEast = pieceFootprint(standing('a', 'zombie', 0, 0, 0));
    expect(gapBetween(facingEast, pieceFootprint(standing('b', 'zombie', 5, 0, 0)))).toBeCloseTo(
      5 - 1.2,
      3,
    );
    expect(gapBetween(facingEast, pieceFootprint(standing('c', 'zombie', 0, 5, 0)))).toBeCloseTo(
      5 - 2.1,
      3,
    );
    expect(gapBetween(facingEast, pieceFootprint(standing('d', 'zombie', 0, 5, 90)))).toBeCloseTo(
      5 - 1.05 - 0.6,
      3,
    );
    expect(gapBetween(facingEast, discFootprint({ x: 0, y: 4 }))).toBeCloseTo(4 - 1.05 - 1.25, 3);
    expect(gapBetween(facingEast, pieceFootprint(standing('e', 'zombie', 0.5, 0.5, 30)))).toBe(0);
  });

  test('A01: of a lying figure are measured from where it lies', () => {
    const flat = pieceFootprint(lying('a', 'zombie', 0, 0, 0));
    expect(gapBetween(flat, discFootprint({ x: 10, y: 0 }))).toBeCloseTo(10 - 1.85 - 1.25, 2);
    expect(gapBetween(flat, discFootprint({ x: 0, y: 10 }))).toBeCloseTo(10 - 1.05 - 1.25, 1);
  });

  test('are the same both ways, and never grow by moving closer', () => {
    const at = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(at, at, degrees, degrees, (x, y, first, second) => {
        const a = pieceFootprint(standing('a', 'zombie', 0, 0, first));
        const b = pieceFootprint(standing('b', 'truck', x, y, second));
        const half = pieceFootprint(standing('b', 'truck', x / 2, y / 2, second));
        expect(gapBetween(a, b)).toBeCloseTo(gapBetween(b, a), 9);
        expect(gapBetween(a, half)).toBeLessThanOrEqual(gapBetween(a, b) + 1e-6);
      }),
    );
  });

  test('A01, R022: next to means one disc or less', () => {
    const a = pieceFootprint(standing('a', 'survivor', 0, 0, 0));
    const at = (x: number): boolean =>
      isNextTo(a, pieceFootprint(standing('b', 'zombie', x, 0, 0)));
    expect(at(1.2 + 2.5)).toBe(true);
    expect(at(1.2 + 2.51)).toBe(false);
  });

  test('A08: the disc is wide enough for a figure’s foot, whichever way that is turned', () => {
    for (let facing = 0; facing < 360; facing += 15) {
      const { outline } = pieceFootprint(standing('a', 'survivor', 0, 0, facing));
      for (const corner of outline)
        expect(distance(corner, { x: 0, y: 0 })).toBeLessThanOrEqual(DISC_DIAMETER / 2);
    }
  });

  test('A01: supports are measured one by one', () => {
    const [left, right] = supportFootprints(SCHOOL);
    expect(left && gapBetween(left, discFootprint({ x: 0, y: 7 + 2 + 1.25 + 3 }))).toBeCloseTo(
      3,
      6,
    );
    expect(right && gapBetween(right, discFootprint({ x: 0, y: 0 }))).toBeCloseTo(5 - 1.25, 6);
  });
});

describe('nearest', () => {
  test('A02: goes from middle to middle and names all that are equally near', () => {
    const [a, b, c] = [
      standing('a', 'zombie', 3, 0),
      standing('b', 'zombie', 0, -3),
      standing('c', 'zombie', 9, 9),
    ];
    expect(nearestOf({ x: 0, y: 0 }, [a, b, c])).toEqual([a, b]);
    expect(nearestOf({ x: 8, y: 8 }, [a, b, c])).toEqual([c]);
    expect(nearestOf({ x: 0, y: 0 }, [])).toEqual([]);
  });
});

describe('room', () => {
  const town: Table = { ...table([standing('box', 'box', 60, 45)], [{ ...SCHOOL, x: 30, y: 45 }]) };
  const withLimits: Table = {
    ...town,
    layout: { ...town.layout, town: { width: 120, height: 90 } },
  };
  const figureAt = (x: number, y: number): Pose => standingPose('survivor', { x, y, facing: 0 });

  test('is where nothing stands', () => {
    expect(isFree(withLimits, PIECES.survivor, figureAt(70, 45))).toBe(true);
    expect(isFree(withLimits, PIECES.survivor, figureAt(60.5, 45))).toBe(false);
    expect(isFree(withLimits, PIECES.survivor, figureAt(60.5, 45), { ignore: ['box'] })).toBe(true);
    expect(isFree(withLimits, PIECES.survivor, figureAt(-1, 45))).toBe(false);
  });

  test('under a façade is for flat things only', () => {
    expect(isFree(withLimits, PIECES.survivor, figureAt(30, 45))).toBe(false);
    expect(
      isFree(
        withLimits,
        PROJECTILES.bullet,
        standingPoseOf(PROJECTILES.bullet, { x: 30, y: 45, facing: 0 }),
      ),
    ).toBe(true);
    expect(
      isFree(withLimits, PIECES.survivor, lyingPose('survivor', { x: 30, y: 45, facing: 0 })),
    ).toBe(true);
  });

  test('for a round piece does not depend on where it will fly', () => {
    const beside = { x: 60 - 1 - 1.25 - 0.01, y: 45 };
    for (let direction = -180; direction < 180; direction += 7.5) {
      const launch = { kind: 'disc', at: beside, direction, speed: 1000 } as const;
      expect(startBlocker(withLimits, launch)).toBeUndefined();
      expect(startBlocker(withLimits, { ...launch, at: { x: beside.x + 0.2, y: 45 } })).toBe('box');
    }
  });

  test('is found nearby when a place is taken', () => {
    const wanted = figureAt(60, 45);
    const found = nearestFreePose(withLimits, PIECES.survivor, wanted);
    expect(found && isFree(withLimits, PIECES.survivor, found)).toBe(true);
    expect(found && distance(found, wanted)).toBeLessThan(3);
    expect(nearestFreePose(withLimits, PIECES.survivor, figureAt(80, 45))).toEqual(
      figureAt(80, 45),
    );
  });

  test('is not found where there is none', () => {
    const tiny: Table = { layout: { structures: [], town: { width: 60, height: 60 } }, pieces: [] };
    expect(nearestFreePose(tiny, PIECES.survivor, figureAt(500, 500))).toBeUndefined();
  });
});

describe('buildings', () => {
  const layout = { structures: [SCHOOL] };

  test('stand between two points, or do not', () => {
    expect(structuresBetween(layout, { x: -20, y: 0 }, { x: 20, y: 0 })).toEqual([SCHOOL]);
    expect(structuresBetween(layout, { x: -20, y: 8.9 }, { x: 20, y: 8.9 })).toEqual([SCHOOL]);
    expect(structuresBetween(layout, { x: -20, y: 9.1 }, { x: 20, y: 9.1 })).toEqual([]);
    expect(structuresBetween(layout, { x: 0, y: 20 }, { x: 0, y: 40 })).toEqual([]);
    expect(structuresBetween(layout, { x: 1.5, y: 20 }, { x: 1.5, y: -20 })).toEqual([SCHOOL]);
    expect(structuresBetween(layout, { x: 2.1, y: 0 }, { x: 20, y: 0 })).toEqual([]);
  });

  test.each<[string, number, number, boolean]>([
    ['well in front', 6, 0, false],
    ['just before the line', 1.9, 0, false],
    ['across the line', 1.8, 0, true],
    ['inside', -0.5, 0, true],
    ['beside the building', -0.5, 12, false],
    ['far behind it', -9, 0, false],
  ])('R145: a lying zombie %s is past the door: %s', (_, x, y, expected) => {
    expect(isPastDoor(SCHOOL, PIECES.zombie, lyingPose('zombie', { x, y, facing: 0 }))).toBe(
      expected,
    );
  });

  test('R212: a tile is in the doorway while any part of it is between the supports', () => {
    const tile = (x: number): boolean =>
      isInDoorway(SCHOOL, PIECES.barricade, standingPose('barricade', { x, y: 0, facing: 0 }));
    expect([0, 3.4, 3.6, -3.4, -3.6].map(tile)).toEqual([true, true, false, true, false]);
  });

  test('have a place behind them to start from, and the dump a mouth', () => {
    expect(spotBehind(SCHOOL)).toEqual({ x: -4, y: 0, facing: 0 });
    expect(homeMouth({ x: 111, y: 52, facing: 180 }).x).toBeCloseTo(104, 9);
  });

  test('the town ends at its limits', () => {
    const town = { structures: [], town: { width: 120, height: 90 } };
    expect([
      isInTown(town, { x: 0, y: 90 }),
      isInTown(town, { x: 120.1, y: 5 }),
      isInTown({ structures: [] }, { x: 999, y: 0 }),
    ]).toEqual([true, false, true]);
  });
});
