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

/** Anita, John and Kevin. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The curly apostrophe, so that sources can be written with the ordinary one. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/** What the sentences outside this folder may ask of the language. */
export const grammar = { the, a, count, list, capital, typeset };
