import { polygon, type Outline } from '../../geometry/outline';

export const FACADE = { height: 14, depth: 1, clearance: 2, support: 4 } as const;

export type Pane = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
};

export type FacadeDesign = {
  readonly id: string;
  readonly width: number;
  /** The upper edge from left to right, in centimetres below the highest point of the card. */
  readonly roof: readonly (readonly [x: number, y: number])[];
  readonly wall: { readonly pattern: 'brick' | 'planks' | 'plaster'; readonly color: string };
  readonly trim: string;
  readonly sign: {
    readonly text: string;
    readonly y: number;
    readonly color: string;
    readonly board: string;
    readonly neon?: boolean;
  };
  readonly panes: readonly Pane[];
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
