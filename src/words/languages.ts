// The languages of the game. A new one is a folder, its name here and its line in texts.ts and screens.ts.
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language the visitor reads that the game speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const tag of spoken) {
    const match = LANGUAGES.find((language) => language === tag);
    if (match) return match;
  }
  return 'en';
}
