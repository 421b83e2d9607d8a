// Everything that is said where one practises.
import type { practice as English } from '../../en/practice';
import { chances } from './chances';
import { daily } from './daily';
import { doors } from './doors';
import { drills } from './drills';
import { keep } from './keep';
import { links } from './links';
import { look } from './look';
import { place } from './place';
import { puzzles } from './puzzles';
import { record } from './record';
import { table } from './table';

export const practice: typeof English = {
  chances,
  daily,
  doors,
  drills,
  keep,
  links,
  look,
  place,
  puzzles,
  record,
  table,
};
