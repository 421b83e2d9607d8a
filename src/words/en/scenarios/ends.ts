// How a match ended: a heading, and one sentence for each reason the rulebook gives.
import type { EndReason } from '../../../scenarios/objectives/reasons';

const reasons: Readonly<Record<EndReason, string>> = {
  droveAway: 'The driver turns the key, the street is clear enough, and the RV rolls out of town.',
  stockedUp: 'Two rations, two cans: the tank gurgles, somebody laughs, and you are on your way.',
  anitaInBed: 'Anita lies on a clean bed, behind a door that the dead no longer share.',
  fourRations: 'Four rations are stowed away. Tonight nobody drinks snow.',
  allFound: 'Kevin and Rosa are found, the tank is filled, and the heater is on.',
  firstAway:
    'Key in the lock, fuel in the tank, and two of them aboard. The others watch the tail lights.',
  overrun:
    'More dead were due than the dump could send: they are all in town already. It is overrun.',
  tooManyDead: 'Too many have died. Those who are left lose heart.',
  rvTouched: 'A cold hand touched the RV. Then many did.',
  neverLeft: 'The day marker reached the skull: the RV never left the street.',
  suppliesTooLate: 'The day marker reached the skull: the supplies never made it to the RV.',
  anitaDied: 'Anita is dead. There is nobody left to bring to the hospital.',
  helpTooLate: 'The day marker reached the skull: help came too late for Anita.',
  hungerWon: 'The day marker reached the skull: hunger won.',
  townKeepsThem: 'The day marker reached the skull: the town keeps the lost, and you with them.',
  quarrelledTooLong:
    'The day marker reached the skull: while you quarrelled, the dead came in. Both teams lose.',
  nobodyLeft: 'Nobody is left who could act.',
};

export const ends = {
  won: 'You made it!',
  lost: 'You have lost',
  teamWins: (team: string) => `${team} wins!`,
  reasons,
};
