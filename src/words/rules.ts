// The rules in the players’ words, by the ids that events, refusals and endings carry.
import { TEXTS, type Language, type Texts } from './texts';

export type RuleId = keyof Texts['rules'];
export const isRuleId = (id: string): id is RuleId => id in TEXTS.en.rules;

/** Its title and what it says; undefined for an id nobody shows. */
export const ruleText = (
  id: string,
  language: Language,
): { readonly title: string; readonly text: string } | undefined =>
  isRuleId(id) ? TEXTS[language].rules[id] : undefined;
