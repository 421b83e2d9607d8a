import { Shape } from 'three';

/** What a canvas and a three Shape both understand: one outline cuts the card and inks its border. */
export type Pen =
  Pick<Shape, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo'> | CanvasPath;

/** Drawn as on paper: from the top left corner, y downwards. */
export type Outline = (pen: Pen) => void;

export type CardSize = { readonly width: number; readonly height: number };

/** Stands the drawing up: centred on x, its lower edge on y = 0. */
export function outlineShape(outline: Outline, { width, height }: CardSize): Shape {
  const shape = new Shape();
  const x = (value: number): number => value - width / 2;
  const y = (value: number): number => height - value;
  outline({
    moveTo: (px: number, py: number) => shape.moveTo(x(px), y(py)),
    lineTo: (px: number, py: number) => shape.lineTo(x(px), y(py)),
    quadraticCurveTo: (cx: number, cy: number, px: number, py: number) =>
      shape.quadraticCurveTo(x(cx), y(cy), x(px), y(py)),
    bezierCurveTo: (ax: number, ay: number, bx: number, by: number, px: number, py: number) =>
      shape.bezierCurveTo(x(ax), y(ay), x(bx), y(by), x(px), y(py)),
  });
  return shape;
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): Outline {
  return (pen) => points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}
