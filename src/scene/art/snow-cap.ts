import { Shape, type BufferGeometry } from 'three';
import { chance } from './chance';
import { extrude } from './card';

/** A ledge that snow can lie on: from x, to x, and the height at either end (level by default). */
export type Ledge = readonly [from: number, to: number, height: number, heightAtEnd?: number];

const STEP = 0.9;

/** Snow lying along ledges: domed above, hanging over the edge in uneven tongues below. */
export function snowCap(ledges: readonly Ledge[], depth: number, seed: number): BufferGeometry {
  const random = chance(seed);
  return extrude(
    ledges.map((ledge) => capShape(ledge, random)),
    depth,
    0.24,
    2,
  );
}

function capShape([from, to, start, end = start]: Ledge, random: () => number): Shape {
  const steps = Math.max(2, Math.round((to - from) / STEP));
  const at = (i: number): readonly [number, number] => [
    from - 0.2 + ((to - from + 0.4) * i) / steps,
    start + ((end - start) * i) / steps,
  ];
  const shape = new Shape();
  const [x0, y0] = at(0);
  shape.moveTo(x0, y0 - 0.1);
  for (let i = 1; i <= steps; i += 1) {
    const [x, y] = at(i);
    const [px] = at(i - 1);
    shape.quadraticCurveTo((x + px) / 2, y - 0.35 - random() * 0.9, x, y - 0.12);
  }
  for (let i = steps; i >= 0; i -= 1) {
    const [x, y] = at(i);
    const rim = i === 0 || i === steps;
    shape.lineTo(x, y + (rim ? 0.25 : 0.55 + random() * 0.22));
  }
  return shape;
}
