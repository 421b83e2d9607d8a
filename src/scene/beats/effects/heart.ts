// A heart in two halves along a jagged line, each with a dark rim: shapes and paints made once.
import { MeshBasicMaterial, Shape, ShapeGeometry } from 'three';
import { SIGNS } from '../../signs/colours';

/** From top to bottom along the break: x and y, one being half of the heart's height. */
const CRACK = [
  [0, 0.52],
  [0.16, 0.3],
  [-0.14, 0.02],
  [0.15, -0.3],
  [0, -0.95],
] as const;

/** `side` -1 is the left half. */
function halfOf(side: 1 | -1, grown: number): ShapeGeometry {
  const shape = new Shape();
  const out = grown * side;
  shape.moveTo(CRACK[0][0], CRACK[0][1] + grown * 0.8);
  shape.bezierCurveTo(0.12 * side, 0.98 + grown, 0.98 * side + out, 1.02 + grown, side + out, 0.36);
  shape.bezierCurveTo(side + out, -0.14, 0.42 * side + out * 0.7, -0.5 - grown, 0, -0.95 - grown * 1.3); // prettier-ignore
  for (const [x, y] of CRACK.slice(1, -1).toReversed()) shape.lineTo(x - out * 0.5, y);
  shape.closePath();
  return new ShapeGeometry(shape, 10);
}

const paintOf = (color: string): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });

export const HEART = [-1, 1].map((side) => ({
  side,
  fill: halfOf(side === 1 ? 1 : -1, 0),
  rim: halfOf(side === 1 ? 1 : -1, 0.14),
}));
export const HEART_PAINT = { fill: paintOf(SIGNS.bad), rim: paintOf(SIGNS.light) };
