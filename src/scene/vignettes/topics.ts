// The pictures that explain: what the rules in short are about, where no other picture shows it.
import type { Vignette } from './vignette';

export const TOPICS = ['move', 'aim', 'door', 'close', 'shot', 'shotgun', 'bat', 'pointBlank'] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

export const TOPIC_PICTURES: Readonly<Record<Topic, Vignette>> = {
  move: {
    hour: 'dusk',
    eye: [-18, 20, 20, 0.6, 1, 1],
    cast: [['anita', -3.4, -0.4, 300], ['disc', 4, 1], ['barrel', 1, 6], ['gasStation', 4, 17], ['lamp', -8, 8]],
  },
  aim: {
    hour: 'night',
    eye: [0, 24, 17, 0, 1.6, 1],
    cast: [['john', -1.8, -0.6, 90], ['bullet', 0, -1.4], ['hockey', 1.4, 6.6, 265], ['shine', -5, 5]],
  },
  door: {
    hour: 'day',
    eye: [-24, 14, 26, 0, 4, 3],
    cast: [['hospital', 1, 8], ['disc', 0.8, 5.4], ['lily', -3, -1, 285], ['tree', 14, 14]],
  },
  close: {
    hour: 'dusk',
    eye: [4, 11, 12, 0, 0, 1.7],
    cast: [['elijah', -1.9, 0, 310], ['bride', 1.9, 0.5, 232], ['disc', 0, -1.8], ['tree', -6, 12]],
  },
  shot: {
    hour: 'day',
    eye: [-16, 14, 16, 0.2, 0.6, 1.4],
    cast: [['rosa', -3.8, -0.6, 290], ['bullet', -0.6, 0.4], ['postman', 3.4, 1.8, 230], ['barrel', 7, 6], ['tree', -8, 14]],
  },
  shotgun: {
    hour: 'dusk',
    eye: [12, 15, 17, 0, 1, 1.4],
    cast: [['kevin', -4, -1.4, 320], ['postman', 1.8, 3, 245], ['bride', 4.2, 0.4, 240], ['hockey', 5, 3.6, 220, 'lies'], ['shine', -6, 7]],
  },
  bat: {
    hour: 'night',
    eye: [-8, 20, 16, 0, 0.4, 1],
    cast: [['loretta', -3, 0.6, 300], ['bat', 0.6, -0.8, 24], ['hockey', 3.4, 0.8, 190, 'lies'], ['shine', -4, 7], ['box', 6, 5, 30]],
  },
  pointBlank: {
    hour: 'night',
    eye: [14, 18, 13, 0, 0, 1],
    cast: [['mike', -1.8, 0.4, 300], ['postman', 1.6, -0.6, 160, 'lies'], ['shine', 4, 6], ['library', -3, 14]],
  },
}; // prettier-ignore
