// Whose hand is shaken: the measured ones by the names that players know, or one's own.
import { STEADINESS, type Steadiness } from '../hand/steadiness';

export const HAND_NAMES = ['steady', 'normal', 'unsteady', 'mine'] as const;
export type HandName = (typeof HAND_NAMES)[number];

/** A mouse with fine aim, a mouse, a thumb. */
export const HANDS_BY_NAME: Readonly<Record<Exclude<HandName, 'mine'>, Steadiness>> = {
  steady: STEADINESS.mouseFine,
  normal: STEADINESS.mouse,
  unsteady: STEADINESS.thumb,
};

/** Of a window of a desktop: what figures are compared by. */
export const USUAL_WINDOW = { width: 1280, height: 720 } as const;

/** How an aim is shaken. */
export type Shaking = {
  readonly hand: Steadiness;
  /** The longest pull that counts, in CSS pixels. */
  readonly full: number;
  /** It breathes as in a match of living hands, and lets go when the line crosses what is meant. */
  readonly living?: boolean;
};

/** One release of one's own: what was meant, and what was let go. */
export type OwnTry = {
  readonly meant: { readonly direction: number; readonly strength: number };
  readonly let: { readonly direction: number; readonly strength: number };
  readonly full: number;
};

/** Fewer tries tell nothing of a hand. */
export const FEWEST_TRIES = 8;
