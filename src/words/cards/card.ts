import { both, type Both } from '../both';

/** A crossroads card: its title, a sentence of mood, and what it does. */
export type CardWords = { readonly title: Both; readonly flavour: Both; readonly effect: Both };
type Pair = readonly [en: string, fr: string];

export const card = (title: Pair, flavour: Pair, effect: Pair): CardWords => ({
  title: both(...title),
  flavour: both(...flavour),
  effect: both(...effect),
});
