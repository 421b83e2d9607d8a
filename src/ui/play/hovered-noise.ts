// The noise of the action that the player thinks about: pointed at among the options, or already in the hand.
import { create } from 'zustand';
import type { Noise } from '../../scenarios/catalogue/weapons';
import type { Decision, Option } from '../../scenarios/decisions';

export const useHoveredNoise = create<{ readonly noise: Noise | undefined }>(() => ({
  noise: undefined,
}));

export const hoverNoise = (noise: Noise | undefined): void => useHoveredNoise.setState({ noise });

/** What the flick that is being aimed will add. */
export function noiseInHand(decision: Decision): Noise | undefined {
  const options: readonly Option[] = decision.options;
  return options.find(({ flick }) => flick)?.noise;
}
