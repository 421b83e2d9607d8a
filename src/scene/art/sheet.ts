// Many small pictures on one sheet, as a cardboard game is printed: one texture, one material, few draw calls.
import type { Paint } from './paint';

/** A picture in its painter's own units; `pixels` says how many one unit takes in full detail. */
export type Print = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  readonly paint: Paint;
  /** Only what shines by itself at night, painted on black. */
  readonly light?: Paint;
};

/** Where a picture lies on its sheet, as a share of the sheet; v runs upwards. */
export type Region = {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

export type Sheet = {
  readonly id: string;
  readonly side: number;
  readonly prints: readonly Placed[];
  readonly region: (id: string) => Region;
};

/** In pixels from the top left corner. */
export type Placed = Print & { readonly x: number; readonly y: number };

/** Between pictures, so that a small copy of the sheet does not mix neighbours. */
const GUTTER = 6;

/** Tallest first, in shelves: dense enough, and the same on every visit. */
export function printSheet(id: string, side: number, prints: readonly Print[]): Sheet {
  const placed: Placed[] = [];
  let [x, y, shelf] = [GUTTER, GUTTER, 0];
  for (const print of prints.toSorted((a, b) => b.height * b.pixels - a.height * a.pixels)) {
    const [width, height] = [print.width * print.pixels, print.height * print.pixels];
    if (x + width + GUTTER > side) [x, y, shelf] = [GUTTER, y + shelf + GUTTER, 0];
    placed.push({ ...print, x, y });
    x += width + GUTTER;
    shelf = Math.max(shelf, height);
  }
  if (y + shelf > side) throw new Error(`The sheet ${id} is full: ${Math.ceil(y + shelf)} pixels.`);
  const regions = new Map(placed.map((one) => [one.id, regionOf(one, side)]));
  return {
    id,
    side,
    prints: placed,
    region: (name) => {
      const region = regions.get(name);
      if (!region) throw new Error(`Nothing called ${name} is printed on the sheet ${id}.`);
      return region;
    },
  };
}

function regionOf({ x, y, width, height, pixels }: Placed, side: number): Region {
  return {
    left: x / side,
    bottom: 1 - (y + height * pixels) / side,
    width: (width * pixels) / side,
    height: (height * pixels) / side,
  };
}
