import type { Brush } from '../paint';
import type { Pane } from './design';

const FRAME = 0.28;

export function paintPane(brush: Brush, pane: Pane, trim: string): void {
  const { x, y, width, height } = pane;
  brush.fillStyle = 'rgba(10, 12, 18, 0.4)';
  brush.fillRect(x - FRAME + 0.1, y - FRAME + 0.14, width + FRAME * 2, height + FRAME * 2);
  brush.fillStyle = trim;
  brush.fillRect(x - FRAME, y - FRAME, width + FRAME * 2, height + FRAME * 2);
  paintGlass(brush, pane);
  brush.fillStyle = trim;
  brush.fillRect(x + width / 2 - 0.08, y, 0.16, height);
  brush.fillRect(x, y + height * 0.45, width, 0.14);
  snowOnSill(brush, pane);
}

/** The same glass and bars again, so that bars stay dark against the light. */
export function paintPaneLight(brush: Brush, pane: Pane): void {
  if (!pane.lit) return;
  paintGlass(brush, pane);
  brush.fillStyle = '#000';
  brush.fillRect(pane.x + pane.width / 2 - 0.08, pane.y, 0.16, pane.height);
  brush.fillRect(pane.x, pane.y + pane.height * 0.45, pane.width, 0.14);
}

function paintGlass(brush: Brush, { x, y, width, height, lit }: Pane): void {
  const glass = brush.createLinearGradient(x, y, x, y + height);
  glass.addColorStop(0, lit ? '#ffe3a6' : '#2c3b52');
  glass.addColorStop(0.55, lit ? '#ffb65c' : '#1c283a');
  glass.addColorStop(1, lit ? '#e08436' : '#141d2b');
  brush.fillStyle = glass;
  brush.fillRect(x, y, width, height);
  if (lit) {
    brush.fillStyle = 'rgba(140, 52, 20, 0.4)';
    brush.fillRect(x, y, width * 0.16, height);
    brush.fillRect(x + width * 0.84, y, width * 0.16, height);
  } else {
    brush.fillStyle = 'rgba(160, 190, 225, 0.16)';
    brush.fillRect(x + width * 0.12, y + height * 0.08, width * 0.22, height * 0.34);
  }
}

function snowOnSill(brush: Brush, { x, y, width, height }: Pane): void {
  brush.fillStyle = '#f3f7fa';
  brush.beginPath();
  brush.ellipse(x + width / 2, y + height + FRAME, width / 2 + 0.4, 0.26, 0, 0, Math.PI * 2);
  brush.fill();
}
