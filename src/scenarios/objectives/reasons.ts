// Why a match ended: each ending has a name of its own, and its words in every language.

export const END_REASONS = [
  // S1 to S6, won
  'droveAway',
  'stockedUp',
  'anitaInBed',
  'fourRations',
  'allFound',
  'firstAway',
  // S7 to S10, won
  'campFull',
  'threeAhead',
  'homeTaken',
  'colonyEntered',
  'rivalsGone',
  // Won alone by an exile (4.3)
  'scorchedEarth',
  'hoarder',
  'piedPiper',
  // At the skull
  'neverLeft',
  'suppliesTooLate',
  'helpTooLate',
  'hungerWon',
  'townKeepsThem',
  'quarrelledTooLong',
  'campAhead',
  'homeHeld',
  'moreAtSkull',
  'equalAtSkull',
  // Lost before
  'rvTouched',
  'anitaDied',
  'tooManyDead',
  'nobodyLeft',
  'allGone',
  'overrun',
  'overrunWhenEqual',
] as const;
export type EndReason = (typeof END_REASONS)[number];
