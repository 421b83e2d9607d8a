// Bodies are built of parts that share one material: each corner knows its place on the printed sheet and its tint.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  type Shape,
} from 'three';
import type { Region } from '../art/sheet';
import { extrude } from '../art/card';

export type Point3 = readonly [x: number, y: number, z: number];

const FLOATS = { position: 3, normal: 3, uv: 2, color: 3 } as const;

/** Paints a whole geometry in one colour: its picture is one white dot of the sheet. */
export function tinted(geometry: BufferGeometry, color: string, white: Region): BufferGeometry {
  const part = plain(geometry, color);
  const uv = part.getAttribute('uv');
  const [u, v] = [white.left + white.width / 2, white.bottom + white.height / 2];
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, u, v);
  return part;
}

/** Prints a picture on it: `place` says for each corner where in the picture it lies, from 0 to 1. */
export function printed(
  geometry: BufferGeometry,
  region: (normal: Point3) => Region,
  place: (point: Point3, normal: Point3) => readonly [u: number, v: number],
  color = '#ffffff',
): BufferGeometry {
  const part = plain(geometry, color);
  const position = part.getAttribute('position');
  const normal = part.getAttribute('normal');
  const uv = part.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) {
    const n = [normal.getX(i), normal.getY(i), normal.getZ(i)] as const;
    const [u, v] = place([position.getX(i), position.getY(i), position.getZ(i)], n);
    const { left, bottom, width, height } = region(n);
    uv.setXY(i, left + within(u) * width, bottom + within(v) * height);
  }
  return part;
}

const within = (share: number): number => Math.min(0.995, Math.max(0.005, share));

/** The same tint on every corner. */
export function plain(geometry: BufferGeometry, color = '#ffffff'): BufferGeometry {
  const part = geometry.index ? geometry.toNonIndexed() : geometry;
  const { count } = part.getAttribute('position');
  const { r, g, b } = new Color(color);
  const colors = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) colors.set([r, g, b], i * 3);
  part.setAttribute('color', new BufferAttribute(colors, 3));
  return part;
}

/** Parts with tints, ready for the printed sheets. */
export const merged = (parts: readonly BufferGeometry[]): BufferGeometry => joined(parts, FLOATS);

/** Any geometries as one; of their attributes only the named ones, which all must have. */
export function joined(
  geometries: readonly BufferGeometry[],
  attributes: Readonly<Record<string, number>> = { position: 3, normal: 3, uv: 2 },
): BufferGeometry {
  const parts = geometries.map((one) => (one.index ? one.toNonIndexed() : one));
  const count = parts.reduce((sum, part) => sum + part.getAttribute('position').count, 0);
  const whole = new BufferGeometry();
  for (const [name, size] of Object.entries(attributes)) {
    const values = new Float32Array(count * size);
    let at = 0;
    for (const part of parts) {
      const { array } = part.getAttribute(name);
      values.set(array, at);
      at += array.length;
    }
    whole.setAttribute(name, new BufferAttribute(values, size));
  }
  return whole;
}

export const box = ([x, y, z]: Point3, [cx, cy, cz]: Point3): BufferGeometry =>
  new BoxGeometry(x, y, z).translate(cx, cy, cz);

/** Upright, with its own radius at either end. */
export const drum = (
  [top, bottom]: readonly [number, number],
  height: number,
  [x, y, z]: Point3,
  sides = 20,
): BufferGeometry => new CylinderGeometry(top, bottom, height, sides).translate(x, y, z);

/** Cut along an outline and stood with its face to +x, its depth from `back` to `front`. */
export const standing = (
  shape: Shape | Shape[],
  back: number,
  front: number,
  bevel: number,
  curve = 5,
): BufferGeometry =>
  extrude(shape, front - back, bevel, curve)
    .rotateY(Math.PI / 2)
    .translate((front + back) / 2, 0, 0);
