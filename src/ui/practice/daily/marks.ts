// What of a task is marked on the ground and on its map.
import type { Dealt } from '../../../match/practice/daily/task';
import type { GoalMark } from '../../../scene/goals/store';
import * as drills from '../drills/marks';

/** As a drill marks it, but for all those who only look on. */
export const marksOf = ({ goal, setting, exercise }: Dealt): readonly GoalMark[] =>
  drills.marksOf({ exercise, stars: [goal] }, setting).filter(({ of }) => of !== 'spare');
