// Articles, elision, agreement and typography of French.
import type { grammar as English } from '../en/grammar';
import type { Noun } from '../noun';

/** French cannot do without the gender. */
export type FrenchNoun = Noun & Required<Pick<Noun, 'gender'>>;

const elides = ({ word, aspirated }: Noun): boolean =>
  !aspirated && /^[aeiouyàâéèêëîïôûh]/i.test(word);

/** La voiture, l’hôpital, Anita. */
export function the(noun: Noun): string {
  if (noun.proper) return noun.word;
  if (elides(noun)) return `l’${noun.word}`;
  return `${agree(noun, 'le', 'la')} ${noun.word}`;
}

/** Une voiture, Anita. */
export const a = (noun: Noun): string =>
  noun.proper ? noun.word : `${agree(noun, 'un', 'une')} ${noun.word}`;

/** De la voiture, du camion, de l’hôpital, d’Anita. */
export function ofThe(noun: Noun): string {
  if (noun.proper) return elides(noun) ? `d’${noun.word}` : `de ${noun.word}`;
  if (elides(noun)) return `de l’${noun.word}`;
  return `${agree(noun, 'du', 'de la')} ${noun.word}`;
}

/** Une voiture, 2 voitures; zero is singular. */
export const count = ({ word, plural }: Noun, number: number): string =>
  `${number} ${number < 2 ? word : (plural ?? `${word}s`)}`;

/** An ending that agrees: tombé, tombée. */
export const agree = ({ gender }: Pick<Noun, 'gender'>, m: string, f: string): string =>
  gender === 'f' ? f : m;

/** Anita, John et Kevin. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1) ?? ''}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** La voiture, at the beginning of a sentence. */
export const atStart = (noun: Noun): string => capital(the(noun));

/** Le fusil de John; without an owner le fusil. */
export const own = (thing: Noun, owner: Noun | undefined): string =>
  owner ? `${the(thing)} ${ofThe(owner)}` : the(thing);

const THIN = '\u202F';

/** Narrow no-break spaces where French wants them, and its apostrophe. */
export const typeset = (text: string): string =>
  text
    .replaceAll(/ ([!?;:»%])/g, `${THIN}$1`)
    .replaceAll('« ', `«${THIN}`)
    .replaceAll(/(\d) (cm|°|h)(?![\p{L}])/gu, `$1${THIN}$2`)
    .replaceAll("'", '’');

/** 0,25 ; avec tant de chiffres, 0,50. */
export const decimal = (number: number, digits?: number): string =>
  (digits === undefined ? String(number) : number.toFixed(digits)).replace('.', ',');

export const grammar: typeof English = { the, a, count, list, capital, decimal, typeset };
