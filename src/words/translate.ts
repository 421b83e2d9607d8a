// The fixed texts of the screens, by their keys.
import type { Language } from './languages';
import { SCREENS, type Screens } from './screens';

type Fixed = Screens['texts'];
export type TextKey = keyof Fixed;

/** A plain text takes nothing; one that is put together takes what its entry takes. */
export type TextParams<Key extends TextKey> = Fixed[Key] extends (...values: infer Values) => string
  ? Values
  : [];

export function translate<Key extends TextKey>(
  language: Language,
  key: Key,
  ...values: TextParams<Key>
): string {
  const entry: unknown = SCREENS[language].texts[key];
  return String(typeof entry === 'function' ? Reflect.apply(entry, undefined, values) : entry);
}
