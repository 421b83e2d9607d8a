// Around a match: its menu, what is told once, and what comes after it.
import { end } from './end';
import { first } from './first';
import { menu } from './menu';
import { watch } from './watch';

export const after = { end, first, menu, watch };
