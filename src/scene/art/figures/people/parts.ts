// What several faces share: ink, cloth and how an eye is drawn. Light falls from the left.
import { fill, fine, line, oval, type Drawing, type Stroke } from '../../drawing';

export const INK = '#1c1a20';
export const WOOD = '#8d5b2e';

/** White, pupil and a spark. */
export const eye = (x: number, y: number, rx: number, ry: number, look = 0): Drawing => [
  oval('#fbf8f0', x, y, rx, ry),
  oval(INK, x + look, y + 1, rx * 0.62, ry * 0.72),
  ...fine(oval('#fbf8f0', x + look - rx * 0.2, y - ry * 0.25, rx * 0.2)),
];

/** The same stroke on both sides of the nose. */
export const both = (make: (side: 1 | -1) => Drawing): Drawing => [...make(-1), ...make(1)];

/** Across the chest, muzzle up to the right. */
export const longGun = (scope = false): Drawing => [
  line(INK, 20, 'M64 292 L168 196'),
  line('#59636f', 9, 'M92 266 L168 196'),
  line(WOOD, 13, 'M64 292 L98 260'),
  ...(scope ? [line(INK, 15, 'M112 226 L140 201')] : []),
];

export const mittens = (color: string, size = 19): Drawing =>
  [44, 166].flatMap((x) => [oval(INK, x, 276, size + 3, size + 5), oval(color, x, 276, size, size + 2)]); // prettier-ignore

/** The seam of a coat and its folds. */
export const folds: Drawing = [
  line('rgba(0, 0, 0, 0.4)', 5, 'M105 196 V292'),
  line('rgba(0, 0, 0, 0.3)', 6, 'M56 214 Q44 250 50 290 M154 214 Q166 250 160 290'),
];

/** What holds the pack on a back. */
export const straps: Drawing = [
  line('#33402f', 13, 'M58 186 L70 230 M152 186 L140 230'),
  fill('rgba(0, 0, 0, 0.25)', 'M0 280 H210 V294 H0Z'),
];

export const shade = (path: string): Stroke => fill('rgba(30, 10, 30, 0.24)', path);
