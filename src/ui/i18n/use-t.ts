import { useCallback } from 'react';
import { translate, type TextKey, type TextParams } from '../../words/translate';
import { useLanguage } from './use-language';

export type T = <Key extends TextKey>(key: Key, ...params: TextParams<Key>) => string;

export function useT(): T {
  const language = useLanguage((store) => store.language);
  return useCallback((key, ...params) => translate(language, key, ...params), [language]);
}
