import { useMemo } from 'react';
import { foresee, type Foreseen } from '../../scenarios/foresee';
import { useConsidered, noiseInHand } from './considered';
import { usePlay } from './context';

/** Who would answer if the turn ended after what the player has in mind. */
export function useForeseen(): Foreseen | undefined {
  const { game, decision } = usePlay();
  const noise = useConsidered((store) => store.noise);
  return useMemo(() => {
    if (!decision || !game.turn) return undefined;
    const inHand = noiseInHand(decision);
    if (decision.kind !== 'chooseAction' && inHand === undefined) return undefined;
    return foresee(game, inHand ?? noise);
  }, [game, decision, noise]);
}
