import { palette } from '../palette';
import { chance } from './chance';
import { TOWER } from '../../physics/measure/structure';
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from './paint';

/** Plain corrugated card, for the sides and the tray, 10 by 20. */
export const cardboardPaint: Paint = (brush) => cardboard(brush, 10, 20);

/** The tower's face, 9 by 19: planks nailed over it, eyes behind them, teeth around the mouth. */
export const towerPaint: Paint = (brush) => {
  cardboard(brush, TOWER.width, TOWER.height);
  darkWindow(brush);
  boards(brush);
  teeth(brush);
  hazardBand(brush);
};

function cardboard(brush: Brush, width: number, height: number): void {
  brush.fillStyle = palette.card;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = 'rgba(90, 58, 26, 0.16)';
  for (let x = 0; x < width; x += 0.4) brush.fillRect(x, 0, 0.15, height);
  const random = chance(41);
  for (let i = 0; i < 60; i += 1) {
    brush.fillStyle = `rgba(50, 30, 12, ${random() * 0.08})`;
    brush.fillRect(random() * width, random() * height, random() * 3, random() * 0.5);
  }
}

function darkWindow(brush: Brush): void {
  fillPath(brush, '#191d24', 'M2 4.6 H7 V10.4 H2Z');
  for (const [x, y] of [
    [3.3, 6.4],
    [5.4, 5.9],
    [4.3, 8.3],
    [6.2, 8.6],
  ] as const) {
    fillEllipse(brush, '#7f977b', x, y, 0.75, 0.85);
    fillEllipse(brush, '#fff2a8', x - 0.26, y - 0.1, 0.16);
    fillEllipse(brush, '#fff2a8', x + 0.26, y - 0.06, 0.13);
  }
}

function boards(brush: Brush): void {
  for (const path of ['M1.3 5.6 L7.7 4.7 M1.4 7.6 L7.6 8.2', 'M1.5 10.1 L7.6 9.6']) {
    strokePath(brush, '#4a2f1a', 0.95, path);
    strokePath(brush, '#8a5f38', 0.75, path);
  }
  for (const [x, y] of [[1.8, 5.5], [7.2, 4.8], [1.9, 7.7], [7.1, 8.1]] as const) fillEllipse(brush, '#2b1c10', x, y, 0.12); // prettier-ignore
}

function teeth(brush: Brush): void {
  fillPath(brush, palette.danger, 'M0.4 19 V13.6 Q4.5 10.2 8.6 13.6 V19Z');
  fillPath(
    brush,
    '#f4ead2',
    'M1 13.9 l0.7 1.5 0.7 -2 0.7 2 0.7 -2.3 0.8 2.4 0.8 -2.4 0.7 2.3 0.7 -2 0.7 2 0.6 -1.5 Q4.5 10.6 1 13.9Z',
  );
}

function hazardBand(brush: Brush): void {
  brush.save();
  brush.beginPath();
  brush.rect(0, 1.2, TOWER.width, 1.6);
  brush.clip();
  brush.fillStyle = '#e7b23c';
  brush.fillRect(0, 1.2, TOWER.width, 1.6);
  for (let x = -2; x < 12; x += 2)
    fillPath(brush, palette.ink, `M${x} 2.8 l1.6 -1.6 h1 l-1.6 1.6Z`);
  brush.restore();
}
