import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import { FIGURE } from './silhouette';

export function coat(brush: Brush, color: string, trousers = '#2f3947'): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, FIGURE.width, FIGURE.height);
  fillPath(brush, trousers, 'M0 276 H210 V370 H0Z');
  strokePath(brush, 'rgba(0, 0, 0, 0.5)', 7, 'M105 284 V334');
  fillPath(brush, '#241d1a', 'M0 318 H210 V370 H0Z');
  fillPath(
    brush,
    'rgba(255, 255, 255, 0.16)',
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
  fillEllipse(brush, 'rgba(0, 0, 0, 0.3)', 41, 259, size, size + 2);
  fillEllipse(brush, 'rgba(0, 0, 0, 0.3)', 169, 259, size, size + 2);
  fillEllipse(brush, color, 40, 256, size, size + 2);
  fillEllipse(brush, color, 170, 256, size, size + 2);
}

export function head(brush: Brush, skin: string, y = 90): void {
  fillEllipse(brush, 'rgba(0, 0, 0, 0.25)', 105, y + 5, 48, 48);
  fillEllipse(brush, skin, 105, y, 46, 47);
  fillEllipse(brush, 'rgba(0, 0, 0, 0.10)', 105, y + 40, 34, 12);
  fillEllipse(brush, 'rgba(214, 92, 74, 0.38)', 76, y + 18, 11, 8);
  fillEllipse(brush, 'rgba(214, 92, 74, 0.38)', 134, y + 18, 11, 8);
}

export function face(brush: Brush, y = 90, brows: string = palette.ink): void {
  for (const x of [87, 123]) {
    fillEllipse(brush, '#fff', x, y, 9, 10);
    fillEllipse(brush, palette.ink, x + 1, y + 1, 5.5, 7);
    fillEllipse(brush, '#fff', x + 3, y - 2, 2);
  }
  strokePath(brush, brows, 5, `M76 ${y - 17} l20 3 M134 ${y - 17} l-20 3`);
  strokePath(brush, '#8a4438', 4.5, `M94 ${y + 25} q11 6 22 0`);
}

/** Seen from behind; the backpack is a body of its own and covers the middle. */
export function behind(brush: Brush, coatColor: string, hair: string, trousers?: string): void {
  coat(brush, coatColor, trousers);
  crown(brush, hair);
  fillEllipse(brush, hair, 105, 84, 56, 60);
  strokePath(brush, 'rgba(0, 0, 0, 0.3)', 4, 'M72 60 Q90 44 118 50 M66 96 Q96 116 146 94');
  strokePath(brush, '#33402f', 10, 'M62 146 L56 180 M148 146 L154 180');
}

/** A long gun carried upright at the side: a dark barrel on a wooden stock. */
export function longGun(brush: Brush, x: number, top: number, scope = false): void {
  strokePath(brush, '#171b22', 15, `M${x} ${top + 8} V232`);
  strokePath(brush, '#5a6472', 8, `M${x} ${top + 8} V232`);
  strokePath(brush, '#3a2415', 22, `M${x} 210 L${x - 4} 272`);
  strokePath(brush, '#9a6636', 14, `M${x} 210 L${x - 4} 272`);
  if (scope) strokePath(brush, '#11151b', 13, `M${x - 14} 150 V196`);
}
