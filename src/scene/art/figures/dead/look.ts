import type { FigureDesign } from '../design';

export type ZombieLook = FigureDesign & {
  /** The reaching arms stand out of the card. */
  readonly sleeve: string;
};
