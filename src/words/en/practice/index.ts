// Everything that is said where one practises.
import { chances } from './chances';
import { doors } from './doors';
import { look } from './look';
import { place } from './place';
import { puzzles } from './puzzles';
import { table } from './table';

export const practice = { chances, doors, look, place, puzzles, table };
