import type { TellContext } from '../tell/context';
import type { Language, Texts } from '../texts';

/** What a question and its options are worded with: what the eyes know, and the language that is spoken. */
export type Speaking = TellContext & { readonly language: Language; readonly texts: Texts };
