import { create } from 'zustand';
import { LANGUAGES, preferredLanguage, type Language } from '../../words/languages';

const STORED_AS = 'flickfall.language';

type LanguageStore = {
  readonly language: Language;
  readonly speak: (language: Language) => void;
};

export const useLanguage = create<LanguageStore>((set) => ({
  language: remembered() ?? preferredLanguage(navigator.languages),
  speak: (language) => {
    remember(language);
    set({ language });
  },
}));

tellDocument(useLanguage.getState());
useLanguage.subscribe(tellDocument);

function tellDocument({ language }: LanguageStore): void {
  document.documentElement.lang = language;
}

// Storage throws where the visitor has blocked it: the choice then lasts as long as the page.
function remembered(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    return undefined;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    return;
  }
}
