import { chance } from '../chance';
import type { Brush, Paint } from '../paint';
import { FACADE, type FacadeDesign } from './design';
import { paintPane, paintPaneLight } from './panes';
import { paintSign } from './sign';
import { paintWall } from './walls';

export const facadePaint =
  (design: FacadeDesign): Paint =>
  (brush) => {
    paintWall(brush, design);
    paintTrim(brush, design);
    design.details(brush);
    design.panes.forEach((pane) => paintPane(brush, pane, design.trim));
    if (design.sign) paintSign(brush, design.sign);
    grime(brush, design);
  };

/** Only what shines by itself, on black. */
export const facadeLight =
  (design: FacadeDesign): Paint =>
  (brush) => {
    design.panes.forEach((pane) => paintPaneLight(brush, pane));
    design.shining?.(brush);
    if (design.sign?.neon) paintSign(brush, { ...design.sign, board: '#000' });
  };

/** The back: bare corrugated card with the windows cut through it and the sign pencilled on. */
export const backPaint =
  (design: FacadeDesign): Paint =>
  (brush) => {
    const { width, panes, sign, roof } = design;
    brush.fillStyle = '#b48c5c';
    brush.fillRect(0, 0, width, FACADE.height);
    brush.fillStyle = 'rgba(70, 44, 20, 0.14)';
    for (let x = 0; x < width; x += 0.5) brush.fillRect(x, 0, 0.2, FACADE.height);
    // Seen from behind, everything changes sides.
    brush.save();
    brush.translate(width, 0);
    brush.scale(-1, 1);
    brush.strokeStyle = design.wall.color;
    brush.lineWidth = 1.5;
    brush.lineJoin = 'round';
    brush.beginPath();
    roof.forEach(([x, y]) => brush.lineTo(x, y));
    brush.stroke();
    brush.fillStyle = design.wall.color;
    brush.fillRect(0, 10.3, width, 1.7);
    panes.forEach((pane) => paintPane(brush, pane, '#8a6236'));
    brush.restore();
    if (sign) paintSign(brush, { ...sign, x: width - sign.x });
    else design.emblem?.(brush);
  };

export const backLight =
  (design: FacadeDesign): Paint =>
  (brush) => {
    brush.translate(design.width, 0);
    brush.scale(-1, 1);
    design.panes.forEach((pane) => paintPaneLight(brush, pane));
  };

function paintTrim(brush: Brush, { trim, roof, width }: FacadeDesign): void {
  brush.strokeStyle = trim;
  brush.lineWidth = 0.9;
  brush.lineJoin = 'round';
  brush.beginPath();
  roof.forEach(([x, y]) => brush.lineTo(x, y));
  brush.stroke();
  brush.strokeStyle = 'rgba(0, 0, 0, 0.3)';
  brush.lineWidth = 0.12;
  brush.beginPath();
  roof.forEach(([x, y]) => brush.lineTo(x, y + 0.5));
  brush.stroke();
  const gap = width - FACADE.support * 2;
  const top = FACADE.height - 1;
  brush.fillStyle = trim;
  brush.fillRect(FACADE.support - 0.5, top - 0.4, gap + 1, 0.6);
  brush.fillStyle = '#1b1715';
  brush.fillRect(FACADE.support, top + 0.15, gap, 1);
  brush.fillStyle = 'rgba(0, 0, 0, 0.35)';
  brush.fillRect(FACADE.support - 0.5, top + 0.15, gap + 1, 0.12);
}

function grime(brush: Brush, { id, width }: FacadeDesign): void {
  const random = chance(id.length * 97 + id.charCodeAt(0));
  const frost = brush.createLinearGradient(0, 8, 0, FACADE.height);
  frost.addColorStop(0, 'rgba(222, 233, 244, 0)');
  frost.addColorStop(1, 'rgba(222, 233, 244, 0.3)');
  brush.fillStyle = frost;
  brush.fillRect(0, 0, width, FACADE.height);
  for (let i = 0; i < 50; i += 1) {
    brush.fillStyle = `rgba(12, 14, 20, ${random() * 0.08})`;
    brush.fillRect(random() * width, random() * 10, 0.2 + random() * 0.3, 0.6 + random() * 2.4);
  }
}
