// The view in which a task opens holds whoever acts and what the task wants, for every drill and a month of shots of the day.
import { beforeAll, describe, expect, test } from 'vitest';
import { dayNumber, seedOf } from '../../src/match/practice/daily/days';
import { dealt } from '../../src/match/practice/daily/dealt';
import { settingOfDrill } from '../../src/match/practice/drill';
import { DRILL_IDS, drillOf } from '../../src/match/practice/drills';
import type { Exercise } from '../../src/match/practice/exercise';
import { practiceSession } from '../../src/match/practice/session';
import { PRACTICE_SEAT, type Setting } from '../../src/match/practice/setting';
import { tableViewOf, type TableView } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import type { Spot } from '../../src/physics/table';
import { must } from '../../src/scenarios/queries';
import { coversOf, isCovered } from '../../src/scene/camera/cover';
import { FIGURE_TOP, isInPicture } from '../../src/scene/camera/framing';
import { newFramer } from '../../src/scene/camera/framer';
import { goalsOf } from '../../src/scene/camera/interest';
import { lensOf } from '../../src/scene/camera/lens';
import { projectorAt } from '../../src/scene/camera/projector';
import { actorOf, spotOf } from '../../src/scene/camera/subject';
import { groundOf } from '../../src/scene/camera/views';
import type { GoalMark } from '../../src/scene/goals/store';
import * as daily from '../../src/ui/practice/daily/marks';
import * as drills from '../../src/ui/practice/drills/marks';

/** With the panels of a task around the table, as they were measured. */
const WINDOWS = {
  desktop: lensOf({ width: 1280, height: 720 }, { top: 78, left: 280, right: 0, bottom: 130 }),
  phone: lensOf({ width: 390, height: 844 }, { top: 145, left: 0, right: 0, bottom: 200 }),
  'phone on its side': lensOf(
    { width: 844, height: 390 },
    { top: 53, left: 312, right: 256, bottom: 0 },
  ),
};

type Opened = {
  readonly name: string;
  readonly shown: TableView;
  readonly actor: string;
  readonly figure: Spot;
  readonly marks: readonly GoalMark[];
};

let opened: readonly Opened[] = [];
beforeAll(async () => {
  await loadEngine();
  opened = [...DRILL_IDS.flatMap(ofDrill), ...month('2026-11-01').flatMap(ofDay)];
});

/** As the table stands when a task with marks opens; a duel has a lane of its own. */
function open(
  name: string,
  setting: Setting,
  exercise: Exercise,
  marks: readonly GoalMark[],
): Opened[] {
  const { viewOf, asked } = practiceSession(setting, exercise).state();
  const shown = tableViewOf(viewOf(PRACTICE_SEAT));
  const actor = actorOf(shown, asked?.decision.about);
  const figure = spotOf(shown, actor);
  if (!actor || !figure || goalsOf(marks, figure).length === 0) return [];
  return [{ name, shown, actor, figure, marks }];
}

const ofDrill = (id: (typeof DRILL_IDS)[number]): Opened[] => {
  const drill = drillOf(id);
  const setting = settingOfDrill(drill);
  return open(id, setting, drill.exercise, drills.marksOf(drill, setting));
};

const month = (first: string): number[] =>
  Array.from({ length: 30 }, (_, index) => must(dayNumber(first), 'a date') + index);

const ofDay = (day: number): Opened[] => {
  const task = must(dealt(seedOf(day)), 'a task');
  return open(`${task.kind} of day ${day}`, task.setting, task.exercise, daily.marksOf(task));
};

/** What is missing from the picture, in words. */
function faultsOf(
  { name, shown, actor, figure, marks }: Opened,
  lens: (typeof WINDOWS)['desktop'],
): { readonly name: string; readonly figure: boolean; readonly goal: string | undefined } {
  const ground = groundOf(shown.layout, shown.pieces);
  const project = projectorAt(newFramer()(shown, actor, figure, ground, lens, marks), lens);
  const isIn = (at: { x: number; y: number }, lift: number): boolean =>
    isInPicture(project(at, lift), lens);
  // All of what is wanted, though the task may be done with less.
  const goals = goalsOf(marks, figure).map(({ at, top, around = 0 }) => {
    const edge = [-around, around].flatMap((by) => [
      { x: at.x + by, y: at.y },
      { x: at.x, y: at.y + by },
    ]);
    if (!isIn(at, top) || !edge.every((one) => isIn(one, 0))) return 'out of the picture';
    const isHidden = isCovered(coversOf(shown), project.eye, [at.x, top / 2, -at.y]);
    return isHidden ? 'covered' : undefined;
  });
  return {
    name,
    figure: isIn(figure, 0) && isIn(figure, FIGURE_TOP),
    goal: goals.find((fault) => fault),
  };
}

describe.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])('on a %s', (window) => {
  test('a task opens with its goal in view', () => {
    expect(opened.length).toBeGreaterThan(45);
    const all = opened.map((one) => faultsOf(one, WINDOWS[window]));
    expect(all.filter(({ figure }) => !figure).map(({ name }) => name)).toEqual([]);
    const faults = all.flatMap(({ name, goal }) => (goal ? [`${name}: ${goal}`] : []));
    expect(faults.length / all.length, faults.join(', ')).toBeLessThanOrEqual(0.05);
  });
});

test('what stands in the way of a task is not what is looked at', () => {
  const { shown, actor, figure, marks } = must(opened[0], 'a drill');
  const ground = groundOf(shown.layout, shown.pieces);
  const frame = newFramer();
  const at = (on: readonly GoalMark[]) => frame(shown, actor, figure, ground, WINDOWS.desktop, on);
  const first = at(marks);
  expect(at([...marks])).toBe(first);
  const spare: GoalMark = { of: 'spare', at: { x: 5, y: 5 } };
  expect(at([...marks, spare])).toBe(first);
  expect(at([{ of: 'target', at: { x: figure.x - 15, y: figure.y } }])).not.toEqual(first);
  expect(at([])).not.toEqual(first);
});
