import type { Decision, Option } from '../../../scenarios/decisions';
import { NoiseBars } from '../art/NoiseBars';

/** How loud an action is, on its button; its words say it too. */
export function NoiseBadge({ decision, option }: { decision: Decision; option: Option }) {
  if (decision.kind !== 'chooseAction' || !option.noise) return null;
  return <NoiseBars noise={option.noise} />;
}
