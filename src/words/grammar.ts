// Articles and little words of the two languages, so that any piece fits into any sentence.
import type { Language } from './texts';

export type Gender = 'm' | 'f';

export type Noun = {
  readonly en: string;
  readonly fr: string;
  readonly gender: Gender;
  /** For counts; without it an s is added. */
  readonly ens?: string;
  readonly frs?: string;
  /** A name of its own: no article. */
  readonly proper?: true;
  /** « Le hockeyeur »: its h is not skipped over. */
  readonly aspirated?: true;
};

const elides = ({ fr, aspirated }: Noun): boolean => !aspirated && /^[aeiouyàâéèêëîïôûh]/i.test(fr);
const wantsAn = ({ en }: Noun): boolean => /^([aeiou]|x\b|rv\b)/i.test(en);

/** The car, la voiture, l’hôpital, Anita. */
export function the(noun: Noun, language: Language): string {
  if (noun.proper) return noun[language];
  if (language === 'en') return `the ${noun.en}`;
  if (elides(noun)) return `l’${noun.fr}`;
  return `${noun.gender === 'f' ? 'la' : 'le'} ${noun.fr}`;
}

/** A car, an X, une voiture, Anita. */
export function a(noun: Noun, language: Language): string {
  if (noun.proper) return noun[language];
  if (language === 'en') return `${wantsAn(noun) ? 'an' : 'a'} ${noun.en}`;
  return `${noun.gender === 'f' ? 'une' : 'un'} ${noun.fr}`;
}

/** Of the car, de la voiture, du camion, de l’hôpital, d’Anita. */
export function ofThe(noun: Noun, language: Language): string {
  if (language === 'en') return `of ${the(noun, 'en')}`;
  if (noun.proper) return elides(noun) ? `d’${noun.fr}` : `de ${noun.fr}`;
  if (elides(noun)) return `de l’${noun.fr}`;
  return noun.gender === 'f' ? `de la ${noun.fr}` : `du ${noun.fr}`;
}

/** To the car, à la voiture, au camion, à l’hôpital, à Anita. */
export function toThe(noun: Noun, language: Language): string {
  if (language === 'en') return `to ${the(noun, 'en')}`;
  if (noun.proper) return `à ${noun.fr}`;
  if (elides(noun)) return `à l’${noun.fr}`;
  return noun.gender === 'f' ? `à la ${noun.fr}` : `au ${noun.fr}`;
}

/** One car, 2 cars; une voiture, 2 voitures. */
export function count(noun: Noun, number: number, language: Language): string {
  if (language === 'en') {
    return `${number} ${number === 1 ? noun.en : (noun.ens ?? `${noun.en}s`)}`;
  }
  return `${number} ${number < 2 ? noun.fr : (noun.frs ?? `${noun.fr}s`)}`;
}

/** An ending that agrees: tombé, tombée. */
export const agree = ({ gender }: Pick<Noun, 'gender'>, m: string, f: string): string =>
  gender === 'f' ? f : m;

/** Anita, John and Kevin; Anita, John et Kevin. */
export function list(parts: readonly string[], language: Language): string {
  const and = language === 'en' ? ' and ' : ' et ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}`;
}
