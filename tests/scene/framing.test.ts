// The view of a turn, counted over the starts of all scenarios and over positions of random matches, in three windows.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { isCovered } from '../../src/scene/camera/cover';
import {
  FIGURE_TOP,
  framedView,
  heightOf,
  isInPicture,
  lineOf,
  type Scene,
} from '../../src/scene/camera/framing';
import { newFramer } from '../../src/scene/camera/framer';
import { projectorAt } from '../../src/scene/camera/projector';
import { spotOf } from '../../src/scene/camera/subject';
import { groundOf } from '../../src/scene/camera/views';
import { allPositions, sceneOf, WINDOWS, type Position } from './support/positions';

let positions: readonly Position[] = [];
let scenes: readonly Scene[] = [];
beforeAll(async () => {
  await loadEngine();
  positions = allPositions();
  scenes = positions.map(sceneOf);
});

type Counted = {
  readonly figure: boolean;
  readonly one: boolean;
  readonly both: boolean;
  readonly clear: boolean;
  readonly line: boolean;
  readonly large: boolean;
};

function counted(scene: Scene, lens: (typeof WINDOWS)['desktop']): Counted {
  const { figure, interests, covers } = scene;
  const project = projectorAt(framedView(scene, lens), lens);
  const isIn = (at: { x: number; y: number }, lift: number): boolean =>
    isInPicture(project(at, lift), lens);
  const isClear = (at: { x: number; y: number }, lift: number): boolean =>
    !isCovered(covers, project.eye, [at.x, lift, -at.y]);
  const seen = interests.filter(({ at, top }) => isIn(at, 0) && isIn(at, top));
  return {
    figure: isIn(figure, 0) && isIn(figure, FIGURE_TOP),
    one: interests.length === 0 || seen.length > 0,
    both: seen.length === interests.length,
    clear: isClear(figure, FIGURE_TOP / 2),
    line: lineOf(scene).every((at) => isClear(at, 0.5) && isIn(at, 0.5)),
    large: heightOf(figure, project) >= lens.figure,
  };
}

const share = (all: readonly Counted[], what: keyof Counted): number =>
  all.filter((one) => one[what]).length / all.length;

describe.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])('on a %s', (name) => {
  const lens = WINDOWS[name];
  test('whoever acts is in the picture with what it can act on, and nothing hides it', () => {
    expect(scenes.length).toBeGreaterThan(200);
    const all = scenes.map((scene) => counted(scene, lens));
    expect(share(all, 'figure'), 'the figure').toBe(1);
    expect(share(all, 'one'), 'something it can act on').toBe(1);
    expect(share(all, 'both'), 'both nearest').toBeGreaterThanOrEqual(0.9);
    expect(share(all, 'clear'), 'nothing before the figure').toBeGreaterThanOrEqual(0.99);
    expect(share(all, 'line'), 'nothing before its line').toBeGreaterThanOrEqual(0.99);
    expect(share(all, 'large'), 'large enough').toBeGreaterThanOrEqual(0.95);
  });
});

test('it stays while the figure stands where it stood, and goes with it and with the window', () => {
  const [one] = positions;
  if (!one) throw new Error('There is no position.');
  const { shown, actor } = one;
  const figure = spotOf(shown, actor) ?? { x: 0, y: 0, facing: 0 };
  const ground = groundOf(shown.layout, shown.pieces);
  const frame = newFramer();
  const at = (where: typeof figure, view = shown, lens = WINDOWS.desktop) =>
    frame(view, actor, where, ground, lens);
  const first = at({ ...figure });
  const emptied = { ...shown, pieces: shown.pieces.filter(({ id }) => id === actor) };
  expect(at({ ...figure }, emptied)).toBe(first);
  expect(at({ ...figure, x: figure.x + 30 }, emptied)).not.toEqual(first);
  expect(at(figure, shown, WINDOWS.phone)).not.toEqual(first);
});
