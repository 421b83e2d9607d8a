import { useHand } from '../../scene/flick/hand';
import { isHolding } from '../../scene/flick/machine';

/** A finger holds a piece: the page gets out of its way. */
export const useAimingNow = (): boolean => useHand(({ grasp }) => isHolding(grasp));
