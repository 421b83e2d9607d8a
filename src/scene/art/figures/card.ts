// Both sides of a figure's card. The face is on either: who it is must be seen from wherever one looks.
import { fill, type Drawing } from '../drawing';
import { paintDrawing, type Paint } from '../paint';
import { FIGURE } from './cut';
import type { FigureDesign } from './design';

const { width, height } = FIGURE;
const NECK = 176;

const clothes = ({ edge, coat, trousers }: FigureDesign): Drawing => [
  fill(edge, `M0 0 H${width} V${NECK} H0Z`),
  fill(coat, `M0 ${NECK} H${width} V${height} H0Z`),
  fill(trousers, `M0 290 H${width} V${height} H0Z`),
  fill('rgba(0, 0, 0, 0.5)', `M102 296 h6 V${height} h-6Z`),
  fill('#241d1a', `M0 318 H${width} V${height} H0Z`),
];

/** Falls from the head onto the shoulders. */
const CHIN = fill('rgba(10, 8, 20, 0.3)', 'M40 176 H170 L160 208 Q105 222 50 208Z');

export const frontOf =
  (design: FigureDesign): Paint =>
  (brush) =>
    paintDrawing(brush, [...clothes(design), CHIN, ...design.front, ...design.collar, ...design.head]); // prettier-ignore

/** Seen from behind, the card is the other way round, and so is the head that it was cut for. */
export const backOf =
  (design: FigureDesign): Paint =>
  (brush) => {
    paintDrawing(brush, [...clothes(design), CHIN, ...design.back]);
    brush.save();
    brush.translate(width, 0);
    brush.scale(-1, 1);
    paintDrawing(brush, [...design.collar, ...design.head]);
    brush.restore();
  };
