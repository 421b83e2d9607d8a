import { useLayoutEffect } from 'react';
import type { Spot } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import type { KeyPress } from '../keys/press';
import { useKeyLayer } from '../keys/use-key-layer';
import type { Placeable } from './aiming';
import { cancel } from './gesture';
import { emptyHand, takeUp } from './take-up';

/** What is aimed is let go before anything else is left. */
const letsGo = ({ key }: KeyPress): boolean => key === 'Escape' && cancel();

/** Puts what the game asks for into the hand. */
export function useHandForDecision(
  decision: Decision | undefined,
  figure: Spot | undefined,
  placeable: Placeable | undefined,
  living: boolean,
): void {
  useLayoutEffect(() => {
    takeUp(decision, figure, placeable, living);
    // Only a new question changes what is in the hand: figures may stand where they like.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [decision]);
  useKeyLayer('hand', letsGo);
  useLayoutEffect(() => emptyHand, []);
}
