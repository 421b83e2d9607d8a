// A text in both languages. French is set here, so that sources can be written with ordinary spaces.
import type { Language } from './translate';

export type Both = Readonly<Record<Language, string>>;

const THIN = '\u202F';

/** Narrow no-break spaces where French wants them, and its apostrophe. */
export const french = (text: string): string =>
  text
    .replaceAll(/ ([!?;:»%])/g, `${THIN}$1`)
    .replaceAll('« ', `«${THIN}`)
    .replaceAll(/(\d) (cm|°|h)(?![\p{L}])/gu, `$1${THIN}$2`)
    .replaceAll("'", '’');

export const both = (en: string, fr: string): Both => ({
  en: en.replaceAll("'", '’'),
  fr: french(fr),
});

/** For sentences that are put together from parts. */
export const say = (language: Language, en: string, fr: string): string => both(en, fr)[language];

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
