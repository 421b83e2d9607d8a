// The pictures of the thirty crossroads cards.
import type { CrossroadsId } from '../../scenarios/catalogue/crossroads';
import type { Vignette } from './vignette';

export const CROSSROADS_PICTURES: Readonly<Record<CrossroadsId, Vignette>> = {
  help: {
    hour: 'dusk',
    eye: [-16, 9, 23, 1, 3, 3.2],
    cast: [['school', 2, 8], ['olivia', 8.6, 7, 250, 'up'], ['hockey', -4.6, 7, 300, 'up'], ['john', -2, 0, 300], ['disc', 2.4, 0.6]],
  },
  dangerousDays: {
    hour: 'dusk',
    eye: [8, 10, 24, 0, 4, 2.4],
    air: 'snow',
    cast: [['bride', -4, 6], ['hockey', 0, 4], ['postman', 4.2, 6.4], ['postman', -7, 10], ['bride', 7.6, 11], ['hockey', 2, 10], ['postman', -2.4, 12], ['tree', -13, 20], ['tree', 12, 22], ['thomas', -2.6, -3.4, 96]],
  },
  firstAidKit: {
    hour: 'night',
    eye: [14, 12, 15, 0, 0, 1.9],
    cast: [['hospital', 0, 8], ['token medicine', 1.9, -1.6, 262, 'leans'], ['olivia', -1.6, 0, 285], ['mike', 3.8, 2.6, 250]],
  },
  gunCabinet: {
    hour: 'night',
    eye: [-14, 13, 15, 0, 0.5, 1.8],
    cast: [['policeStation', 1, 7], ['token rifle', -1.4, -1.8, 278, 'leans'], ['john', 1.8, 0.5, 262]],
  },
  deepPockets: {
    hour: 'day',
    eye: [10, 16, 13, 0, 0, 1.6],
    cast: [['groceryStore', 0, 9], ['loretta', -1.6, 0.4, 280], ['token food', 1, -1, 262, 'leans'], ['token fuel', 3, 0, 250, 'leans'], ['token knife', 3.6, 2.2, 262, 'leans']],
  },
  adrenaline: {
    hour: 'dusk',
    eye: [-22, 10, 14, 0.6, 0, 1.8],
    cast: [['gasStation', 2, 14], ['kevin', -1.6, 0, 300], ['disc', 2.6, -0.6], ['disc', 4.6, -0.2], ['hockey', 5.2, 5, 240], ['postman', -4, 7, 285]],
  },
  backDoor: {
    hour: 'night',
    eye: [30, 11, 17, 4, 1, 2.4],
    cast: [['library', -2, 4, 250], ['lily', 6.8, -1.6, 305], ['shine', 10, 7], ['tree', 12, 16]],
  },
  carAlarm: {
    hour: 'night',
    eye: [-20, 14, 26, 0, 1, 2],
    air: 'fire',
    cast: [['car', 0, 0, 200], ['postman', 5.6, 4, 220], ['bride', -5.6, 4, 310], ['hockey', 1, 6.6, 265], ['hockey', 8.6, 0, 190], ['shine', -8, 8]],
  },
  deadCalm: {
    hour: 'night',
    eye: [24, 13, 27, 1, 3, 3.4],
    cast: [['library', -6, 12], ['shine', 6, 6], ['gabriel', 1, -1.4, 290], ['tree', 13, 12], ['bride', 8, 5, 100], ['box', -5, 1, 20]],
  },
  frozenStiff: {
    hour: 'dusk',
    eye: [-10, 24, 15, 0.4, 0.6, 0.7],
    air: 'cold',
    cast: [['bride', -3, 0, 200, 'lies'], ['postman', 2.6, 2.2, 330, 'lies'], ['hockey', 3.6, -2.6, 70, 'lies'], ['tree', -8, 13], ['tree', 7, 15], ['barrel', -7, 5]],
  },
  floorPlan: {
    hour: 'night',
    eye: [0, 26, 17, 0, 0.6, 1.2],
    cast: [['policeStation', 0, 9], ['token back', -2.6, -0.5, 276, 'leans'], ['token back', 0, -1.2, 262, 'leans'], ['token key', 2.6, -0.4, 264, 'leans'], ['elijah', -0.6, 3, 274], ['shine', 8, 3]],
  },
  ransacked: {
    hour: 'dusk',
    eye: [18, 22, 23, 0, 2.4, 1.6],
    cast: [['groceryStore', -1, 9], ['box', -3.6, 1, 33], ['box', 2.4, 2.2, 70], ['barrel', 6, 3, 270, 'lies'], ['token back', 0, 0, 300], ['token x', 1.6, -1.6, 240], ['token back', -1.8, -2, 200], ['token food', 4.6, -0.6, 290]],
  },
  rottenCoat: {
    hour: 'dusk',
    eye: [6, 9, 14, 0, 0.6, 1.9],
    air: 'acid',
    cast: [['mike', 0, 0, 272], ['bride', -3, 1.2, 282], ['postman', 3, 1.4, 258], ['hockey', 0.4, 4, 270], ['tree', -9, 14]],
  },
  spareRounds: {
    hour: 'night',
    eye: [-18, 15, 13, 0, 0, 1.4],
    cast: [['policeStation', 0, 9], ['bullet', 0.4, -2], ['bullet', 2.1, -1.5], ['bullet', 1.6, -3], ['bullet', 3.4, -2.6], ['rosa', -1.6, 0.8, 300], ['shine', 7, 4]],
  },
  hotSoup: {
    hour: 'night',
    eye: [4, 14, 19, 0, 1, 1.9],
    cast: [['school', 0, 9], ['loretta', -0.6, 1.6, 270], ['thomas', -3.6, 0.4, 310], ['lily', 2.4, 0.4, 230], ['olivia', 5.2, 2, 225], ['token food', -1.2, -1.6, 276, 'leans'], ['token food', 0.6, -1.8, 264, 'leans'], ['shine', -6.6, 4]],
  },
  squeakyFloor: {
    hour: 'night',
    eye: [-24, 11, 19, 0, 1.6, 2.2],
    cast: [['library', 0, 7], ['lily', -2, 0.6, 285], ['barricade', 1.6, -0.6, 40], ['bride', 8, 9.5, 200], ['hockey', -5.4, 4.4, 290]],
  },
  behindTheShelves: {
    hour: 'night',
    eye: [12, 10, 16, 0, 1, 2],
    cast: [['groceryStore', 0, 8], ['box', -1, 1.6, 20], ['box', 1.4, 2, 80], ['hockey', 0.5, 4.2], ['elijah', -3.2, -0.6, 300]],
  },
  brokenWindow: {
    hour: 'night',
    eye: [-20, 10, 24, 1, 4, 3.4],
    cast: [['hospital', 1, 8], ['postman', -1.2, 3.4, 275], ['bride', 3, 3, 262], ['anita', 8, 7.1, 250, 'up'], ['token x', 4, 0, 250], ['shine', -7, 4]],
  },
  theyFollowedUs: {
    hour: 'dusk',
    eye: [18, 11, 28, 1, 4, 4.2],
    cast: [['openTower', 6, 14, 250], ['hockey', 3, 6, 250], ['postman', 6.4, 3.6, 250], ['gabriel', -4.6, -1, 290], ['lily', -1, -1.6, 285], ['tree', -12, 20]],
  },
  infectedScratch: {
    hour: 'dusk',
    eye: [-8, 11, 12, 0, 0, 1.8],
    air: 'acid',
    cast: [['hospital', 3, 11], ['gabriel', -0.8, 0, 280], ['token medicine', 2, -0.8, 255, 'leans'], ['bride', 4.6, 5, 235]],
  },
  tornStrap: {
    hour: 'day',
    eye: [-20, 16, 14, 0.4, 0, 1.4],
    cast: [['groceryStore', 2, 14], ['token knife', -1.8, -1.6, 262, 'leans'], ['token food', 0.6, 0, 280], ['thomas', 2.8, 3, 84], ['tree', -10, 14]],
  },
  jammed: {
    hour: 'night',
    eye: [16, 9, 14, 0.4, 0, 2],
    cast: [['john', -2, -0.6, 312], ['bullet', -0.2, -1.6], ['postman', 3, 2.6, 232], ['bride', 4, 7, 245], ['shine', -6, 6]],
  },
  blackIce: {
    hour: 'night',
    eye: [-12, 17, 20, 0, 1, 1.2],
    air: 'cold',
    cast: [['disc', 4.4, -1.6], ['rosa', -3, 0, 295], ['hockey', 1.6, 3.4, 160, 'lies'], ['shine', -7, 7], ['gasStation', 3, 16], ['barrel', 6.6, 3, 200, 'lies']],
  },
  deepSnow: {
    hour: 'day',
    eye: [14, 12, 24, 0, 3, 2.6],
    air: 'snow',
    cast: [['anita', -2, 0, 300], ['kevin', 2, 3.4, 285], ['tree', -9, 8], ['tree', 8, 9], ['tree', 2, 18], ['tree', -4, 22], ['tree', 15, 19]],
  },
  moaningChorus: {
    hour: 'night',
    eye: [0, 7, 17, 0, 2, 2],
    cast: [['bride', -3.4, 0.6, 282], ['postman', 0, 0], ['hockey', 3.4, 0.7, 258], ['postman', -5.6, 4, 285], ['bride', 1.8, 4, 268], ['hockey', -1.8, 4.4, 275], ['postman', 6, 4.4, 250], ['shine', -9, 11]],
  },
  earlyDusk: {
    hour: 'dusk',
    eye: [-22, 7, 24, 1, 4, 3.6],
    cast: [['rv', 4, 9, 262], ['olivia', -3.4, 0.6, 270], ['elijah', -0.8, 1.6, 262], ['tree', -8, 16], ['tree', 16, 18]],
  },
  gust: {
    hour: 'day',
    eye: [20, 16, 22, 0, 2, 1.8],
    air: 'snow',
    cast: [['barrel', 2.4, 0, 20, 'lies'], ['box', -2.6, 1.4, 33], ['shine', 6, 4], ['box', 5, -2, 70], ['loretta', -1.6, 5, 285], ['tree', -11, 14], ['tree', 10, 18]],
  },
  criesInTheStreet: {
    hour: 'night',
    eye: [10, 12, 28, 0, 4, 3.6],
    cast: [['gasStation', -1, 10], ['kevin', -8, 9.1, 285, 'up'], ['postman', 2, 0, 120], ['token food', -0.4, -1.6, 262, 'leans'], ['shine', 8, 4]],
  },
  oldAcquaintance: {
    hour: 'dusk',
    eye: [-4, 9, 14, 0, 0, 1.9],
    cast: [['mike', -2.2, 0, 315], ['rosa', 2.2, 0, 225], ['token food', -0.9, -1.5, 275, 'leans'], ['token rifle', 0.9, -1.5, 265, 'leans'], ['library', 0, 12]],
  },
  acid: {
    hour: 'dusk',
    eye: [10, 24, 17, 0, 0.6, 0.8],
    air: 'acid',
    cast: [['acid', 0, 0], ['hockey', 4.4, 1.8, 200, 'lies'], ['barrel', -4.4, 2.4, 30, 'lies'], ['school', 0, 14], ['disc', -2.4, -2.6]],
  },
}; // prettier-ignore
