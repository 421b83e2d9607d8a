import type { Option } from '../../../scenarios/decisions';

/** A flick, a direction to look in or a place: more than a word. */
export const needsHand = ({ flick, needsFacing, needsSpot }: Option): boolean =>
  Boolean(flick ?? needsFacing ?? needsSpot);
