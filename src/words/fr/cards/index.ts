// The thirty crossroads cards in words.
import { gifts } from './gifts';
import { troubles } from './troubles';
import { turnsOfFate } from './turns-of-fate';

export const cards = { ...gifts, ...troubles, ...turnsOfFate };
