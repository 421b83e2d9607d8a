// Everything that is said where one practises.
import { chances } from './chances';
import { daily } from './daily';
import { doors } from './doors';
import { drills } from './drills';
import { links } from './links';
import { look } from './look';
import { place } from './place';
import { table } from './table';

export const practice = { chances, daily, doors, drills, links, look, place, table };
