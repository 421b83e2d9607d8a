// A text in both languages, for what has no entry in the language folders yet.
import { TEXTS, type Language, type Texts } from './texts';

export type Both = Readonly<Record<Language, string>>;

export const both = (en: string, fr: string): Both => ({
  en: TEXTS.en.grammar.typeset(en),
  fr: TEXTS.fr.grammar.typeset(fr),
});

/** An entry of the language folders, for whoever still takes a text in both. */
export const bothOf = (entry: (texts: Texts) => string): Both => ({
  en: entry(TEXTS.en),
  fr: entry(TEXTS.fr),
});

/** For sentences that are put together from parts. */
export const say = (language: Language, en: string, fr: string): string => both(en, fr)[language];

export const { capital } = TEXTS.en.grammar;
