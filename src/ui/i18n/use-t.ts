import { useMemo } from 'react';
import { tIn, type T } from './t';
import { useLanguage } from './use-language';

export function useT(): T {
  const language = useLanguage((store) => store.language);
  return useMemo(() => tIn(language), [language]);
}
