// Wherever the camera may be, the window shows the table and nothing beside it; in a view that the game suggests, snow.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { FIELDS } from '../../src/scene/art/fields';
import { BEYOND } from '../../src/scene/art/wood';
import { edgesOf, placeUnder } from '../../src/scene/camera/edges';
import { framedView, type Scene } from '../../src/scene/camera/framing';
import { lensOf } from '../../src/scene/camera/lens';
import { limitsOf, nearestTo } from '../../src/scene/camera/limits';
import { limitInto, type Orbit } from '../../src/scene/camera/orbit';
import { projectorAt } from '../../src/scene/camera/projector';
import { aboveView, type Lens } from '../../src/scene/camera/views';
import { allPositions, sceneOf, WINDOWS } from './support/positions';

const TOWN = { west: 0, south: 0, east: 120, north: 90 };
const NAMES = Object.keys(WINDOWS) as (keyof typeof WINDOWS)[];

const allowed = (orbit: Orbit, lens: Lens): Orbit => {
  const into = { ...orbit };
  limitInto(orbit, limitsOf(TOWN, lens), into);
  return into;
};

const anywhere = fc.record({
  x: fc.double({ min: -400, max: 500, noNaN: true }),
  y: fc.double({ min: -400, max: 500, noNaN: true }),
  yaw: fc.double({ min: -400, max: 400, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
  distance: fc.double({ min: 0, max: 2000, noNaN: true }),
});
/** From a phone held upright to the widest screen. */
const windows = fc
  .record({
    width: fc.integer({ min: 320, max: 2560 }),
    shape: fc.double({ min: 0.3, max: 2.4, noNaN: true }),
  })
  .map(({ width, shape }) => ({ width, height: Math.round(width * shape) }));
const shares = fc.record({
  top: fc.double({ min: 0, max: 0.3, noNaN: true }),
  bottom: fc.double({ min: 0, max: 0.4, noNaN: true }),
  left: fc.double({ min: 0, max: 0.25, noNaN: true }),
  right: fc.double({ min: 0, max: 0.25, noNaN: true }),
});

test('no allowed view shows what is beside the table', () => {
  fc.assert(
    fc.property(anywhere, windows, shares, (orbit, size, { top, bottom, left, right }) => {
      const lens = lensOf(size, {
        top: top * size.height,
        bottom: bottom * size.height,
        left: left * size.width,
        right: right * size.width,
      });
      const seen = allowed(orbit, lens);
      const { west, east, south, north } = edgesOf(lens);
      for (const x of [west, east])
        for (const y of [south, north]) {
          const at = placeUnder(seen, lens, x, y) ?? { x: Infinity, y: Infinity };
          const beyond = Math.max(-at.x, at.x - TOWN.east, -at.y, at.y - TOWN.north);
          expect(beyond).toBeLessThanOrEqual(BEYOND + 1);
        }
    }),
    { numRuns: 400 },
  );
});

test('what a point of the window shows is where the picture shows that place', () => {
  const lens = WINDOWS['phone on its side'];
  const orbit = { x: 44, y: 31, yaw: 130, pitch: 40, distance: 70 };
  for (const [x, y] of [
    [0, 0],
    [-0.7, 0.4],
    [0.9, -0.6],
  ] as const) {
    const at = placeUnder(orbit, lens, x, y);
    if (!at) throw new Error('That is above the horizon.');
    const shown = projectorAt(orbit, lens)(at, 0);
    expect(shown.x).toBeCloseTo(x, 9);
    expect(shown.y).toBeCloseTo(y, 9);
  }
  expect(placeUnder({ ...orbit, pitch: 10 }, lens, 0, 0.9)).toBeUndefined();
});

describe.each(NAMES)('on a %s', (name) => {
  const lens = WINDOWS[name];
  test('it goes as near as a figure fills a third of the window, and as far as the town fills it', () => {
    const at = { x: 60, y: 45 };
    for (const pitch of [30, 45, 60]) {
      const near = allowed({ ...at, yaw: 0, pitch, distance: 1 }, lens);
      expect(near.distance).toBeCloseTo(nearestTo(pitch, lens));
      const project = projectorAt(near, lens);
      const share = (project(at, 3.7).y - project(at, 0).y) / 2;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.45);
    }
    const far = allowed({ ...at, yaw: 0, pitch: 60, distance: 5000 }, lens);
    expect(far.distance).toBe(aboveView(TOWN, lens).distance);
  });
});

/** How much of the window is wood, and neither town nor the snow around it. */
function woodIn(orbit: Orbit, lens: Lens): number {
  const { west, east, south, north } = edgesOf(lens);
  const [wide, deep] = [(FIELDS.width - TOWN.east) / 2, (FIELDS.depth - TOWN.north) / 2];
  const points = Array.from({ length: 24 * 16 }, (_, index) =>
    placeUnder(
      orbit,
      lens,
      west + ((east - west) * ((index % 24) + 0.5)) / 24,
      south + ((north - south) * (Math.floor(index / 24) + 0.5)) / 16,
    ),
  );
  const wood = points.filter(
    (at) =>
      !at || Math.max(-at.x, at.x - TOWN.east) > wide || Math.max(-at.y, at.y - TOWN.north) > deep,
  );
  return wood.length / points.length;
}

describe('in what the game suggests', () => {
  let scenes: readonly Scene[] = [];
  beforeAll(async () => {
    await loadEngine();
    scenes = allPositions().map(sceneOf);
  });

  test.each(NAMES)('wood is a frame and no more on a %s, and the view is allowed', (name) => {
    const lens = WINDOWS[name];
    for (const orbit of [
      aboveView(TOWN, lens),
      ...scenes.map((scene) => framedView(scene, lens)),
    ]) {
      expect(woodIn(orbit, lens)).toBeLessThanOrEqual(0.12);
      const kept = allowed(orbit, lens);
      expect(kept.pitch).toBeCloseTo(orbit.pitch);
      expect(kept.distance).toBeCloseTo(orbit.distance);
    }
  });
});
