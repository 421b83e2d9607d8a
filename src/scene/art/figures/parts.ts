import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import { FIGURE } from './silhouette';

export function foot(brush: Brush, color: string, label = ''): void {
  brush.fillStyle = color;
  brush.fillRect(0, 332, FIGURE.width, 38);
  brush.fillStyle = 'rgba(255, 255, 255, 0.85)';
  brush.fillRect(0, 328, FIGURE.width, 8);
  brush.fillStyle = '#fff';
  brush.font = '700 34px "Barlow Condensed", sans-serif';
  brush.textAlign = 'center';
  brush.fillText(label, FIGURE.width / 2, 364);
}

export function coat(brush: Brush, color: string, trousers = '#2f3947'): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, FIGURE.width, FIGURE.height);
  fillPath(brush, trousers, 'M0 276 H210 V340 H0Z');
  strokePath(brush, 'rgba(0, 0, 0, 0.5)', 7, 'M105 284 V334');
  fillPath(
    brush,
    'rgba(255, 255, 255, 0.14)',
    'M40 150 Q105 128 170 150 L166 168 Q105 146 44 168Z',
  );
  fillPath(brush, 'rgba(0, 0, 0, 0.22)', 'M0 262 H210 V278 H0Z');
  strokePath(brush, 'rgba(0, 0, 0, 0.35)', 5, 'M105 160 V268');
  strokePath(brush, 'rgba(0, 0, 0, 0.32)', 6, 'M48 176 Q36 220 44 262 M162 176 Q174 220 166 262');
}

/** Hair or hat behind the face. It runs over the card's rim, which is all that shows from above. */
export function crown(brush: Brush, color: string): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, FIGURE.width, 126);
}

export function mittens(brush: Brush, color: string, size = 17): void {
  fillEllipse(brush, color, 40, 256, size, size + 2);
  fillEllipse(brush, color, 170, 256, size, size + 2);
}

export function head(brush: Brush, skin: string, y = 90): void {
  fillEllipse(brush, skin, 105, y, 46, 47);
  fillEllipse(brush, 'rgba(0, 0, 0, 0.10)', 105, y + 40, 34, 12);
  fillEllipse(brush, 'rgba(214, 92, 74, 0.38)', 76, y + 18, 11, 8);
  fillEllipse(brush, 'rgba(214, 92, 74, 0.38)', 134, y + 18, 11, 8);
}

export function face(brush: Brush, y = 90): void {
  for (const x of [87, 123]) {
    fillEllipse(brush, '#fff', x, y, 9, 10);
    fillEllipse(brush, palette.ink, x + 1, y + 1, 5.5, 7);
    fillEllipse(brush, '#fff', x + 3, y - 2, 2);
  }
  strokePath(brush, palette.ink, 5, `M76 ${y - 17} l20 3 M134 ${y - 17} l-20 3`);
  strokePath(brush, '#8a4438', 4.5, `M94 ${y + 25} q11 6 22 0`);
}

/** The back of a survivor: a backpack whose upper half tells who may still act today. */
export function backpack(brush: Brush, coatColor: string, hair: string): void {
  coat(brush, coatColor);
  crown(brush, hair);
  fillEllipse(brush, hair, 105, 84, 56, 60);
  brush.fillStyle = '#3d4a3a';
  brush.beginPath();
  brush.roundRect(54, 150, 102, 118, 18);
  brush.fill();
  fillPath(brush, '#ffcf73', 'M62 158 H148 V206 H62Z');
  fillEllipse(brush, '#fff3c9', 105, 184, 15);
  fillPath(brush, '#2c3729', 'M62 214 H148 V222 H62Z');
}
