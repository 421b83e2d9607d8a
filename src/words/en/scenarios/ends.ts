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
  campFull:
    'All the fuel or all the food of the town lies in their camp. The others will have to ask nicely.',
  threeAhead: 'Three more than the others stand with them. Nobody argues with that many.',
  homeTaken: 'Somebody sits in the school with supplies to share. This is their home now.',
  colonyEntered: 'Two cans of fuel, carried right into the others’ colony. It burns all night.',
  rivalsGone: 'The other group is gone. There is nobody left to quarrel with.',
  campAhead: 'The day marker reached the skull: they have put by more than the others.',
  homeHeld: 'The day marker reached the skull: the school is still theirs.',
  moreAtSkull: 'The day marker reached the skull: more of them are left than of the others.',
  equalAtSkull: 'Round after round, and neither group has more people than the other. Nobody wins.',
  allGone: 'Both groups are gone. The town belongs to the dead.',
  overrunWhenEqual:
    'Neither group was ahead, and the dump ran out of dead: they are all in town. Nobody wins.',
  nobodyLeft: 'Nobody is left who could act.',
  scorchedEarth: 'The exile came home with fuel and a match. Nobody else has won anything.',
  hoarder: 'The exile has two of a kind, a roof of its own, and nobody to share with.',
  piedPiper: 'The exile whistles, and the streets are full of the dead. They follow no one else.',
};

/** Why a seat has won or not. */
export type SeatWhy =
  | 'metWithTeam'
  | 'betrayed'
  | 'metAlone'
  | 'newGroup'
  | 'missed'
  | 'teamLost'
  | 'neither'
  | 'notBetrayed'
  | 'missedAlone'
  | 'newGroupLost'
  | 'beaten'
  | 'nobody';
const why: Readonly<Record<SeatWhy, string>> = {
  metWithTeam: 'The team has won, and the objective is met.',
  betrayed: 'The other team has won, and nobody found out in time.',
  metAlone: 'The objective is met, whoever else has won.',
  newGroup: 'The new group has won.',
  missed: 'The team has won, but the objective is missed.',
  teamLost: 'The objective is met, but the team has not won.',
  neither: 'The team has not won, and the objective is missed.',
  notBetrayed: 'The other team has not won.',
  missedAlone: 'The objective is missed.',
  newGroupLost: 'The new group has not won.',
  beaten: 'Somebody else has won alone.',
  nobody: 'Nobody wins when it ends like this.',
};

/** What became of a traitor. */
const traitor = {
  hidden: (team: string) => `The traitor of ${team}, never found out.`,
  exposed: (team: string) => `The traitor of ${team}, found out and banished.`,
  joined: 'A traitor who was banished and has found a new group.',
};

export const ends = {
  won: 'You made it!',
  lost: 'You have lost',
  draw: 'Nobody wins',
  teamWins: (team: string) => `${team} wins!`,
  /** Whoever was banished, and has won all the same. */
  aloneWins: (player: string) => `${player} wins alone!`,
  /** Several of them, and no side. */
  severalWin: (players: string) => `${players} win!`,
  /** After the sentence of an ending: the side has won, and none of its people. */
  noneMetACard: 'None of them met a card.',
  seatWon: (player: string, card: string) => `${player} has won: ${card}.`,
  seatLost: (player: string, card: string) => `${player} has not won: ${card}.`,
  seatDead: (player: string, card: string) => `${player} did not live to see it: ${card}.`,
  why,
  traitor,
  reasons,
};
