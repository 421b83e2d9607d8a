// What the solution begins with, a little at a time.
import type { SolutionStep } from '../../../match/puzzles/solutions';
import { optionName, type Decision, type Option } from '../../../scenarios/decisions';
import type { SeatView } from '../../../scenarios/view';
import { COMPASS, type CompassPoint } from '../../../words/compass';
import { optionText } from '../../../words/decisions';
import type { Language } from '../../../words/languages';
import { contextFor } from '../../../words/tell';

/** Which button the first action is, where the turn begins. */
export function firstActionOf(
  [first]: readonly SolutionStep[],
  decision: Decision,
  view: SeatView,
  language: Language,
): string | undefined {
  const options: readonly Option[] = decision.options;
  const option = options.find(({ id }) => first && optionName(id) === optionName(first.choice));
  return option && optionText(decision, option, contextFor(view), language).label;
}

const PER_POINT = 360 / COMPASS.length;

/** Roughly where the first thing that is flicked goes. */
export function firstWayOf(steps: readonly SolutionStep[]): CompassPoint {
  const direction = steps.find(({ flick }) => flick)?.flick?.direction ?? 0;
  const at = Math.round(direction / PER_POINT);
  return COMPASS[((at % COMPASS.length) + COMPASS.length) % COMPASS.length] ?? 'e';
}
