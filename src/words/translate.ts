import { en } from './en';
import { fr } from './fr';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name, so that whoever needs it can find it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

type English = typeof en;
export type TextKey = keyof English;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text without placeholders takes none; one with placeholders takes all of them. */
export type TextParams<Key extends TextKey> = [Placeholders<English[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholders<English[Key]>, string | number>>];

export const TEXTS: Record<Language, Record<TextKey, string>> = { en, fr };

export function translate<Key extends TextKey>(
  language: Language,
  key: Key,
  ...[params]: TextParams<Key>
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return TEXTS[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** The first language the visitor reads that the game speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const tag of spoken) {
    const match = LANGUAGES.find((language) => language === tag);
    if (match) return match;
  }
  return 'en';
}
