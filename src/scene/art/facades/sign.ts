import type { Brush } from '../paint';
import type { Sign } from './design';

const HEIGHT = 2.3;
const LETTER = 2.05;

/** A board as wide as its word. */
export function paintSign(brush: Brush, sign: Sign): void {
  brush.font = `700 ${LETTER}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  brush.textBaseline = 'middle';
  brush.textAlign = 'center';
  brush.letterSpacing = '0.16px';
  const board = brush.measureText(sign.text).width + 1.2;
  brush.fillStyle = sign.board;
  brush.beginPath();
  brush.roundRect(sign.x - board / 2, sign.y, board, HEIGHT, 0.25);
  brush.fill();
  if (sign.board !== '#000') {
    brush.strokeStyle = 'rgba(255, 255, 255, 0.35)';
    brush.lineWidth = 0.1;
    brush.stroke();
  }
  brush.fillStyle = sign.color;
  brush.fillText(sign.text, sign.x + 0.08, sign.y + HEIGHT / 2 + 0.1);
  brush.letterSpacing = '0px';
}
