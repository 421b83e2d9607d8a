// Which view suits what the game is doing.
import type { Decision } from '../../scenarios/decisions';
import type { CameraView } from './wish';

/** Questions about the whole town are looked at from above; what one figure does, from behind it. */
const FROM_ABOVE: readonly string[] = [
  'chooseSurvivor',
  'chooseNearest',
  'fillSlots',
  'givePretzel',
  'meal',
];

export function suggestedView(
  decision: Decision | undefined,
  isShowing: boolean,
  followShots: boolean,
  before: CameraView,
): CameraView {
  if (isShowing) return followShots ? 'follow' : before;
  if (!decision) return before === 'follow' ? 'above' : before;
  return FROM_ABOVE.includes(decision.kind) ? 'above' : 'behind';
}
