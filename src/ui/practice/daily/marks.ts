// What of a task is marked on the ground and on its map.
import type { Dealt } from '../../../match/practice/daily/task';
import type { GoalMark } from '../../../scene/goals/store';
import { placeOf } from '../../../match/practice/place';
import { gameOf } from '../../../match/practice/setting';
import type { Goal } from '../../../match/practice/goal';
import { structureOf } from '../../../scenarios/queries';

export const marksOf = ({ goal, setting }: Dealt): readonly GoalMark[] => of(goal, setting);

function of(goal: Goal, setting: Dealt['setting']): readonly GoalMark[] {
  if (goal.of === 'all') return goal.goals.flatMap((one) => of(one, setting));
  if (goal.of === 'stands' || goal.of === 'flare')
    return [{ of: 'ring', at: goal.at, radius: goal.within }];
  if (goal.of === 'inside')
    return [{ of: 'door', at: structureOf(gameOf(setting), goal.structure) }];
  if (goal.of !== 'down') return [];
  return goal.zombies.flatMap((id): GoalMark[] => {
    const place = placeOf(id, setting);
    return place?.in === 'street'
      ? [{ of: 'target', at: { x: place.pose.x, y: place.pose.y } }]
      : [];
  });
}
