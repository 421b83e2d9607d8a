// Endings of S7 to S10. They move to EndReason with their sheets, and the compiler then asks for their words.
import type { EndReason } from '../reasons';

export type LaterReason =
  | EndReason
  | 'campFull'
  | 'campAhead'
  | 'threeAhead'
  | 'homeTaken'
  | 'homeHeld'
  | 'colonyEntered'
  | 'rivalsGone'
  | 'allGone'
  | 'moreAtSkull'
  | 'equalAtSkull'
  | 'overrunWhenEqual';
