// The pictures of secret and exile's objectives.
import type { CardName } from '../../scenarios/objectives/card-names';
import type { Vignette } from './vignette';

export const OBJECTIVE_PICTURES: Readonly<Record<CardName, Vignette>> = {
  lunchBox: {
    hour: 'night',
    eye: [8, 12, 10, 0, 0, 1.4],
    cast: [['groceryStore', 2, 9], ['loretta', -1.6, 1, 285], ['token food', 1, -0.9, 262, 'leans']],
  },
  jerrycan: {
    hour: 'dusk',
    eye: [-12, 12, 11, 0, 0, 1.4],
    cast: [['gasStation', 0, 11], ['token fuel', -1, -1, 276, 'leans'], ['elijah', 1.6, 1, 262], ['car', -5, 6, 20]],
  },
  pharmacist: {
    hour: 'night',
    eye: [12, 12, 10, 0, 0, 1.4],
    cast: [['hospital', -2, 9], ['token medicine', 1, -0.9, 258, 'leans'], ['olivia', -1.4, 0.9, 282]],
  },
  collector: {
    hour: 'night',
    eye: [0, 20, 13, 0, 0, 1.5],
    cast: [['token rifle', -2.2, 0, 286, 'leans'], ['token shotgun', 0, 0.6, 270, 'leans'], ['token knife', 2.2, 0, 254, 'leans'], ['token bat', -1.1, -1.8, 276, 'leans'], ['token sniper', 1.2, -1.8, 262, 'leans'], ['shine', 5, 5], ['john', -2.6, 3.4, 285]],
  },
  travelLight: {
    hour: 'day',
    eye: [-20, 9, 16, 0.4, 1, 2.2],
    cast: [['lily', -1, 0, 290], ['disc', 2, -1.2], ['tree', 8, 10], ['tree', -6, 14], ['tree', 2, 24]],
  },
  fullPack: {
    hour: 'dusk',
    eye: [14, 16, 13, 0, 0, 1.7],
    cast: [['thomas', -1.4, 0.6, 285], ['token fuel', 1, -1, 262, 'leans'], ['token food', 2.8, 0, 255, 'leans'], ['token medicine', 1.9, 1.4, 262, 'leans'], ['token sniper', 3.9, 1.7, 250, 'leans'], ['library', 0, 13]],
  },
  cleaner: {
    hour: 'night',
    eye: [-16, 13, 17, 0.6, 0, 1.6],
    cast: [['gabriel', -2.4, -0.6, 290], ['postman', 2.8, 0.6, 190, 'lies'], ['bullet', 1, -1.6], ['shine', -5, 5], ['policeStation', 3, 14]],
  },
  exterminator: {
    hour: 'night',
    eye: [18, 14, 19, 0.4, 1, 1.4],
    cast: [['kevin', -3, -0.6, 320], ['hockey', 2, 0, 170, 'lies'], ['bride', 4.4, 2.8, 330, 'lies'], ['shine', -6, 6], ['tree', 7, 14]],
  },
  untouched: {
    hour: 'day',
    eye: [-6, 8, 12, 0, 0, 2],
    cast: [['rosa', 0, 0, 272], ['tree', -6, 9], ['tree', 7, 12], ['hospital', 4, 22]],
  },
  scarred: {
    hour: 'dusk',
    eye: [12, 9, 11, 0.2, 0, 1.9],
    air: 'fire',
    cast: [['mike', -0.6, 0, 280], ['hockey', 3, 4, 240], ['bride', -4.6, 5.4, 300], ['token x', 1.8, -1.2, 250, 'leans']],
  },
  underARoof: {
    hour: 'night',
    eye: [12, 7, 19, -3, 5, 4.8],
    air: 'snow',
    cast: [['library', 0, 8], ['anita', -7, 7.1, 280, 'up'], ['shine', 9, 4]],
  },
  openSky: {
    hour: 'night',
    eye: [-12, 8, 21, 0, 1, 3.6],
    cast: [['gabriel', 0, 0, 282], ['tree', -9, 10], ['tree', 9, 12], ['tree', 1, 20], ['shine', 5, 5]],
  },
  visitor: {
    hour: 'dusk',
    eye: [0, 11, 27, 0, 3, 3.6],
    cast: [['school', -11, 10, 300], ['policeStation', 11, 10, 240], ['lily', 0, 0, 275], ['shine', 0, 4]],
  },
  curious: {
    hour: 'night',
    eye: [-10, 20, 13, 0, 0, 1.2],
    cast: [['token back', -1.3, -1, 280], ['token key', 1.3, -0.9, 262, 'leans'], ['elijah', 0, 2, 270], ['library', 2, 12]],
  },
  fated: {
    hour: 'night',
    eye: [0, 15, 11, 0, 0, 1.2],
    cast: [['token crossroads', 0, -1, 270, 'leans'], ['olivia', 0, 2.4, 270], ['bride', -4.6, 6, 290], ['shine', 5, 7]],
  },
  quietHands: {
    hour: 'night',
    eye: [20, 11, 15, 0, 0.4, 1.8],
    cast: [['lily', -1.6, 0, 300], ['knife', 1.4, -1.4, 10], ['postman', 3.6, 4.4, 120], ['library', -4, 14]],
  },
  loudMouth: {
    hour: 'night',
    eye: [-14, 14, 20, 0, 1, 1.6],
    air: 'fire',
    cast: [['flare', 1.4, -1], ['kevin', -2, 0.6, 300], ['postman', 5, 6, 240], ['hockey', -6, 7, 300], ['bride', 1, 8.4, 265]],
  },
  bodyguard: {
    hour: 'dusk',
    eye: [4, 8, 13, 0, 0, 1.9],
    cast: [['john', -1.5, 0, 285], ['anita', 1.2, 0.9, 268], ['hockey', 6, 6, 230], ['gasStation', -3, 15]],
  },
  traitor: {
    hour: 'night',
    eye: [-18, 9, 15, 0, 0, 2],
    air: 'fire',
    cast: [['thomas', -1.8, -0.6, 300], ['loretta', 2.4, 4.6, 90], ['rosa', 5, 5.6, 95], ['knife', 0.6, -2, 60]],
  },
  newGroup: {
    hour: 'dusk',
    eye: [-14, 10, 25, 1, 3, 3.4],
    cast: [['gasStation', 2, 8], ['loretta', 8.8, 7.1, 250, 'up'], ['mike', -2, 0, 70], ['disc', 0.4, 1.6]],
  },
  loneWolf: {
    hour: 'night',
    eye: [10, 7, 16, 0, 1, 2.6],
    air: 'snow',
    cast: [['thomas', 0, 0, 280], ['tree', -7, 9], ['tree', 6, 11], ['tree', -1, 18]],
  },
  scorchedEarth: {
    hour: 'night',
    eye: [14, 10, 26, 0, 4, 4],
    air: 'fire',
    cast: [['school', 0, 10], ['token fuel', 1.4, -2, 262, 'leans'], ['gabriel', -2, -0.6, 290]],
  },
  grudge: {
    hour: 'night',
    eye: [0, 8, 13, 0, 0, 1.9],
    cast: [['rosa', -2.2, 0, 318], ['john', 2.2, 0.3, 222], ['bullet', 0.4, -1], ['shine', 0, 8]],
  },
  hoarder: {
    hour: 'dusk',
    eye: [-10, 18, 15, 0, 0.4, 1.2],
    cast: [['token food', -1.4, -1.2, 280, 'leans'], ['token food', 0.4, -1.4, 266, 'leans'], ['box', 2.4, 1, 30], ['box', -3, 1.6, 70], ['loretta', 0, 2.4, 272], ['tree', 6, 12]],
  },
  piedPiper: {
    hour: 'dusk',
    eye: [16, 10, 20, 0, 1, 2],
    cast: [['elijah', -1, -3, 290], ['bride', -3, 1, 280], ['postman', 1.6, 1.6, 262], ['hockey', -0.4, 4, 275], ['postman', -5, 5, 285], ['bride', 4.6, 5, 255], ['hockey', 1.6, 8, 265], ['postman', -2, 9, 272], ['tree', 9, 16]],
  },
}; // prettier-ignore
