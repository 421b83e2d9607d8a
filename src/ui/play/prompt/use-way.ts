import { useTableSettings } from '../../../scene/settings';
import type { Way } from '../../../words/decisions';
import { useByKeys } from '../use-by-keys';
import { usePanel } from './panel';

/** How this player flicks just now. */
export function useWay(): Way {
  const withNumbers = usePanel((panel) => panel.open);
  const gesture = useTableSettings((settings) => settings.gesture);
  const byKeys = useByKeys();
  if (withNumbers) return 'numbers';
  return byKeys ? 'keys' : gesture;
}
