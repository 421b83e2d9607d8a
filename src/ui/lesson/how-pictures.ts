// The picture beside each chapter of "How to play".
import type { PictureOf } from '../../scene/vignettes/pictures';
import type { Texts } from '../../words/texts';

export type HowId = keyof Texts['how'];

export const HOW_PICTURES: Readonly<Record<HowId, PictureOf>> = {
  goal: { ending: 'drivenOff', people: [] },
  round: { ending: 'campFilled', people: [] },
  move: { topic: 'move' },
  hand: { topic: 'aim' },
  looking: { ending: 'homeHeld', people: [] },
  doors: { topic: 'door' },
  close: { topic: 'close' },
  shoot: { topic: 'shot' },
  shotgun: { topic: 'shotgun' },
  bat: { topic: 'bat' },
  pointBlank: { topic: 'pointBlank' },
  take: { marker: 'food' },
  noise: { crossroads: 'carAlarm' },
  rush: { ending: 'overrun', people: [] },
  inside: { crossroads: 'brokenWindow' },
  end: { crossroads: 'dangerousDays' },
  life: { crossroads: 'firstAidKit' },
  powers: { ending: 'moreOfUs', people: [] },
  teams: { ending: 'draw', people: [] },
};
