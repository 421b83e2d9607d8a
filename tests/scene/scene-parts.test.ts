// Small parts of the picture that have a number or a promise of their own.
import { Group, PerspectiveCamera, Vector3 } from 'three';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { validateTable } from '../../src/physics/validate';
import { openSession } from '../../src/match/session';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { optionId } from '../../src/scenarios/decisions';
import { must } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { tableViewOf } from '../../src/match/table-view';
import { simulate } from '../../src/physics/simulate';
import { foretold } from '../../src/scene/hand/aim/foretold';
import { AimTable } from '../../src/scene/hand/aim/aim-table';
import { firstAim, offersOf } from '../../src/scene/hand/aiming';
import { reachOf, widthOf } from '../../src/scene/hand/aim/flight';
import {
  aroundRectangle,
  CROSS,
  HEAD,
  lay,
  layBand,
  paint,
  SIGHT,
} from '../../src/scene/signs/marks';
import { FOV } from '../../src/scene/camera/lens';
import { Shift } from '../../src/scene/camera/shift';
import { LANDSCAPE, PORTRAIT } from '../../src/scene/camera/shots';
import { dayMarkerBody } from '../../src/scene/geometry/bodies/day-marker-body';
import { radians, TOWN } from '../../src/scene/table/town';
import { TITLE_SHOWN } from '../../src/scene/title/title-view';
import { SKY, snowGeometry, snowfall } from '../../src/scene/weather/flakes';
import { loadTitleScene } from '../../src/ui/title/load-title-scene';

afterEach(() => {
  vi.doUnmock('../../src/scene/title/TitleScene');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the town of the title', () => {
  test('could be played on: everything in it stands somewhere', () => {
    const { layout, pieces } = TITLE_SHOWN;
    expect(() => validateTable({ layout, pieces })).not.toThrow();
    expect(layout.town).toEqual({ width: TOWN.width, height: TOWN.depth });
  });

  test('knows every figure it shows', () => {
    const { pieces, survivors, zombies, dump } = TITLE_SHOWN;
    const known = new Set([...Object.keys(survivors), ...Object.keys(zombies)]);
    const figures = pieces.filter(({ kind }) => kind === 'survivor' || kind === 'zombie');
    const ids = [...figures.map(({ id }) => id), ...dump];
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is looked at from nearer the ground where the window is wide', () => {
    expect(LANDSCAPE.pitch).toBeLessThan(PORTRAIT.pitch);
    for (const { points, fill } of [LANDSCAPE, PORTRAIT]) {
      expect(points.some(({ y }) => y > 0)).toBe(true);
      expect(Math.max(...fill)).toBeLessThanOrEqual(1);
    }
  });

  test('comes even where its lettering does not', async () => {
    vi.doMock('../../src/scene/title/TitleScene', () => ({ default: 'the scene' }));
    const load = vi.fn<(face: string) => Promise<never>>(() => Promise.reject(new Error('none')));
    vi.stubGlobal('document', { fonts: { load } });
    expect(await loadTitleScene()).toMatchObject({ default: 'the scene' });
    expect(load).toHaveBeenCalledWith(expect.stringContaining('Barlow Condensed'));
  });
});

describe('the picture in what the page leaves free', () => {
  const SIZE = { width: 1000, height: 600 };
  const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
  const offsetOf = ({ view }: PerspectiveCamera) => [view?.offsetX, view?.offsetY];

  test('is in its middle from the first frame', () => {
    const camera = new PerspectiveCamera();
    const wants = new Shift().step(
      camera,
      SIZE,
      { ...BARE, right: 200, bottom: 100 },
      0.016,
      false,
    );
    expect([wants, ...offsetOf(camera), camera.fov]).toEqual([false, 100, 50, FOV]);
  });

  test('slides when an edge is covered, and asks for frames until it is there', () => {
    const [camera, shift] = [new PerspectiveCamera(), new Shift()];
    shift.step(camera, SIZE, BARE, 0.016, false);
    const covered = { ...BARE, left: 200 };
    expect(shift.step(camera, SIZE, covered, 0.016, false)).toBe(true);
    const [first = 0] = offsetOf(camera);
    expect(first).toBeLessThan(0);
    expect(first).toBeGreaterThan(-100);
    let frames = 0;
    while (shift.step(camera, SIZE, covered, 0.016, false)) frames += 1;
    expect(frames).toBeLessThan(120);
    expect(offsetOf(camera)).toEqual([-100, 0]);
  });

  test('jumps where motion is reduced', () => {
    const [camera, shift] = [new PerspectiveCamera(), new Shift()];
    shift.step(camera, SIZE, BARE, 0.016, true);
    expect(shift.step(camera, SIZE, { ...BARE, top: 80 }, 0.016, true)).toBe(false);
    expect(offsetOf(camera)).toEqual([0, -40]);
  });
});

describe('flat signs', () => {
  const heightOf = (sign: typeof CROSS): number => {
    sign.computeBoundingBox();
    return sign.boundingBox?.getSize(new Vector3()).y ?? NaN;
  };

  test('lie on the table', () => {
    for (const sign of [CROSS, HEAD, SIGHT, aroundRectangle({ x: 3, y: 2 }, 1, 0.2)])
      expect(heightOf(sign)).toBeCloseTo(0);
  });

  test('go round a rectangle at one distance', () => {
    const around = aroundRectangle({ x: 3, y: 2 }, 1, 0.2);
    around.computeBoundingBox();
    expect(around.boundingBox?.max.x).toBeCloseTo(4);
    expect(around.boundingBox?.max.z).toBeCloseTo(3);
  });

  test('are laid where the table says, north away from the players', () => {
    const sign = new Group();
    lay(sign, { x: 10, y: 20 }, 0.1, 2);
    expect([sign.position, sign.scale]).toEqual([new Vector3(10, 0.1, -20), new Vector3(2, 1, 2)]);
    layBand(sign, { x: 1, y: 2 }, 90, 0, 3, 0.2);
    expect(sign.rotation.y).toBeCloseTo(radians(90));
    expect(sign.scale.x).toBeGreaterThan(0);
  });

  test('share a paint for each look; what is drawn above shows through walls', () => {
    expect(paint('#fff', 0.5)).toBe(paint('#fff', 0.5));
    expect(paint('#fff', 0.5, true)).not.toBe(paint('#fff', 0.5));
    expect([paint('#fff', 0.5, true).depthTest, paint('#fff').depthTest]).toEqual([false, true]);
  });

  test('reach as far as a flick would slide, and a door beyond it', () => {
    expect(reachOf('disc', 2000)).toBeGreaterThan(reachOf('disc', 1000));
    expect(reachOf('disc', 0)).toBeGreaterThan(0);
    expect(widthOf('disc')).toBeGreaterThan(widthOf('bullet'));
  });
});

test('what an aim says it would touch first is what the whole way of it touches first', async () => {
  await loadEngine();
  const session = openSession(startMatch(plainPlan('s1', 1)));
  for (const choice of ['john', 'move']) session.give({ choice: optionId(choice) });
  const { waits, game } = session.state();
  const aiming = firstAim(offersOf(waits.for === 'decision' ? waits.decision : undefined), 90);
  if (!aiming) throw new Error('Nothing can be aimed.');
  const seen = tableViewOf(viewFor(game, 'seat-1'));
  const table = new AimTable(seen);
  const [, speed] = aiming.offer.speed;
  for (const direction of [0, 90, 180]) {
    const aim = { ...aiming, direction, speed };
    const [touch] = table.touches(aim) ?? [];
    const run = foretold(aim, seen);
    expect(touch?.piece).toBe('disc');
    expect(simulate(run.table, run.launch).outcome.contacts[0]?.other).toBe(touch?.other);
  }
  table.close();
  const { pose } = must(
    seen.pieces.find(({ kind }) => kind === 'zombie'),
    'a zombie',
  );
  const taken = { ...aiming, offer: { ...aiming.offer, at: { x: pose.x, y: pose.y } } };
  expect(new AimTable(seen).touches(taken)).toBeUndefined();
});

test('snow falls from over the table, and time alone moves it', () => {
  const flakes = snowGeometry(200);
  flakes.computeBoundingBox();
  const { min, max } = flakes.boundingBox ?? { min: new Vector3(), max: new Vector3() };
  expect(flakes.getAttribute('position').count).toBe(200);
  expect(max.x - min.x).toBeGreaterThan(TOWN.width);
  expect(min.y).toBeGreaterThanOrEqual(SKY.floor);
  expect(max.y).toBeLessThanOrEqual(SKY.height);
  expect(snowGeometry(200).getAttribute('position').array).toEqual(
    flakes.getAttribute('position').array,
  );
  const { material, advance } = snowfall(720);
  const before: unknown = material.uniforms['time']?.value;
  advance(0.5);
  expect(material.uniforms['time']?.value).toBe(Number(before) + 0.5);
});

test('the day marker has the colour of its half day', () => {
  const colours = (half: 'day' | 'night') => dayMarkerBody(half).getAttribute('color')?.array;
  expect(colours('day')).toBeDefined();
  expect(colours('day')).not.toEqual(colours('night'));
});

test('what three says is heard, but for one complaint that is not ours', async () => {
  const { setConsoleFunction } = await import('three');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await import('../../src/scene/quiet-console');
  const { warn: say } = await import('three');
  say('THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.');
  expect(warn).not.toHaveBeenCalled();
  say('something of ours');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('something of ours'));
  setConsoleFunction(null as never);
});
