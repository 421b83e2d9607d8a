// The thirty crossroads cards in words.
import type { cards as English } from '../../en/cards';
import { gifts } from './gifts';
import { troubles } from './troubles';
import { turnsOfFate } from './turns-of-fate';

export const cards: typeof English = { ...gifts, ...troubles, ...turnsOfFate };
