// Everything that is said where one practises.
import { doors } from './doors';
import { table } from './table';

export const practice = { doors, table };
