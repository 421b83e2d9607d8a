import { Path, Shape, ShapeGeometry } from 'three';

function starGeometry(points: number, outer: number, inner: number, hole: number): ShapeGeometry {
  const star = new Shape();
  for (let corner = 0; corner < points * 2; corner += 1) {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (corner / points) * Math.PI;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    if (corner === 0) star.moveTo(x, y);
    else star.lineTo(x, y);
  }
  star.closePath();
  star.holes.push(new Path().absarc(0, 0, hole, 0, Math.PI * 2, true));
  return new ShapeGeometry(star, 16);
}

/** A flat star with a hole: where something was struck. */
export const burst = starGeometry(8, 1.25, 0.8, 0.55);
