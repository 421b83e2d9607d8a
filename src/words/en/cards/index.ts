// The thirty crossroads cards in words.
import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { gifts } from './gifts';
import { troubles } from './troubles';
import { turnsOfFate } from './turns-of-fate';

/** Its title, a sentence of mood, and what it does. */
type CardWords = { readonly title: string; readonly flavour: string; readonly effect: string };

export const cards: Readonly<Record<CrossroadsId, CardWords>> = {
  ...gifts,
  ...troubles,
  ...turnsOfFate,
};
