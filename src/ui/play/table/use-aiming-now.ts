import { useHand } from '../../../scene/hand/hand';
import { isHolding } from '../../../scene/hand/machine';

/** A finger holds a piece: the page gets out of its way. */
export const useAimingNow = (): boolean => useHand(({ grasp }) => isHolding(grasp));
