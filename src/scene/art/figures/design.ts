import type { Drawing } from '../drawing';

/** A figure in tenths of a millimetre: its head in the upper square of the card, its clothes below. */
export type FigureDesign = {
  /** Its own colour, behind its portrait. */
  readonly ground: string;
  /** The same on both sides of the card and on every page. */
  readonly head: Drawing;
  /** The card is cut along this. */
  readonly rim: string;
  /** Runs over the card's edge, which is what shows from above. */
  readonly edge: string;
  readonly coat: string;
  readonly trousers: string;
  /** Half the width of the shoulders and of the clothes at the feet. */
  readonly build: {
    readonly shoulders: number;
    readonly hem: number;
    /** Arms stretched out, as the dead do. */
    readonly reaching?: true;
  };
  /** What is worn around the neck, below the head; on portraits too. */
  readonly collar: Drawing;
  /** All else on the clothes, in front and behind. */
  readonly front: Drawing;
  readonly back: Drawing;
};
