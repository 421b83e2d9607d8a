// What the picture places by itself must not stand in what the table places.
import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { PIECES } from '../../src/physics/measure/catalogue';
import { overlapDepth } from '../../src/physics/measure/overlap';
import {
  aboutUp,
  multiply,
  rotate,
  UPRIGHT,
  type Quat,
} from '../../src/physics/measure/quaternion';
import { boxesOf, structureBoxes, type Box } from '../../src/physics/measure/solid';
import { DUMP, fromLocal, homeMouth, localFrame, SUPPORT, supportOffset, TOWER } from '../../src/physics/measure/structure'; // prettier-ignore
import { towerRoom } from '../../src/physics/measure/solid';
import type { Pose, Structure } from '../../src/physics/table';
import { TOKEN_SIZE } from '../../src/scene/geometry/bodies/token-body';
import { geometryOf } from '../../src/scene/town/looks';
import { roofOf } from '../../src/scene/town/roofs';
import { sizeOf } from '../../src/scene/town/sizes';
import {
  dumpSpot,
  indoorSpot,
  indoorSpots,
  markerOnObject,
  markerSpot,
} from '../../src/scene/town/spots';

const STRUCTURES: readonly Structure[] = [
  { id: 'school', kind: 'building', x: 30, y: 40, facing: 0 },
  { id: 'hospital', kind: 'building', x: 86, y: 82, facing: 270 },
  { id: 'rv', kind: 'rv', x: 60, y: 8, facing: 90 },
];
const CROWDS: readonly (readonly boolean[])[] = [
  [false],
  [true],
  [false, false, false, false],
  [true, true],
  [false, true, false],
  [true, false, false, true, false],
  Array.from({ length: 11 }, (_, index) => index % 4 === 1),
];

const figure = (pose: Pose): Box[] => boxesOf(PIECES.survivor, pose);
const deepest = (these: readonly Box[], those: readonly Box[]): number =>
  Math.max(...these.flatMap((one) => those.map((other) => overlapDepth(one, other))));
const pairs = <One>(list: readonly One[]): (readonly [One, One])[] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

function token(structure: Structure, index: number, lying: readonly boolean[]): Box {
  const { ahead, left, lift, turn } = markerSpot(structure, index, lying);
  const { x, y } = fromLocal(structure, { ahead, left });
  const { side, thickness } = TOKEN_SIZE;
  return {
    centre: [x, lift + thickness / 2, -y],
    half: [side / 2, thickness / 2, side / 2],
    turn: aboutUp(structure.facing + turn),
  };
}

describe.each(STRUCTURES)('in $id', (structure) => {
  test.each(CROWDS.map((lying) => ({ lying })))('figures stand apart: $lying', ({ lying }) => {
    const bodies = indoorSpots(structure, lying).map(figure);
    expect(bodies).toHaveLength(lying.length);
    for (const [one, other] of pairs(bodies)) expect(deepest(one, other)).toBeLessThan(0.001);
    for (const body of bodies) expect(deepest(body, structureBoxes(structure))).toBeLessThan(0.001);
  });

  test('the first two stand in front, on a ledge each, and look out', () => {
    const frame = localFrame(structure);
    for (const index of [0, 1]) {
      const pose = indoorSpot(structure, index, 2);
      if (!pose) throw new Error('nobody');
      const { ahead, left } = frame(pose);
      expect(ahead).toBeGreaterThan(0.25);
      expect(ahead + 0.6).toBeLessThan(SUPPORT.depth / 2);
      expect(Math.abs(Math.abs(left) - supportOffset(structure))).toBeLessThan(SUPPORT.width / 2);
      expect(pose.turn).toEqual(aboutUp(structure.facing));
    }
  });

  test.each(CROWDS.map((lying) => ({ lying })))(
    'markers lie apart and clear of $lying',
    ({ lying }) => {
      const tokens = Array.from({ length: 6 }, (_, index) => token(structure, index, lying));
      for (const [one, other] of pairs(tokens))
        expect(overlapDepth(one, other)).toBeLessThan(0.001);
      expect(deepest(tokens, structureBoxes(structure))).toBeLessThan(0.001);
      // Three ledges full of people leave markers nowhere but under them.
      if (lying.length > 5) return;
      const bodies = indoorSpots(structure, lying).flatMap(figure);
      expect(deepest(tokens, bodies)).toBeLessThan(0.001);
    },
  );
});

test('markers lie in front as long as two at most are inside', () => {
  for (const lying of [[], [false], [false, false], [true]])
    for (const index of [0, 1, 2, 3])
      expect(markerSpot(STRUCTURES[0] as Structure, index, lying).ahead).toBeGreaterThan(0);
});

test('a marker lies on whichever side of a box is up', () => {
  const aboutSouth: Quat = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
  const aboutEast: Quat = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
  for (const tipped of [UPRIGHT, aboutSouth, aboutEast, multiply(aboutSouth, aboutSouth)]) {
    for (const turned of [tipped, multiply(aboutUp(33), tipped)]) {
      const { at, turn } = markerOnObject([1, 2, 3], turned, 0);
      const [, up] = rotate(turned, at);
      const sides = [1, 2, 3];
      expect(sides.some((half) => Math.abs(up - half) < 0.05)).toBe(true);
      const [, faceUp] = rotate(multiply(turned, turn), [0, 1, 0]);
      expect(faceUp).toBeCloseTo(1, 6);
    }
  }
});

describe.each(['car', 'truck', 'iceCreamTruck'] as const)('on the %s', (kind) => {
  const lying = markerOnObject(sizeOf(kind), UPRIGHT, 0, roofOf(kind)).at;
  const body = new Mesh(geometryOf({ kind }), new MeshBasicMaterial({ side: DoubleSide }));
  /** How high the vehicle with its snow reaches under points of the marker's square. */
  const heights = [-0.7, -0.35, 0, 0.35, 0.7].flatMap((x) =>
    [-0.7, 0, 0.7].map((z) => {
      const from = new Vector3(lying[0] + x, 50, z);
      const [hit] = new Raycaster(from, new Vector3(0, -1, 0)).intersectObject(body);
      return hit?.point.y ?? -Infinity;
    }),
  );

  test('a marker lies on top of the snow', () => {
    expect(Math.max(...heights)).toBeLessThan(lying[1]);
    expect(lying[1] - Math.max(...heights)).toBeLessThan(0.5);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  test('more of them are stacked, and one on a vehicle that fell over lies on its side', () => {
    const second = markerOnObject(sizeOf(kind), UPRIGHT, 1, roofOf(kind)).at;
    expect(second[1] - lying[1]).toBeGreaterThan(TOKEN_SIZE.thickness);
    const onItsSide: Quat = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
    const { at } = markerOnObject(sizeOf(kind), onItsSide, 0, roofOf(kind));
    expect(Math.abs(at[2])).toBeCloseTo(sizeOf(kind)[2], 1);
  });
});

test('eighteen zombies lie in the dump, apart from each other and from the tower', () => {
  const dump = { x: 60, y: 82, facing: 270 };
  const frame = localFrame(dump);
  const poses = Array.from({ length: 18 }, (_, index) => dumpSpot(dump, index));
  const bodies = poses.map(figure);
  for (const [one, other] of pairs(bodies)) expect(deepest(one, other)).toBeLessThan(0.001);
  for (const body of bodies)
    expect(deepest(body, [towerRoom(homeMouth(dump))])).toBeLessThan(0.001);
  for (const pose of poses) {
    const { ahead, left } = frame(pose);
    expect(Math.abs(ahead) + 1.85).toBeLessThanOrEqual(DUMP.depth / 2);
    expect(Math.abs(left) + 1.05).toBeLessThanOrEqual(DUMP.width / 2);
    expect(pose.lift).toBeLessThan(TOWER.height);
  }
});
