// Every sentence of the game by language; the compiler lists what one lacks. The fixed texts of the screens stand apart.
import { en, type Texts } from './en';
import { fr } from './fr';

import type { Language } from './languages';

export type { Texts } from './en';
export type { Language } from './languages';

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

/** Grammar is no text. */
const printed = ({ grammar, ...words }: Texts): Texts => ({
  grammar,
  // The same entries under the same names: a string stays one, and so does what a function takes.
  ...(typeset(words, grammar.typeset) as typeof words),
});

export const TEXTS: Readonly<Record<Language, Texts>> = { en: printed(en), fr: printed(fr) };
