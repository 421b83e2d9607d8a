import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { elders } from './elders';
import type { FigureDesign } from './design';
import { hunters } from './hunters';
import { neighbours } from './neighbours';

export const survivors: Readonly<Record<SurvivorId, FigureDesign>> = {
  ...neighbours,
  ...elders,
  ...hunters,
};
