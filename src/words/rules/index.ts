// The rules in the players’ words, by the ids that events, refusals and endings carry.
import type { Language } from '../texts';
import { turns } from './01-turns';
import { moving } from './02-moving';
import { weapons } from './03-weapons';
import { noise } from './04-noise';
import { markers } from './05-markers';
import { duels } from './06-duels';
import { scenarios } from './07-scenarios';
import type { RuleWords } from './rule';

export const RULES = {
  ...turns,
  ...moving,
  ...weapons,
  ...noise,
  ...markers,
  ...duels,
  ...scenarios,
} as const satisfies Readonly<Record<string, RuleWords>>;

export type RuleId = keyof typeof RULES;
export const isRuleId = (id: string): id is RuleId => id in RULES;

/** Its title and what it says; undefined for an id nobody shows. */
export function ruleText(
  id: string,
  language: Language,
): { readonly title: string; readonly text: string } | undefined {
  if (!isRuleId(id)) return undefined;
  const { title, text } = RULES[id];
  return { title: title[language], text: text[language] };
}
