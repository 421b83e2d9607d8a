// Where a marker lies.
import type { look as English } from '../en/look';
import { ofThe, the } from './grammar';

export const look: typeof English = {
  inHouse: (house) => `Dans ${the(house)}`,
  atObject: (object) => `Près ${ofThe(object)}`,
  onBoardOf: (who) => `Sur le plateau ${ofThe(who)}`,
};
