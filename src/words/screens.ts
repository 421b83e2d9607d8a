// The fixed texts of the screens by language, as it prints them.
import { screens as en } from './en/screens';
import { screens as fr } from './fr/screens';
import type { Language } from './languages';
import { printed } from './typeset';

export type Screens = typeof en;
const set = ({ texts, ...language }: Screens): Screens => ({
  ...language,
  texts: printed(texts, language.typeset),
});

export const SCREENS: Readonly<Record<Language, Screens>> = { en: set(en), fr: set(fr) };
