import type { Option } from '../../../scenarios/decisions';

/** A flick or a place: more than a word. A look is turned beside the words. */
export const needsHand = ({ flick, needsSpot }: Option): boolean => Boolean(flick ?? needsSpot);
