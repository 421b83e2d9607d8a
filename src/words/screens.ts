// The fixed texts of the screens by language, written as they are set.
import { screens as en } from './en/screens';
import { screens as fr } from './fr/screens';
import type { Language } from './languages';

export type Screens = typeof en;
export const SCREENS: Readonly<Record<Language, Screens>> = { en, fr };
