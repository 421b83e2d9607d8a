// Texts as their language prints them: the same entries under the same names.

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

/** A string stays one, and so does what a function takes. */
export const printed = <Entries extends object>(
  entries: Entries,
  set: (text: string) => string,
): Entries => typeset(entries, set) as Entries;
