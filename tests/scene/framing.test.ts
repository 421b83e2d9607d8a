// The view of a turn, counted over the starts of all scenarios and over positions of random matches, in three windows.
import { beforeAll, describe, expect, test } from 'vitest';
import { randomCommand } from '../../src/bots/random';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { tableViewOf, type TableView } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { survivorIds } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { coversOf, isCovered } from '../../src/scene/camera/cover';
import {
  FIGURE_TOP,
  framedView,
  heightOf,
  isInPicture,
  lineOf,
  type Scene,
} from '../../src/scene/camera/framing';
import { newFramer } from '../../src/scene/camera/framer';
import { interestsOf } from '../../src/scene/camera/interest';
import { lensOf } from '../../src/scene/camera/lens';
import { projectorAt } from '../../src/scene/camera/projector';
import { actorOf, spotOf } from '../../src/scene/camera/subject';
import { groundOf } from '../../src/scene/camera/views';

let positions: readonly Position[] = [];
let scenes: readonly Scene[] = [];
beforeAll(async () => {
  await loadEngine();
  positions = SCENARIO_IDS.flatMap((id) => [...startsOf(id), ...playedIn(id, 20)]);
  scenes = positions.map(sceneOf);
});

/** With the panels of a match around the table. */
const WINDOWS = {
  desktop: lensOf({ width: 1280, height: 720 }, { top: 80, left: 230, right: 250, bottom: 130 }),
  phone: lensOf({ width: 390, height: 844 }, { top: 100, left: 0, right: 0, bottom: 256 }),
  'phone on its side': lensOf(
    { width: 844, height: 390 },
    { top: 60, left: 0, right: 256, bottom: 0 },
  ),
};

type Position = { readonly shown: TableView; readonly actor: string };

/** Whoever could act first, at the start. */
const startsOf = (id: ScenarioId): Position[] => {
  const { game } = startMatch(linedUpPlan(id, 3, 3));
  const shown = tableViewOf(viewFor(game, 'seat-1'));
  return survivorIds(game).flatMap((actor) => (spotOf(shown, actor) ? [{ shown, actor }] : []));
};

/** One for each figure that acts, as long as it stands there. */
function playedIn(id: ScenarioId, most: number): Position[] {
  const found: Position[] = [];
  const random = seededRandom(7);
  let match: Match = startMatch(linedUpPlan(id, 3, 3));
  let last = '';
  while (found.length < most) {
    const waits = waitsFor(match);
    if (waits.for === 'decision') {
      const shown = tableViewOf(viewFor(match.game, waits.seat));
      const actor = actorOf(shown, waits.decision.about);
      const key = `${actor} ${JSON.stringify(spotOf(shown, actor))}`;
      if (actor && shown.layout.town && spotOf(shown, actor) && key !== last)
        found.push({ shown, actor });
      last = key;
    }
    const step =
      waits.for === 'decision'
        ? command(match, randomCommand(waits, random))
        : waits.for === 'table'
          ? runTable(match)
          : undefined;
    if (!step?.ok) break;
    match = step.match;
  }
  return found;
}

function sceneOf({ shown, actor }: Position): Scene {
  const figure = spotOf(shown, actor);
  if (!figure) throw new Error(`${actor} is not on the table.`);
  return {
    figure,
    interests: interestsOf(shown, actor, figure),
    covers: coversOf(shown),
    ground: groundOf(shown.layout, shown.pieces),
  };
}

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
