// How each ending is staged on the table, before anything is said about it.
import type { StructureId } from '../../scenarios/ids';
import type { EndReason } from '../../scenarios/objectives/reasons';

export type Crowd = 'winners' | 'losers' | 'zombies';

export type Ending = {
  /** What drives off. */
  readonly drives?: StructureId;
  /** Where it happens, or with whom; else in the whole town. */
  readonly at?: StructureId;
  readonly who?: Crowd;
  /** Whose day it is. */
  readonly glad?: Crowd;
  /** It gets dark over the table. */
  readonly dark?: true;
};

const WON: Ending = { who: 'winners', glad: 'winners' };
const OVERRUN: Ending = { who: 'zombies', glad: 'zombies', dark: true };
const TOO_LATE: Ending = { glad: 'zombies', dark: true };

export const ENDINGS: Readonly<Record<EndReason, Ending>> = {
  droveAway: { drives: 'rv', at: 'rv', glad: 'winners' },
  firstAway: { drives: 'rv', at: 'rv', glad: 'winners' },
  stockedUp: { at: 'rv', glad: 'winners' },
  anitaInBed: { at: 'hospital', glad: 'winners' },
  fourRations: WON,
  allFound: WON,
  campFull: WON,
  campAhead: WON,
  threeAhead: WON,
  moreAtSkull: WON,
  homeTaken: WON,
  homeHeld: WON,
  colonyEntered: WON,
  rivalsGone: WON,
  scorchedEarth: WON,
  hoarder: WON,
  piedPiper: WON,
  neverLeft: TOO_LATE,
  suppliesTooLate: TOO_LATE,
  helpTooLate: TOO_LATE,
  hungerWon: TOO_LATE,
  townKeepsThem: TOO_LATE,
  quarrelledTooLong: TOO_LATE,
  equalAtSkull: { dark: true },
  rvTouched: { ...OVERRUN, at: 'rv' },
  anitaDied: { ...OVERRUN, who: 'losers' },
  tooManyDead: OVERRUN,
  nobodyLeft: OVERRUN,
  allGone: OVERRUN,
  overrun: OVERRUN,
  overrunWhenEqual: OVERRUN,
};
