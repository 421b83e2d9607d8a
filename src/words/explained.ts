// What a line can be asked about: a rule or a crossroads card, by its id.
import { isCard } from './cards';
import { isRuleId, ruleText } from './rules';
import { TEXTS, type Language } from './texts';

/** Its title and what it says; undefined for an id nobody shows. */
export function explained(
  id: string,
  language: Language,
): { readonly title: string; readonly text: string } | undefined {
  if (!isCard(id)) return ruleText(id, language);
  const { title, effect } = TEXTS[language].cards[id];
  return { title, text: effect };
}

/** Each id once, and only what can be read up. */
export const readable = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => isRuleId(id) || isCard(id));
