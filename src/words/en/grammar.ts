// Articles and little words of English, so that any piece fits into any sentence.
import type { Noun } from '../noun';

/** The car, Anita. */
export const the = ({ word, proper }: Noun): string => (proper ? word : `the ${word}`);

/** A car, an X, an RV, Anita. */
export function a({ word, proper }: Noun): string {
  if (proper) return word;
  return `${/^([aeiou]|x\b|rv\b)/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** One car, 2 cars. */
export const count = ({ word, plural }: Noun, number: number): string =>
  `${number} ${number === 1 ? word : (plural ?? `${word}s`)}`;

/** One life, 2 lives. */
export const lives = (number: number): string => count({ word: 'life', plural: 'lives' }, number);

/** A word that agrees: he, she. */
export const agree = ({ gender }: Pick<Noun, 'gender'>, m: string, f: string): string =>
  gender === 'f' ? f : m;

/** Anita, John and Kevin. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The car, at the beginning of a sentence. */
export const atStart = (noun: Noun): string => capital(the(noun));

/** John’s rifle; without an owner the rifle. */
export const own = (thing: Noun, owner: Noun | undefined): string =>
  owner ? `${owner.word}’s ${thing.word}` : the(thing);

/** The curly apostrophe, so that sources can be written with the ordinary one. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/** 0.25; with so many digits, 0.50. */
export const decimal = (number: number, digits?: number): string =>
  digits === undefined ? String(number) : number.toFixed(digits);

/** What the sentences outside this folder may ask of the language. */
export const grammar = { the, a, count, list, capital, decimal, typeset };
