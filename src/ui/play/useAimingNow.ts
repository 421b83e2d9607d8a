import { useHand } from '../../scene/flick/hand';

const BUSY = ['armed', 'aiming', 'fine'];

/** A finger holds a piece: the page gets out of its way. */
export const useAimingNow = (): boolean => useHand(({ phase }) => BUSY.includes(phase));
