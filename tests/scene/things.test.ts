// What a line of sight through a pixel meets first: every piece, building, marker and tower can be pointed at.
import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { tableViewOf } from '../../src/match/table-view';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { viewFor } from '../../src/scenarios/view';
import { pixelOf, rayUnder } from '../../src/scene/camera/ground';
import { BESIDE, thingUnder } from '../../src/scene/hand/thing-under';
import { thingsOn } from '../../src/scene/hand/things';
import { cameraAt, DESKTOP } from './support/window';

const shownAt = (scenario: (typeof SCENARIO_IDS)[number]) => {
  const { game } = startMatch(plainPlan(scenario, 1));
  return tableViewOf(viewFor(game, 'seat-1'));
};

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  const shown = shownAt(scenario);
  const things = thingsOn(shown);

  test('everything has a name, and each only once', () => {
    const ids = things.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...shown.pieces.map(({ id }) => id),
        ...shown.indoors.map(({ id }) => id),
        ...shown.markers.map(({ id }) => id),
        ...shown.layout.structures.map(({ id }) => id),
        ...shown.dump,
        'tower',
      ]),
    );
  });

  test('whoever stands in the street is met from close above', () => {
    for (const { id, kind, pose } of shown.pieces) {
      if (kind !== 'survivor' && kind !== 'zombie') continue;
      const camera = cameraAt({ x: pose.x, y: pose.y, yaw: 20, pitch: 80, distance: 40 }, DESKTOP);
      const at = pixelOf(camera, DESKTOP, pose, pose.lift);
      const found = thingUnder(at, things, (pixel) => rayUnder(camera, DESKTOP, pixel), 0);
      expect(found, id).toBe(id);
    }
  });
});

describe('what is pointed at', () => {
  const shown = shownAt('s1');
  const things = thingsOn(shown);
  const [house] = shown.layout.structures.filter(({ id }) => id === 'rv');
  if (!house) throw new Error('no RV');
  const camera = cameraAt({ x: house.x, y: house.y, yaw: -90, pitch: 35, distance: 60 }, DESKTOP);
  const ray = (pixel: { x: number; y: number }) => rayUnder(camera, DESKTOP, pixel);
  const under = (at: { x: number; y: number }, lift: number, beside = 0) =>
    thingUnder(pixelOf(camera, DESKTOP, at, lift), things, ray, beside);

  test('a façade, and the ground of its door', () => {
    expect(under(house, 8)).toBe('rv');
    expect(under(house, 0.1)).toBe('rv');
  });

  test('of two behind each other the nearer', () => {
    const box = (id: string, x: number) => ({
      id,
      boxes: [{ centre: [x, 0, 0], half: [1, 1, 1], turn: [0, 0, 0, 1] }] as const,
    });
    const eye = { from: [10, 0, 0], along: [-1, 0, 0] } as const;
    const first = thingUnder({ x: 0, y: 0 }, [box('far', -6), box('near', 3)], () => eye, 0);
    expect(first).toBe('near');
    const away = { from: [10, 0, 0], along: [1, 0, 0] } as const;
    expect(thingUnder({ x: 0, y: 0 }, [box('behind', 3)], () => away, 0)).toBeUndefined();
  });

  test('a finger need not be exact, bare snow is nothing', () => {
    const lamp = shown.pieces.find(({ kind }) => kind === 'lamp');
    if (!lamp) throw new Error('no lamp');
    const from = cameraAt(
      { x: lamp.pose.x, y: lamp.pose.y, yaw: 0, pitch: 40, distance: 60 },
      DESKTOP,
    );
    const at = pixelOf(from, DESKTOP, lamp.pose, 8);
    const beside = { x: at.x + 14, y: at.y };
    const find = (slack: number) =>
      thingUnder(
        beside,
        things.filter(({ id }) => id === lamp.id),
        (pixel) => rayUnder(from, DESKTOP, pixel),
        slack,
      );
    expect(find(BESIDE.mouse)).toBeUndefined();
    expect(find(BESIDE.finger)).toBe(lamp.id);
  });
});
