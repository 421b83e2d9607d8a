// Doors that close and open, and whoever waits behind them.
import type { Noun } from '../../noun';
import { atStart, the } from '../grammar';

export const doors = {
  closed: (house: Noun): string => `An X closes ${the(house)}.`,
  opened: (house: Noun): string => `${atStart(house)} is open, and a face-down marker lies inside.`,
  openedEmpty: (house: Noun): string => `${atStart(house)} is open; the reserve has run out.`,
  waits: ({ word }: Noun, house: Noun): string =>
    `${word} was hiding in ${the(house)} and will go with whoever leaves next.`,
  recruited: ({ word }: Noun, by: Noun, team: string): string =>
    `${word} follows ${by.word}: ${team} has one more!`,
  recruitedInto: ({ word }: Noun, by: Noun, house: Noun, team: string): string =>
    `${word} follows ${by.word} into ${the(house)}: ${team} has one more!`,
  oneMoreRound: (extra: number): string =>
    extra === 1
      ? 'Both teams are equal: one more round.'
      : `Still equal: one more round, the ${extra === 2 ? 'second' : 'third'} of three.`,
};
