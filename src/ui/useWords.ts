import { useCallback } from 'react';
import { useLanguage } from './i18n/useLanguage';
import type { Both } from '../words/both';

/** Picks the player's language from a text that has both. */
export function useWords(): (text: Both) => string {
  const language = useLanguage((store) => store.language);
  return useCallback((text) => text[language], [language]);
}
