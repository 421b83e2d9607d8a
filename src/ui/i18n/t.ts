import type { Language } from '../../words/languages';
import { translate, type TextKey, type TextParams } from '../../words/translate';

/** The fixed texts of the screens in one language. */
export type T = <Key extends TextKey>(key: Key, ...params: TextParams<Key>) => string;

export const tIn =
  (language: Language): T =>
  (key, ...params) =>
    translate(language, key, ...params);
