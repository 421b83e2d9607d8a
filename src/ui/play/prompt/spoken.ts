// What a prompt is made of: what the eyes on the screen may know, and the words it is said in.
import type { Told } from '../../../match/session';
import type { SeatView } from '../../../scenarios/view';
import type { Way } from '../../../words/decisions';
import type { Language, Texts } from '../../../words/texts';
import { TEXTS } from '../../../words/texts';
import { tIn, type T } from '../../i18n/t';

export type Known = {
  readonly view: SeatView;
  /** What happened so far, without what is still being shown. */
  readonly told: readonly Told[];
  readonly language: Language;
  /** How this player flicks. */
  readonly way: Way;
};

export type Spoken = Known & { readonly t: T; readonly texts: Texts };

export const spokenOf = (known: Known): Spoken => ({
  ...known,
  t: tIn(known.language),
  texts: TEXTS[known.language],
});
