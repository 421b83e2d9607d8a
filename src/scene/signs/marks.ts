// Flat signs on the table: shared shapes and paints, and how they are laid. Nothing here is made twice.
import {
  BufferGeometry,
  CircleGeometry,
  DoubleSide,
  Float32BufferAttribute,
  MeshBasicMaterial,
  Path,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  type Object3D,
} from 'three';
import type { Vec2 } from '../../physics/table';

const lying = <Geometry extends BufferGeometry>(geometry: Geometry): Geometry =>
  geometry.rotateX(-Math.PI / 2);

/** From its origin one centimetre ahead, one wide. */
export const BAND = lying(new PlaneGeometry(1, 1)).translate(0.5, 0, 0);
export const PLATE = lying(new CircleGeometry(1, 40));
export const RING = lying(new RingGeometry(0.86, 1, 48));
export const THIN_RING = lying(new RingGeometry(0.94, 1, 64));
/** A ring with four gaps: reads as a target without its colour. */
export const SIGHT = ringWithGaps();
/** A diagonal cross. */
export const CROSS = crossOf(1, 0.26);
/** An arrow's head: tip at one, base at zero. */
export const HEAD = lying(
  new ShapeGeometry(new Shape().moveTo(0, -0.5).lineTo(1, 0).lineTo(0, 0.5).lineTo(0.22, 0)),
);
/** A sole, seen from above. */
export const FOOT = lying(new CircleGeometry(1, 20)).scale(0.28, 1, 0.5);
export const CHEVRON = lying(
  new ShapeGeometry(
    new Shape()
      .moveTo(-0.5, -0.7)
      .lineTo(-0.1, -0.7)
      .lineTo(0.5, 0)
      .lineTo(-0.1, 0.7)
      .lineTo(-0.5, 0.7)
      .lineTo(0.1, 0),
  ),
);

/** The outline at one distance around a rectangle: what is inside is near. */
export function aroundRectangle(half: Vec2, away: number, width: number): BufferGeometry {
  const rounded = <Line extends Path>(line: Line, reach: number): Line => {
    const { x, y } = half;
    line.absarc(x, y, reach, 0, Math.PI / 2, false);
    line.absarc(-x, y, reach, Math.PI / 2, Math.PI, false);
    line.absarc(-x, -y, reach, Math.PI, Math.PI * 1.5, false);
    line.absarc(x, -y, reach, Math.PI * 1.5, Math.PI * 2, false);
    line.closePath();
    return line;
  };
  const shape = rounded(new Shape(), away);
  shape.holes.push(rounded(new Path(), away - width));
  return lying(new ShapeGeometry(shape, 8));
}

function ringWithGaps(): BufferGeometry {
  const pieces = [0, 1, 2, 3].map(
    (quarter) =>
      new RingGeometry(0.8, 1, 12, 1, quarter * (Math.PI / 2) + 0.28, Math.PI / 2 - 0.56),
  );
  const positions = pieces.flatMap((piece) => {
    const flat = piece.toNonIndexed().getAttribute('position');
    return Array.from(flat.array);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return lying(geometry);
}

function crossOf(reach: number, width: number): BufferGeometry {
  const [a, b] = [reach, width];
  const corners: [number, number][] = [
    [b / 2, b / 2],
    [a, b / 2],
    [a, -b / 2],
    [b / 2, -b / 2],
    [b / 2, -a],
    [-b / 2, -a],
    [-b / 2, -b / 2],
    [-a, -b / 2],
    [-a, b / 2],
    [-b / 2, b / 2],
    [-b / 2, a],
    [b / 2, a],
  ];
  const shape = new Shape();
  corners.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  return lying(new ShapeGeometry(shape).rotateZ(Math.PI / 4));
}

const paints = new Map<string, MeshBasicMaterial>();

/** One paint for each look. What is drawn `above` shows through walls. */
export function paint(color: string, opacity = 1, above = false): MeshBasicMaterial {
  const key = `${color} ${opacity} ${above}`;
  const known = paints.get(key);
  if (known) return known;
  const made = new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    depthWrite: false,
    depthTest: !above,
    toneMapped: false,
    side: DoubleSide,
    forceSinglePass: true,
  });
  paints.set(key, made);
  return made;
}

/** Puts something flat at a place of the table. */
export function lay(object: Object3D, at: Vec2, lift: number, size = 1): void {
  object.position.set(at.x, lift, -at.y);
  object.scale.set(size, 1, size);
}

/** A strip from a place in a direction. */
export function layBand(
  object: Object3D,
  from: Vec2,
  degrees: number,
  length: number,
  width: number,
  lift: number,
): void {
  object.position.set(from.x, lift, -from.y);
  object.rotation.y = (degrees * Math.PI) / 180;
  object.scale.set(Math.max(0.001, length), 1, width);
}
