// The shapes of chances, flat on the snow: built anew when there are more tries, and only then.
import { BufferAttribute, BufferGeometry, Color } from 'three';
import { palette } from '../palette';
import type { ShownChances } from './store';

/** Over the mat, each kind above the one that matters less. */
const LIFT = { heat: 0.06, paths: 0.11, rings: 0.16, ends: 0.2 } as const;
const GOOD = new Color('#2f8f4e');
const BAD = new Color(palette.danger);
const COLD = new Color('#f3d9a0');
const DOT = 0.55;
const PATH = 0.1;
const RING = { inner: 2, outer: 2.7, sides: 40 } as const;
const CORNERS = 6;

/** Triangles, one after the other, with a colour each. */
class Triangles {
  private readonly places: number[] = [];
  private readonly colours: number[] = [];

  add(
    lift: number,
    { r, g, b }: Color,
    corners: readonly (readonly [x: number, y: number])[],
  ): void {
    for (const [x, y] of corners) {
      this.places.push(x, lift, -y);
      this.colours.push(r, g, b);
    }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.places), 3));
    made.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3));
    return made;
  }
}

export function chancesGeometry({ ends, paths, heat, cell, rings }: ShownChances): BufferGeometry {
  const all = new Triangles();
  for (const { x, y, share } of heat) {
    const half = (cell / 2) * (0.35 + 0.6 * share);
    const colour = COLD.clone().lerp(BAD, share);
    all.add(LIFT.heat, colour, square(x, y, half));
  }
  for (const { points, good } of paths)
    points.forEach((to, index) => {
      const from = points[index - 1];
      if (from) all.add(LIFT.paths, good ? GOOD : BAD, strip(from, to));
    });
  for (const { x, y, share } of rings) addRing(all, x, y, share);
  for (const { x, y, good } of ends) addDot(all, x, y, good ? GOOD : BAD, good);
  return all.geometry();
}

const square = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

function strip(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): [number, number][] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [sideX, sideY] = [(-(to.y - from.y) / length) * PATH, ((to.x - from.x) / length) * PATH];
  return [
    [from.x + sideX, from.y + sideY],
    [from.x - sideX, from.y - sideY],
    [to.x - sideX, to.y - sideY],
    [from.x + sideX, from.y + sideY],
    [to.x - sideX, to.y - sideY],
    [to.x + sideX, to.y + sideY],
  ];
}

/** Round where it is what one wants, a cross where not: told apart without colour. */
function addDot(all: Triangles, x: number, y: number, colour: Color, isRound: boolean): void {
  if (!isRound) {
    for (const turn of [1, -1])
      all.add(
        LIFT.ends,
        colour,
        strip({ x: x - DOT, y: y - DOT * turn }, { x: x + DOT, y: y + DOT * turn }),
      );
    return;
  }
  for (let side = 0; side < CORNERS; side += 1) {
    const [a, b] = [side, side + 1].map((one) => (one / CORNERS) * 2 * Math.PI);
    all.add(LIFT.ends, colour, [
      [x, y],
      [x + DOT * Math.cos(a ?? 0), y + DOT * Math.sin(a ?? 0)],
      [x + DOT * Math.cos(b ?? 0), y + DOT * Math.sin(b ?? 0)],
    ]);
  }
}

function addRing(all: Triangles, x: number, y: number, share: number): void {
  for (let side = 0; side < RING.sides; side += 1) {
    const colour = side < share * RING.sides ? BAD : GOOD;
    const [a, b] = [side, side + 1].map((one) => Math.PI / 2 - (one / RING.sides) * 2 * Math.PI);
    const at = (radius: number, turn = 0): [number, number] => [
      x + radius * Math.cos(turn),
      y + radius * Math.sin(turn),
    ];
    all.add(LIFT.rings, colour, [at(RING.inner, a), at(RING.outer, b), at(RING.outer, a)]);
    all.add(LIFT.rings, colour, [at(RING.inner, a), at(RING.inner, b), at(RING.outer, b)]);
  }
}
