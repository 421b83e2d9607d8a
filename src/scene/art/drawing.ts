// Pictures as data: the same strokes are painted onto a printed sheet, written as SVG for the page and counted by tests.

/** Filled, or drawn with a round pen so wide. What is `fine` is left out of small pictures. */
export type Stroke = {
  readonly color: string;
  readonly width?: number;
  readonly fine?: true;
} & (
  | { readonly path: string }
  | { readonly oval: readonly [x: number, y: number, rx: number, ry: number] }
);

/** From the back to the front. */
export type Drawing = readonly Stroke[];

export const fill = (color: string, path: string): Stroke => ({ color, path });
export const line = (color: string, width: number, path: string): Stroke => ({
  color,
  width,
  path,
});
export const oval = (color: string, x: number, y: number, rx: number, ry = rx): Stroke => ({
  color,
  oval: [x, y, rx, ry],
});
export const ring = (
  color: string,
  width: number,
  x: number,
  y: number,
  rx: number,
  ry = rx,
): Stroke => ({ color, width, oval: [x, y, rx, ry] });
export const fine = (...strokes: readonly Stroke[]): Drawing =>
  strokes.map((stroke) => ({ ...stroke, fine: true as const }));
