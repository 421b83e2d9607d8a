import { TEXTS, type Texts } from '../../words/texts';
import { useLanguage } from './use-language';

/** Every text in the player's language. */
export const useTexts = (): Texts => TEXTS[useLanguage((store) => store.language)];
