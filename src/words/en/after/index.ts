// Around a match: its menu, and what comes after it.
import { menu } from './menu';

export const after = { menu };
