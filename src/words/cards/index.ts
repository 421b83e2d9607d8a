// The thirty crossroads cards in words.
import { CROSSROADS_IDS, type CrossroadsId } from '../../scenarios/catalogue/crossroads';
import type { CardWords } from './card';
import { gifts } from './gifts';
import { troubles } from './troubles';
import { turnsOfFate } from './turns-of-fate';

const CARDS: Readonly<Record<CrossroadsId, CardWords>> = { ...gifts, ...troubles, ...turnsOfFate };

export const isCard = (id: string): id is CrossroadsId => CROSSROADS_IDS.some((one) => one === id);
export const cardWords = (id: CrossroadsId): CardWords => CARDS[id];
export type { CardWords } from './card';
