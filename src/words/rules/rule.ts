import { both, type Both } from '../both';

/** A rule as one player would explain it to another. */
export type RuleWords = { readonly title: Both; readonly text: Both };

export const rule = (
  title: readonly [en: string, fr: string],
  en: string,
  fr: string,
): RuleWords => ({ title: both(...title), text: both(en, fr) });
