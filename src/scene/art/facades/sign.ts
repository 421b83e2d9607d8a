import type { Brush } from '../paint';
import type { FacadeDesign } from './design';

const HEIGHT = 2.4;
const LETTER = 2.1;

/** A board as wide as its word, centred unless the roof is lopsided enough to carry it at one end. */
export function paintSign(brush: Brush, { sign, width, id }: FacadeDesign): void {
  brush.font = `700 ${LETTER}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  brush.textBaseline = 'middle';
  brush.textAlign = 'center';
  brush.letterSpacing = '0.16px';
  const board = brush.measureText(sign.text).width + 1.2;
  const middle = id === 'motel' ? board / 2 + 0.9 : width / 2;
  brush.fillStyle = sign.board;
  brush.beginPath();
  brush.roundRect(middle - board / 2, sign.y, board, HEIGHT, 0.25);
  brush.fill();
  if (sign.board !== '#000') {
    brush.strokeStyle = 'rgba(255, 255, 255, 0.35)';
    brush.lineWidth = 0.1;
    brush.stroke();
  }
  brush.fillStyle = sign.color;
  brush.fillText(sign.text, middle + 0.08, sign.y + HEIGHT / 2 + 0.12);
}
