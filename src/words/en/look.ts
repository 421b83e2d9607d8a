// Where a marker lies.
import type { Noun } from '../noun';
import { the } from './grammar';

export const look = {
  inHouse: (house: Noun): string => `In ${the(house)}`,
  atObject: (object: Noun): string => `At ${the(object)}`,
  onBoardOf: ({ word }: Noun): string => `On ${word}’s board`,
};
