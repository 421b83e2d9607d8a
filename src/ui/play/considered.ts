// How loud the action is that the player thinks about: pointed at among the options, or already in the hand.
import { create } from 'zustand';
import { isWeapon, louder, noiseOf, type Noise } from '../../scenarios/catalogue/weapons';
import type { Decision } from '../../scenarios/decisions';

export const useConsidered = create<{ readonly noise: Noise | undefined }>(() => ({
  noise: undefined,
}));

export const consider = (noise: Noise | undefined): void => useConsidered.setState({ noise });

/** What an option of `chooseAction` adds, with the duel that comes first; nothing where it has no noise of its own. */
export function noiseOfAction(choice: string, duel?: { noise: Noise }): Noise | undefined {
  const own = ownNoise(choice);
  return own && duel ? louder(own, duel.noise) : own;
}

function ownNoise(choice: string): Noise | undefined {
  const weapon = choice.slice('use:'.length);
  if (choice.startsWith('use:') && isWeapon(weapon)) return noiseOf(weapon);
  if (choice === 'move') return 'low';
  if (choice === 'takeDrop' || choice === 'heal') return 'silent';
  return undefined;
}

/** What the flick that is being aimed will add. */
export function noiseInHand({ kind, about = '' }: Decision): Noise | undefined {
  if (kind === 'flickDisc' || kind === 'flickBat') return 'low';
  return kind === 'aim' && isWeapon(about) ? noiseOf(about) : undefined;
}
