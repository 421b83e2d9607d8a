// What a crossroads card's player chose, and medicine that is used up.
import type { choices as English } from '../../en/tell/choices';
import { a, list, ofThe } from '../grammar';

export const choices: typeof English = {
  alarm: (object) => `L’alarme ${ofThe(object)} hurle : cette fois, c’est là que vont les zombies.`,
  mixed: (houses) => `Les marqueurs face cachée ${list(houses.map(ofThe))} sont mélangés.`,
  spent: ({ word }, marker) => `${word} utilise ${a(marker)}.`,
  duskCalled: ({ word }) =>
    `${word} laisse tomber la nuit : le marqueur de jour avancera de deux cases.`,
};
