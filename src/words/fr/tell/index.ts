// What happened, told.
import type { tell as English } from '../../en/tell';
import { causes } from './causes';
import { choices } from './choices';
import { doors } from './doors';
import { fights } from './fights';
import { finds } from './finds';
import { flares } from './flares';
import { losses } from './losses';
import { moves } from './moves';
import { powers } from './powers';
import { rush } from './rush';
import { shots } from './shots';
import { traitors } from './traitors';
import { turns } from './turns';

export const tell: typeof English = {
  causes,
  choices,
  doors,
  fights,
  finds,
  flares,
  losses,
  moves,
  powers,
  rush,
  shots,
  traitors,
  turns,
};
