// Everything that is said where one practises.
import { chances } from './chances';
import { doors } from './doors';
import { links } from './links';
import { look } from './look';
import { place } from './place';
import { table } from './table';

export const practice = { chances, doors, links, look, place, table };
