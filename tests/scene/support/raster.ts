// Drawings as pixels without a browser: paths are flattened, fills are counted by winding, pens are round.
import type { Drawing, Stroke } from '../../../src/scene/art/drawing';
import { commandsOf } from '../../../src/scene/art/path';

type Point = readonly [x: number, y: number];
export type Picture = { readonly size: number; readonly rgb: Float64Array };

const BENDS = 10;

function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let now: Point[] = [];
  for (const [name, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of commandsOf(path)) {
    const [x, y] = now.at(-1) ?? [0, 0];
    if (name === 'M') lines.push((now = [[a, b]]));
    else if (name === 'L') now.push([a, b]);
    else if (name === 'Z') now.push(now[0] ?? [0, 0]);
    else
      for (let step = 1; step <= BENDS; step += 1) {
        const t = step / BENDS;
        const u = 1 - t;
        now.push(
          name === 'Q'
            ? [u * u * x + 2 * u * t * a + t * t * c, u * u * y + 2 * u * t * b + t * t * d]
            : [
                u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
                u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
              ],
        );
      }
  }
  return lines;
}

const ellipse = ([x, y, rx, ry]: readonly [number, number, number, number]): Point[] =>
  Array.from({ length: 33 }, (_, index) => [
    x + rx * Math.cos((index * Math.PI) / 16),
    y + ry * Math.sin((index * Math.PI) / 16),
  ]);

function rgba(color: string): readonly [r: number, g: number, b: number, a: number] {
  const [r = 0, g = 0, b = 0, a = 1] = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b, a];
}

function winds(lines: readonly (readonly Point[])[], x: number, y: number): boolean {
  let winding = 0;
  for (const points of lines)
    for (let at = 0; at < points.length; at += 1) {
      const [ax, ay] = points[at] ?? [0, 0];
      const [bx, by] = points[(at + 1) % points.length] ?? [0, 0];
      if (ay <= y === by <= y) continue;
      if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) winding += by > ay ? 1 : -1;
    }
  return winding !== 0;
}

function isNear(
  lines: readonly (readonly Point[])[],
  x: number,
  y: number,
  reach: number,
): boolean {
  return lines.some((points) =>
    points.slice(1).some(([bx, by], index) => {
      const [ax, ay] = points[index] ?? [0, 0];
      const [wide, high] = [bx - ax, by - ay];
      const long = wide * wide + high * high;
      const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * wide + (y - ay) * high) / long)); // prettier-ignore
      return Math.hypot(x - ax - t * wide, y - ay - t * high) <= reach;
    }),
  );
}

function paint(rgb: Float64Array, side: number, scale: number, stroke: Stroke): void {
  const lines = 'oval' in stroke ? [ellipse(stroke.oval)] : linesOf(stroke.path);
  const [r, g, b, a] = rgba(stroke.color);
  const reach = (stroke.width ?? 0) / 2;
  const xs = lines.flatMap((points) => points.map(([x]) => x));
  const ys = lines.flatMap((points) => points.map(([, y]) => y));
  const from = (values: readonly number[]): number =>
    Math.max(0, Math.floor((Math.min(...values) - reach) * scale));
  const to = (values: readonly number[]): number =>
    Math.min(side - 1, Math.ceil((Math.max(...values) + reach) * scale));
  for (let row = from(ys); row <= to(ys); row += 1)
    for (let column = from(xs); column <= to(xs); column += 1) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      if (!(reach > 0 ? isNear(lines, x, y, reach) : winds(lines, x, y))) continue;
      const at = (row * side + column) * 3;
      [r, g, b].forEach((value, channel) => {
        rgb[at + channel] = (rgb[at + channel] ?? 0) * (1 - a) + value * a;
      });
    }
}

const FINER = 3;

/** A square drawing of so many units, as so many pixels a side; each is the mean of nine. */
export function raster(drawing: Drawing, units: number, size: number): Picture {
  const side = size * FINER;
  const fine = new Float64Array(side * side * 3).fill(255);
  for (const stroke of drawing) paint(fine, side, side / units, stroke);
  const rgb = new Float64Array(size * size * 3);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const to = (Math.floor(row / FINER) * size + Math.floor(column / FINER)) * 3 + channel;
        rgb[to] = (rgb[to] ?? 0) + (fine[(row * side + column) * 3 + channel] ?? 0) / FINER ** 2;
      }
  return { size, rgb };
}

/** Brightness as the eye weighs it, 0 to 255. */
export const greyOf = ({ size, rgb }: Picture): readonly number[] =>
  Array.from(
    { length: size * size },
    (_, at) => 0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0), // prettier-ignore
  );
