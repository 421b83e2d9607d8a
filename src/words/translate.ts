// The fixed texts of the screens, by their keys.
import { LANGUAGES, TEXTS, type Language, type Texts } from './texts';

type Screens = Texts['screens'];
export type TextKey = keyof Screens;

/** A plain text takes nothing; one that is put together takes what its entry takes. */
export type TextParams<Key extends TextKey> = Screens[Key] extends (
  ...values: infer Values
) => string
  ? Values
  : [];

export function translate<Key extends TextKey>(
  language: Language,
  key: Key,
  ...values: TextParams<Key>
): string {
  const entry: unknown = TEXTS[language].screens[key];
  return String(typeof entry === 'function' ? Reflect.apply(entry, undefined, values) : entry);
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
