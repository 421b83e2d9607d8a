// What of a drill is marked on the ground, as things lie.
import type { Drill } from '../../../match/practice/drill';
import type { Aim, Goal } from '../../../match/practice/goal';
import { placeOf } from '../../../match/practice/place';
import { gameOf, type Setting } from '../../../match/practice/setting';
import type { Vec2 } from '../../../physics/table';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { structureOf } from '../../../scenarios/queries';
import type { GoalMark } from '../../../scene/goals/store';

export const aimsOf = (goal: Goal): readonly Aim[] =>
  goal.of === 'all' ? goal.goals.flatMap(aimsOf) : [goal];

/** What has goals that are marked. */
type Task = Pick<Drill, 'exercise' | 'place'> & { readonly stars: readonly Goal[] };

export function marksOf(drill: Task, setting: Setting, reach?: Vec2): readonly GoalMark[] {
  // On the lane of a duel there is nothing of the town.
  if (drill.exercise.of === 'duel') return [];
  const marks = drill.stars.flatMap(aimsOf).flatMap((aim) => marksOfAim(aim, drill, setting));
  const own: readonly GoalMark[] =
    reach && drill.place ? [{ of: 'reach', at: reach, radius: drill.place.within }] : [];
  return [...own, ...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function marksOfAim(
  aim: Aim,
  { exercise }: Pick<Task, 'exercise'>,
  setting: Setting,
): readonly GoalMark[] {
  const around = (of: 'target' | 'spare', ids: readonly string[]): readonly GoalMark[] =>
    ids.flatMap((id): GoalMark[] => {
      const place = placeOf(id, setting);
      return place?.in === 'street' ? [{ of, at: { x: place.pose.x, y: place.pose.y } }] : [];
    });
  switch (aim.of) {
    case 'stands':
    case 'flare':
      return [{ of: 'ring', at: aim.at, radius: aim.within }];
    case 'down':
      return around('target', aim.zombies);
    case 'gone':
      return around('target', aim.pieces);
    case 'inside':
      return [{ of: 'door', at: structureOf(gameOf(setting), aim.structure) }];
    case 'unmoved':
      return around('spare', aim.pieces);
    case 'unhurt':
      return around(
        'spare',
        Object.keys(setting.survivors).filter((id) => isSurvivorId(id) && id !== exercise.survivor),
      );
    case 'outside':
    case 'clean':
    case 'gently':
    case 'clearOf':
    case 'flicks':
    case 'lasts':
      return [];
  }
}
