// The signs of a beat, by how much of it lies behind: they begin and end with nothing, and stay where they belong.
import { PerspectiveCamera, Matrix4, InstancedMesh, Vector3 } from 'three';
import { describe, expect, test, vi } from 'vitest';
import {
  darkAt,
  flakeAt,
  frostAt,
  glanceOf,
  heardAt,
  heartAt,
  MOST_TURN,
  ringAt,
  RINGS,
  turnedAt,
} from '../../src/scene/beats/effects/curves';
import { DARKEST, DARKNESS } from '../../src/scene/beats/effects/dark';
import { newFrost } from '../../src/scene/beats/effects/frost';
import { HEART } from '../../src/scene/beats/effects/heart';
import { newPuff } from '../../src/scene/beats/effects/puff';
import { stepAge } from '../../src/scene/beats/effects/use-run';
import { gapText } from '../../src/scene/playback/gap-text';

vi.mock('../../src/scene/art/glow', () => ({ glowTexture: () => null }));

const SHARES = Array.from({ length: 101 }, (_, step) => step / 100);

test.each([
  ['frost', frostAt],
  ['darkness', darkAt],
  ['a turned head', turnedAt],
  ['who hears', (share: number) => heardAt(0.5, share)],
])('%s comes from nothing, is all there for a while and goes to nothing', (_, at) => {
  expect(at(0)).toBe(0);
  expect(at(1)).toBeCloseTo(0);
  expect(SHARES.filter((share) => at(share) > 0.99).length).toBeGreaterThan(15);
  expect(Math.max(...SHARES.map(at))).toBeLessThanOrEqual(1);
});

test('snow stays over the mat, flies farther the harder the blow, and is gone in the end', () => {
  const flake = { x: 0, y: 0, z: 0, size: 0 };
  const reach = (strength: number): number => {
    let far = 0;
    for (let index = 0; index < 14; index += 1)
      for (const share of SHARES) {
        flakeAt(index, share, strength, flake);
        expect(flake.y).toBeGreaterThan(0);
        far = Math.max(far, Math.hypot(flake.x, flake.z));
      }
    return far;
  };
  expect(reach(1)).toBeGreaterThan(1.3 * reach(0.2));
  expect(reach(1)).toBeLessThan(4);
  flakeAt(3, 1, 1, flake);
  expect(flake.size).toBe(0);
});

test('puff and frost are one draw call each, seen only while they run', () => {
  const camera = new PerspectiveCamera();
  const puff = newPuff();
  const frost = newFrost();
  for (const { object } of [puff, frost]) expect(object).toBeInstanceOf(InstancedMesh);
  const seen = [-1, 0, 0.4, 1, 2].map((share) => {
    puff.draw(share, 1, camera);
    frost.draw(share);
    return [puff.object.visible, frost.object.visible];
  });
  expect(seen).toEqual([[false, false], [false, false], [true, true], [false, false], [false, false]]); // prettier-ignore
  frost.draw(0.5);
  const matrix = new Matrix4();
  if (frost.object instanceof InstancedMesh) frost.object.getMatrixAt(0, matrix);
  const tip = new Vector3(0, 1, 0).applyMatrix4(matrix);
  expect(tip.y).toBeGreaterThan(1);
  puff.dispose();
  frost.dispose();
});

test('a heart is whole before it breaks, and its halves go to either side', () => {
  const halves = { scale: 0, apart: 0, turn: 0, sink: 0, left: 0 };
  heartAt(0.3, halves);
  expect(halves).toMatchObject({ apart: 0, turn: 0, sink: 0, left: 1 });
  heartAt(1, halves);
  expect(halves.apart).toBeGreaterThan(0.5);
  expect(halves.left).toBe(0);
  const middles = HEART.map(({ fill }) => {
    fill.computeBoundingBox();
    return fill.boundingBox?.getCenter(new Vector3()).x ?? NaN;
  });
  expect(middles[0]).toBeLessThan(-0.2);
  expect(middles[1]).toBeGreaterThan(0.2);
});

test('darkness spares who stands in its middle, and never hides the table', () => {
  const [places, shades] = [DARKNESS.getAttribute('position'), DARKNESS.getAttribute('color')];
  for (let index = 0; index < places.count; index += 1) {
    const radius = Math.hypot(places.getX(index), places.getY(index));
    expect(radius < 5 && shades.getW(index) > 0).toBe(false);
  }
  expect(DARKEST).toBeLessThan(0.8);
});

describe('a noise', () => {
  test('runs out in rings, one after the other, and every ring arrives', () => {
    const at = (share: number) => Array.from({ length: RINGS }, (_, ring) => ringAt(ring, share));
    expect(at(0)).toEqual([0, 0, 0]);
    expect(at(1)).toEqual([1, 1, 1]);
    expect(at(0.4).toSorted((a, b) => b - a)).toEqual(at(0.4));
    expect(new Set(at(0.4)).size).toBe(RINGS);
  });

  test('is heard first by whom it reaches first', () => {
    const first = (part: number): number => SHARES.find((share) => heardAt(part, share) > 0) ?? 2;
    expect(first(0.2)).toBeLessThan(first(0.9));
    expect(first(1)).toBeLessThan(0.7);
  });

  test('has heads turn the shorter way, and no farther than a glance', () => {
    expect(glanceOf(0, 20)).toBeCloseTo(20);
    expect(glanceOf(170, -170)).toBeCloseTo(20);
    expect(glanceOf(-170, 170)).toBeCloseTo(-20);
    expect(Math.abs(glanceOf(0, 180))).toBe(MOST_TURN);
  });
});

test('how near it was is told in whole centimetres, and below one in millimetres', () => {
  expect([0.04, 0.4, 0.96, 1, 4.3, 9.9].map(gapText)).toEqual(['1 mm', '4 mm', '10 mm', '1 cm', '4 cm', '10 cm']); // prettier-ignore
});

test('a sign begins at its beginning, however long the table slept, and ends at its end', () => {
  expect(stepAge(-1, 9, 2)).toBe(0);
  expect(stepAge(0, 9, 2)).toBeCloseTo(0.25);
  expect(stepAge(1.98, 0.05, 2)).toBe(2);
});
