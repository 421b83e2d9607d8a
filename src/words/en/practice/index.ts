// Everything that is said where one practises.
import { doors } from './doors';
import { look } from './look';
import { table } from './table';

export const practice = { doors, look, table };
