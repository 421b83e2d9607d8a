// How a flick is made, in the way this player makes it.
import type { Decision } from '../../scenarios/decisions';
import type { Texts } from '../texts';

/** By pulling back, by swiping through the piece, with the keyboard, or with numbers. */
export type Way = 'pull' | 'push' | 'keys' | 'numbers';

/** Nothing where nothing is flicked. */
export function howTo({ options }: Decision, way: Way, { decisions }: Texts): string | undefined {
  const launches = options.flatMap(({ flick }) => (flick ? [flick.launch] : []));
  if (launches.length === 0) return undefined;
  const { flick, swing, flip } = decisions.ways;
  if (launches.includes('flare')) return flip[way];
  return launches.includes('bat') ? swing[way] : flick[way];
}
