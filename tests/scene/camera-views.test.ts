// Where the camera may be and where the game puts it.
import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { viewFor } from '../../src/scenarios/view';
import { tableViewOf } from '../../src/match/table-view';
import { standingPose } from '../../src/physics/measure/pose';
import type { Layout, Piece, Structure } from '../../src/physics/table';
import { option } from '../../src/scenarios/decisions';
import { limitInto, nearTurn, panned, type Bounds } from '../../src/scene/camera/orbit';
import { Rig } from '../../src/scene/camera/rig';
import { fullPullOf } from '../../src/match/hand/pull';
import { Steering } from '../../src/scene/camera/steering';
import { suggestedView } from '../../src/scene/camera/suggest';
import { houseOf } from '../../src/scene/camera/subject';
import { coversOf, isCovered } from '../../src/scene/camera/cover';
import { lineOf } from '../../src/scene/camera/framing';
import { projectorAt } from '../../src/scene/camera/projector';
import { aboveView, groundOf, houseView } from '../../src/scene/camera/views';
import { pixelOf, tableUnder } from '../../src/scene/camera/ground';
import { asking } from '../support/asking';
import { cameraAt, DESKTOP, lensOf, PHONE, viewOfFigure } from './support/window';

const TOWN: Layout = { structures: [], town: { width: 120, height: 90 } };
const GROUND = groundOf(TOWN, []);
const BOUNDS: Bounds = { ...GROUND, farthest: 300 };
const CORNERS = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 0, y: 90 },
  { x: 120, y: 90 },
];

describe('the whole town', () => {
  test.each([
    ['desktop', DESKTOP, 0.75],
    ['phone', PHONE, 0.9],
  ] as const)('fits a %s and uses it', (_, size, least) => {
    const camera = cameraAt(aboveView(GROUND, lensOf(size)), size);
    const pixels = CORNERS.map((corner) => pixelOf(camera, size, corner));
    for (const { x, y } of pixels) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
    const xs = pixels.map(({ x }) => x);
    expect((Math.max(...xs) - Math.min(...xs)) / size.width).toBeGreaterThan(least);
  });

  test('is under the finger from as far away as a narrow window needs', () => {
    // With a panel over its upper half.
    const lens = { ...lensOf(PHONE), free: [1, 0.4] as const };
    const camera = cameraAt(aboveView({ ...GROUND }, lens), PHONE);
    for (const corner of CORNERS) {
      const { x, y } = pixelOf(camera, PHONE, corner);
      const under = tableUnder(camera, PHONE, x, y);
      expect(under?.x).toBeCloseTo(corner.x, 3);
      expect(under?.y).toBeCloseTo(corner.y, 3);
    }
  });

  test('leaves room for what the page covers', () => {
    const free = aboveView(GROUND, lensOf(DESKTOP));
    const covered = aboveView(GROUND, { ...lensOf(DESKTOP), free: [0.7, 0.7] });
    expect(covered.distance).toBeGreaterThan(free.distance * 1.2);
  });

  test('a duel has a ground of its own', () => {
    const lane = groundOf({ structures: [] }, [
      { pose: { x: 0, y: 0 } },
      { pose: { x: 81, y: 4 } },
    ]);
    expect(lane).toEqual({ west: -8, south: -8, east: 89, north: 12 });
  });
});

describe('the view of a figure that has nothing to act on', () => {
  test('looks where the figure looks', () => {
    const view = viewOfFigure({ x: 60, y: 20, facing: 90 }, TOWN, lensOf(DESKTOP));
    expect(view.yaw).toBe(0);
    // The way before it lies higher in the picture than the figure.
    const project = projectorAt(view, lensOf(DESKTOP));
    expect(project({ x: 60, y: 40 }, 0).y).toBeGreaterThan(project({ x: 60, y: 20 }, 0).y + 0.3);
  });

  test('toward the town where the look leads out of it', () => {
    const view = viewOfFigure({ x: 60, y: 5, facing: -90 }, TOWN, lensOf(DESKTOP));
    expect(view.yaw).toBeCloseTo(0);
  });

  test.each([
    ['desktop', DESKTOP, 1.1],
    ['phone', PHONE, 1.2],
    ['phone on its side', { width: 844, height: 390 }, 0.82],
  ] as const)('leaves room to pull at full strength on a %s', (_, size, below) => {
    const figure = { x: 60, y: 30, facing: 90 };
    const camera = cameraAt(viewOfFigure(figure, TOWN, { ...lensOf(size), below }), size);
    const { y } = pixelOf(camera, size, figure);
    // The picture is slid up by what the page covers below.
    expect(y + fullPullOf(size) - size.height / 2).toBeLessThan((size.height / 2) * below);
  });

  test('no façade hides it, nor the way before it', () => {
    const school: Structure = { id: 'school', kind: 'building', x: 60, y: 22, facing: 90 };
    const layout = { ...TOWN, structures: [school] };
    const figure = { x: 60, y: 34, facing: 90 };
    const { eye } = projectorAt(viewOfFigure(figure, layout, lensOf(DESKTOP)), lensOf(DESKTOP));
    const covers = coversOf({ layout, pieces: [] });
    // From right behind it would be.
    expect(isCovered(covers, [60, 34.7, 18], [60, 2, -34])).toBe(true);
    expect(isCovered(covers, eye, [60, 2, -34])).toBe(false);
    for (const at of lineOf({ figure, interests: [], covers }))
      expect(isCovered(covers, eye, [at.x, 0.5, -at.y])).toBe(false);
  });
});

describe('what lies between', () => {
  const lamp: Piece = {
    id: 'lamp-1',
    kind: 'lamp',
    pose: standingPose('lamp', { x: 60, y: 40, facing: 0 }),
  };
  const covers = coversOf({ layout: TOWN, pieces: [lamp] });
  test('a lamp hides what is right behind it, and nothing beside or before it', () => {
    expect(isCovered(covers, [60, 10, -10], [60, 2, -60])).toBe(true);
    expect(isCovered(covers, [60, 10, -10], [63, 2, -60])).toBe(false);
    expect(isCovered(covers, [60, 10, -10], [60, 2, -30])).toBe(false);
  });
  test('a line ends where something stands in its way', () => {
    const foe = { kind: 'foe', at: { x: 60, y: 60 }, top: 4 } as const;
    const figure = { x: 60, y: 30, facing: 0 };
    const reach = (covered: typeof covers) =>
      lineOf({ figure, interests: [foe], covers: covered }).length;
    expect(reach([])).toBe(4);
    expect(reach(covers)).toBe(1);
  });
});

describe('where the picture shows a place', () => {
  test('is where the real camera shows it', () => {
    const orbit = { x: 50, y: 40, yaw: 25, pitch: 40, distance: 80 };
    const camera = cameraAt(orbit, DESKTOP);
    for (const [x, y, lift] of [
      [50, 40, 0],
      [62, 31, 4],
      [30, 70, 14],
    ] as const) {
      const pixel = pixelOf(camera, DESKTOP, { x, y }, lift);
      const shown = projectorAt(orbit, lensOf(DESKTOP))({ x, y }, lift);
      expect(((shown.x + 1) / 2) * DESKTOP.width).toBeCloseTo(pixel.x, 6);
      expect(((1 - shown.y) / 2) * DESKTOP.height).toBeCloseTo(pixel.y, 6);
    }
    const { eye } = projectorAt(orbit, lensOf(DESKTOP));
    expect(eye[0]).toBeCloseTo(camera.position.x, 6);
    expect(eye[1]).toBeCloseTo(camera.position.y, 6);
    expect(eye[2]).toBeCloseTo(camera.position.z, 6);
  });
});

describe('limits', () => {
  test('keep the middle of the picture on the table and the eye above it', () => {
    const far = { x: -50, y: 500, yaw: 700, pitch: -10, distance: 9999 };
    const kept = { ...far };
    limitInto(far, BOUNDS, kept);
    expect(kept).toEqual({ x: 0, y: 90, yaw: 700, pitch: 16, distance: 300 });
  });

  test('a pan moves as the eye sees it', () => {
    const from = { x: 60, y: 45, yaw: 0, pitch: 45, distance: 100 };
    expect(panned(from, 10, 5)).toMatchObject({ x: 70, y: 50 });
    const east = panned({ ...from, yaw: -90 }, 0, 10);
    expect([east.x, east.y]).toEqual([70, 45]);
  });

  test('a flight takes the short way round', () => {
    expect(nearTurn(350, 10)).toBe(-10);
    expect(nearTurn(-170, 170)).toBe(190);
  });
});

describe('the rig', () => {
  const goal = { x: 20, y: 30, yaw: 40, pitch: 50, distance: 80 };
  const start = { x: 60, y: 45, yaw: 0, pitch: 58, distance: 150 };
  const flying = (): Rig => {
    const rig = new Rig();
    rig.setBounds(BOUNDS);
    rig.fly(start);
    rig.fly(goal);
    return rig;
  };

  test('flies there, and then needs no more frames', () => {
    const rig = flying();
    let frames = 0;
    while (rig.step(1 / 60)) frames += 1;
    expect(frames).toBeGreaterThan(20);
    expect(frames).toBeLessThan(200);
    expect(rig.now).toEqual(goal);
    expect(rig.step(1 / 60)).toBe(false);
  });

  test('cuts with reduced motion', () => {
    const rig = flying();
    rig.setCuts(true);
    expect(rig.step(1 / 60)).toBe(false);
    expect(rig.now).toEqual(goal);
  });

  test('stands still while a piece is aimed', () => {
    const rig = flying();
    rig.step(1 / 60);
    const before = { ...rig.now };
    rig.freeze(true);
    rig.change((orbit) => ({ ...orbit, yaw: 180 }));
    expect(rig.step(1 / 60)).toBe(false);
    expect(rig.now).toEqual(before);
    rig.freeze(false);
    while (rig.step(1 / 60));
    expect(rig.now).toEqual(goal);
  });
});

describe('fingers on the camera', () => {
  const steered = () => {
    let orbit = { x: 60, y: 45, yaw: 0, pitch: 45, distance: 100 };
    const steering = new Steering((how) => {
      orbit = { ...how(orbit) };
    });
    steering.fit(720, 34);
    return { steering, now: () => orbit };
  };

  test('one turns', () => {
    const { steering, now } = steered();
    steering.down(1, { x: 100, y: 100 }, false);
    steering.move(1, { x: 200, y: 100 });
    expect(now()).toMatchObject({ x: 60, y: 45, distance: 100 });
    expect(now().yaw).toBeLessThan(-20);
  });

  test('the ground under a right drag stays under it', () => {
    const { steering, now } = steered();
    const size = DESKTOP;
    const before = tableUnder(cameraAt(now(), size), size, 640, 360);
    steering.down(1, { x: 640, y: 360 }, true);
    steering.move(1, { x: 700, y: 360 });
    const after = tableUnder(cameraAt(now(), size), size, 700, 360);
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 1);
  });

  test('two spread: nearer', () => {
    const { steering, now } = steered();
    steering.down(1, { x: 100, y: 100 }, false);
    steering.down(2, { x: 200, y: 100 }, false);
    steering.move(2, { x: 300, y: 100 });
    expect(now().distance).toBeCloseTo(50);
    expect(now().yaw).toBe(0);
  });
});

describe('what the game suggests', () => {
  const choosing = asking({ kind: 'chooseSurvivor', options: [] });
  const moving = asking({ kind: 'flickDisc', about: 'rosa', options: [] });
  test('above to choose, behind to act, along with the shot', () => {
    expect(suggestedView(choosing, false, true, 'behind')).toBe('above');
    expect(suggestedView(moving, false, true, 'above')).toBe('behind');
    expect(suggestedView(undefined, true, true, 'behind')).toBe('follow');
    expect(suggestedView(undefined, true, false, 'behind')).toBe('behind');
  });
});

describe('a building', () => {
  const school: Structure = { id: 'school', kind: 'building', x: 60, y: 84, facing: 270 };
  const layout: Layout = { ...TOWN, structures: [school] };

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('is seen from the street, all of it, on a %s', (_, size) => {
    const camera = cameraAt(houseView(school, lensOf(size)), size);
    camera.updateMatrixWorld();
    expect(-camera.position.z).toBeLessThan(school.y);
    for (const across of [-9, 9]) {
      const { x, y } = pixelOf(camera, size, { x: school.x + across, y: school.y });
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
  });

  test('does not hide whoever comes out of it, nor the way out', () => {
    const figure = { x: 60, y: 88, facing: 270 };
    const { eye } = projectorAt(viewOfFigure(figure, layout, lensOf(DESKTOP)), lensOf(DESKTOP));
    const covers = coversOf({ layout, pieces: [] });
    for (const y of [88, 83, 78, 73, 68])
      expect(isCovered(covers, eye, [60, 0.5, -y]), `at ${y}`).toBe(false);
  });

  test('is looked at while somebody inside is asked, but not while something is flicked out of it', () => {
    const shown = {
      ...tableViewOf(viewFor(startMatch(plainPlan('s2', 1)).game, 'seat-1')),
      layout,
      indoors: [{ id: 'rosa', structure: 'school' as const, lying: false }],
    };
    const acting = asking({
      kind: 'chooseAction',
      about: 'rosa',
      options: [option('move', { verb: 'move' })],
    });
    const flick = { launch: 'disc', at: { x: 60, y: 88 }, speed: [100, 2000], aside: [] } as const;
    const moving = asking({
      kind: 'flickDisc',
      about: 'rosa',
      options: [option('flick', { verb: 'flick' }, { flick })],
    });
    expect(houseOf(shown, 'rosa', acting)).toBe(school);
    expect(houseOf(shown, 'rosa', moving)).toBeUndefined();
    expect(houseOf(shown, 'mike', acting)).toBeUndefined();
    expect(houseOf(shown, 'rosa', undefined)).toBeUndefined();
  });
});
