import { useMemo } from 'react';
import { foresee, type Foreseen } from '../../scenarios/foresee';
import { useHoveredNoise, noiseInHand } from './hovered-noise';
import { usePlay } from './context';

/** Who would answer if the turn ended after what the player has in mind. */
export function useForeseen(): Foreseen | undefined {
  const { view, decision } = usePlay();
  const noise = useHoveredNoise((store) => store.noise);
  return useMemo(() => {
    if (!decision || !view.turn) return undefined;
    const inHand = noiseInHand(decision);
    if (decision.kind !== 'chooseAction' && inHand === undefined) return undefined;
    return foresee(view, inHand ?? noise);
  }, [view, decision, noise]);
}
