// A rush explains itself: whom it brushed, whom it missed and by how much, whose door it passed.
import type { Noun } from '../../noun';
import { atStart, the } from '../grammar';

export const rush = {
  brushed: (who: Noun, by: Noun): string =>
    `${atStart(by)} brushes ${who.word}, who stays standing.`,
  slidPast: (who: Noun, by: Noun, gap: number, unit: 'mm' | 'cm'): string =>
    `${atStart(by)} misses ${who.word} by ${gap} ${unit}.`,
  passedDoor: (zombie: Noun, house: Noun): string =>
    `${atStart(zombie)} slides through the door of ${the(house)} and finds no way in.`,
  knockedOver: (who: Noun, by: Noun): string => `${atStart(by)} knocks ${the(who)} over.`,
  putBack: (who: Noun): string => `Pushed out of town, ${the(who)} is put back at the limit.`,
  nobodyHurt: 'The rush slides past: nobody is hurt.',
  nobodyKnockedOver: 'The rush knocks nobody over.',
};
