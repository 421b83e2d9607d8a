import { FACADE as CARD, STRUCTURE_SIZES, SUPPORT } from '../../../physics/measure/structure';
import { polygon, type Outline } from '../outline';
import type { Paint } from '../paint';

/** The printed card: as high as the table knows it, above a door that is open down to the ground. */
export const FACADE = { height: CARD.top - CARD.bottom, support: SUPPORT.width } as const;
export const WIDTH = STRUCTURE_SIZES.building.width;
export const RV_WIDTH = STRUCTURE_SIZES.rv.width;

export type Pane = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
};

export type Sign = {
  readonly text: string;
  /** The middle of the board; the upper edge. */
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly board: string;
  readonly neon?: boolean;
};

export type FacadeDesign = {
  readonly id: string;
  readonly width: number;
  /** The upper edge from left to right, in centimetres below the highest point of the card. */
  readonly roof: readonly (readonly [x: number, y: number])[];
  readonly wall: {
    readonly pattern: 'brick' | 'planks' | 'plaster' | 'stone' | 'metal';
    readonly color: string;
  };
  readonly trim: string;
  readonly sign?: Sign;
  readonly panes: readonly Pane[];
  /** What makes it this building and no other. */
  readonly details: Paint;
  /** Named on the back too, where no sign does it. */
  readonly emblem?: Paint;
  /** Of these details, what shines at night; painted on black. */
  readonly shining?: Paint;
};

export const facadeOutline = ({ width, roof }: FacadeDesign): Outline =>
  polygon([[0, FACADE.height], ...roof, [width, FACADE.height]]);

/** A row of equal windows; `lit` has one letter each, `#` for a light left on. */
export function row(
  y: number,
  size: readonly [number, number],
  xs: readonly number[],
  lit: string,
): Pane[] {
  const [width, height] = size;
  return xs.map((x, i) => ({ x, y, width, height, lit: lit[i] === '#' }));
}
