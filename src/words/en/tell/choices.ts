// What a crossroads card's player chose, and medicine that is used up.
import type { Noun } from '../../noun';
import { a, list, the } from '../grammar';

export const choices = {
  alarm: (object: Noun): string =>
    `The alarm of ${the(object)} howls: this time the zombies go there.`,
  mixed: (houses: readonly Noun[]): string =>
    `The face-down markers of ${list(houses.map(the))} are mixed.`,
  spent: ({ word }: Noun, marker: Noun): string => `${word} uses up ${a(marker)}.`,
  duskCalled: ({ word }: Noun): string =>
    `${word} lets night fall early: the day marker will move two spaces.`,
};
