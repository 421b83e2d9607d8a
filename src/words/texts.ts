// Every text of the game by language. A new language is a folder and its name here; the compiler lists what it lacks.
import { en, type Texts } from './en';
import { fr } from './fr';

export type { Texts } from './en';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Strings as the language sets them, and those that functions put together too, so that no entry need care. */
function typeset(entries: unknown, set: (text: string) => string): unknown {
  if (typeof entries === 'string') return set(entries);
  if (typeof entries === 'function')
    return (...parts: readonly unknown[]) => typeset(Reflect.apply(entries, undefined, parts), set);
  if (Array.isArray(entries)) return entries.map((entry) => typeset(entry, set));
  if (typeof entries !== 'object' || entries === null) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, typeset(entry, set)]),
  );
}

/** Grammar is no text, and the screens' texts are written as they are set. */
const printed = ({ grammar, screens, ...words }: Texts): Texts => ({
  grammar,
  screens,
  // The same entries under the same names: a string stays one, and so does what a function takes.
  ...(typeset(words, grammar.typeset) as typeof words),
});

export const TEXTS: Readonly<Record<Language, Texts>> = { en: printed(en), fr: printed(fr) };
