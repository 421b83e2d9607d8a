// Every sentence of the game by language; the compiler lists what one lacks. The fixed texts of the screens stand apart.
import { en, type Texts } from './en';
import { fr } from './fr';
import type { Language } from './languages';
import { printed } from './typeset';

export type { Texts } from './en';
export type { Language } from './languages';

/** Grammar is no text. */
const set = ({ grammar, ...words }: Texts): Texts => ({
  grammar,
  ...printed(words, grammar.typeset),
});

export const TEXTS: Readonly<Record<Language, Texts>> = { en: set(en), fr: set(fr) };
