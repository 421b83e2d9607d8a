// The fixed texts of the screens, by their keys.
import type { en } from './en';
import { LANGUAGES, TEXTS, type Language } from './texts';

type English = (typeof en)['screens'];
export type TextKey = keyof English;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text without placeholders takes none; one with placeholders takes all of them. */
export type TextParams<Key extends TextKey> = [Placeholders<English[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholders<English[Key]>, string | number>>];

export function translate<Key extends TextKey>(
  language: Language,
  key: Key,
  ...[params]: TextParams<Key>
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return TEXTS[language].screens[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
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
