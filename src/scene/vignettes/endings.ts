// The pictures of endings, by families; the people of the match take the parts in them.
import type { EndReason } from '../../scenarios/objectives/reasons';
import type { Vignette } from './vignette';

export const END_FAMILIES = [
  'drivenOff',
  'hospitalLit',
  'fed',
  'overrun',
  'tooManyDead',
  'tooLate',
  'rvTouched',
  'campFilled',
  'moreOfUs',
  'homeHeld',
  'homeTaken',
  'colonyBurnt',
  'lastStanding',
  'traitorAlone',
  'draw',
] as const;
export type EndFamily = (typeof END_FAMILIES)[number];

export const FAMILY_OF: Readonly<Record<EndReason, EndFamily>> = {
  droveAway: 'drivenOff',
  stockedUp: 'drivenOff',
  anitaInBed: 'hospitalLit',
  fourRations: 'fed',
  allFound: 'drivenOff',
  firstAway: 'drivenOff',
  campFull: 'campFilled',
  threeAhead: 'moreOfUs',
  homeTaken: 'homeTaken',
  colonyEntered: 'colonyBurnt',
  rivalsGone: 'lastStanding',
  scorchedEarth: 'colonyBurnt',
  hoarder: 'traitorAlone',
  piedPiper: 'traitorAlone',
  neverLeft: 'tooLate',
  suppliesTooLate: 'tooLate',
  helpTooLate: 'tooLate',
  hungerWon: 'tooLate',
  townKeepsThem: 'tooLate',
  quarrelledTooLong: 'tooLate',
  campAhead: 'campFilled',
  homeHeld: 'homeHeld',
  moreAtSkull: 'moreOfUs',
  equalAtSkull: 'draw',
  rvTouched: 'rvTouched',
  anitaDied: 'tooManyDead',
  tooManyDead: 'tooManyDead',
  nobodyLeft: 'tooManyDead',
  allGone: 'tooManyDead',
  overrun: 'overrun',
  overrunWhenEqual: 'overrun',
};

export const END_PICTURES: Readonly<Record<EndFamily, Vignette>> = {
  drivenOff: {
    hour: 'dusk',
    eye: [-20, 8, 27, 0, 4, 4.2],
    air: 'snow',
    cast: [['rv', 1, 8, 262], ['one', -8.4, 7, 290, 'up'], ['two', 9.6, 6, 250, 'up'], ['three', -3, 1, 285], ['postman', 15, 16, 200], ['tree', -12, 18]],
  },
  hospitalLit: {
    hour: 'night',
    eye: [12, 8, 29, 0, 5, 4.6],
    cast: [['hospital', 0, 9], ['one', -7, 8.1, 280, 'up'], ['two', -1, 1, 282], ['three', 2.2, 2, 262], ['shine', 9, 5]],
  },
  fed: {
    hour: 'night',
    eye: [-8, 13, 18, 0, 0.6, 1.9],
    cast: [['groceryStore', 1, 10], ['one', -2.6, 1, 300], ['two', 0.4, 2.2, 272], ['three', 3.4, 1, 240], ['token food', -1.6, -1.8, 280, 'leans'], ['token food', 0.2, -2, 270, 'leans'], ['token food', 2, -1.8, 258, 'leans'], ['shine', -7, 5]],
  },
  overrun: {
    hour: 'night',
    eye: [10, 11, 28, 0, 5, 4],
    air: 'fire',
    cast: [['openTower', 0, 16, 262], ['bride', -3, 7], ['hockey', 0.6, 6], ['postman', 4, 8], ['postman', -6, 3, 285], ['bride', 3, 2, 260], ['hockey', -1.6, 2.6, 275], ['hockey', 7.6, 4, 250], ['bride', -9, 9, 290], ['postman', 9, 12, 250]],
  },
  tooManyDead: {
    hour: 'dusk',
    eye: [-12, 18, 19, 0, 1.2, 0.9],
    air: 'snow',
    cast: [['one', -2.4, 0, 200, 'lies'], ['two', 2.6, 1.6, 330, 'lies'], ['bride', 6, 6, 240], ['shine', -6, 6], ['tree', 2, 16]],
  },
  tooLate: {
    hour: 'night',
    eye: [20, 10, 24, -1, 3, 3.2],
    air: 'snow',
    cast: [['rv', 5, 11, 250], ['one', -5, 0, 300], ['two', -2, 0.6, 280], ['hockey', -7.4, 9, 290], ['bride', -6, 12, 285], ['postman', 0, 15, 270]],
  },
  rvTouched: {
    hour: 'night',
    eye: [-18, 9, 25, 0, 4, 3.6],
    air: 'fire',
    cast: [['rv', 0, 7, 265], ['bride', -2.4, 3.6, 285], ['hockey', 2, 4, 258], ['postman', -8, 6.1, 285, 'up'], ['one', 4.6, -1, 240]],
  },
  campFilled: {
    hour: 'night',
    eye: [6, 14, 24, 0, 2.4, 2.4],
    cast: [['school', 0, 11], ['one', -3.8, 1, 290], ['two', -0.8, 2.4, 276], ['three', 2.4, 2, 262], ['four', 5, 0.6, 245], ['box', -2, -1.6, 20], ['token fuel', 1.2, -1.6, 262, 'leans'], ['shine', -8, 5]],
  },
  moreOfUs: {
    hour: 'dusk',
    eye: [0, 8, 17, 0, 0.6, 1.9],
    cast: [['one', -4.4, 0.6, 292], ['two', -1.5, 0, 276], ['three', 1.5, 0, 264], ['four', 4.4, 0.6, 248], ['tree', -10, 13], ['policeStation', 4, 18]],
  },
  homeHeld: {
    hour: 'dusk',
    eye: [-14, 9, 27, 0, 4, 4],
    cast: [['library', 0, 9], ['one', -7, 8.1, 282, 'up'], ['two', 7, 8.1, 258, 'up'], ['barricade', -1.4, 2, 275], ['barricade', 4, 1.4, 262], ['three', 0.8, 4.4, 275], ['hockey', 2, -2, 150, 'lies']],
  },
  homeTaken: {
    hour: 'night',
    eye: [16, 9, 25, 0, 4, 3.8],
    cast: [['policeStation', 0, 8], ['one', -1, 3.4, 282], ['two', 3, 2.6, 260], ['three', -7, 7.1, 280, 'up'], ['barricade', 7, -0.6, 330], ['token key', 1.2, 0, 262, 'leans']],
  },
  colonyBurnt: {
    hour: 'night',
    eye: [-12, 10, 29, 0, 5, 4.6],
    air: 'fire',
    cast: [['school', 0, 10], ['one', -4, -1, 310], ['two', -1.4, -1.6, 290], ['token fuel', 2, -1.6, 255, 'leans'], ['box', 6, 3, 30]],
  },
  lastStanding: {
    hour: 'day',
    eye: [12, 9, 19, 0, 0.6, 2.2],
    cast: [['one', -1.6, 0, 285], ['two', 1.4, 0.6, 265], ['three', 4.2, 2, 250], ['barrel', -5.6, 3, 30, 'lies'], ['gasStation', -2, 17], ['tree', 11, 14]],
  },
  traitorAlone: {
    hour: 'night',
    eye: [-10, 8, 16, 0, 0.4, 2.2],
    air: 'snow',
    cast: [['one', 0, 0, 280], ['shine', 5, 7], ['tree', -7, 12], ['two', 4, 15, 80], ['three', 7, 16, 85]],
  },
  draw: {
    hour: 'dusk',
    eye: [0, 9, 17, 0, 0.6, 1.9],
    cast: [['one', -3.6, 0, 325], ['two', -5.6, 1.6, 320], ['three', 3.6, 0, 215], ['four', 5.6, 1.6, 220], ['shine', 0, 6], ['tree', 0, 16]],
  },
}; // prettier-ignore
