import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import type { FigureDesign } from './design';
import { coat, crown, foot } from './parts';

const SKIN = '#93ab8f';
const SHADE = '#5f7a62';

function deadHead(brush: Brush): void {
  fillEllipse(brush, SKIN, 105, 88, 47, 50);
  fillEllipse(brush, SHADE, 84, 88, 18, 20);
  fillEllipse(brush, SHADE, 127, 86, 16, 18);
  fillEllipse(brush, '#fff6b8', 84, 88, 12, 13);
  fillEllipse(brush, '#fff6b8', 127, 87, 9, 10);
  fillEllipse(brush, palette.ink, 86, 90, 4);
  fillEllipse(brush, palette.ink, 126, 88, 3);
  fillPath(brush, '#3a1f24', 'M82 118 Q106 108 130 116 Q126 136 104 134 Q86 134 82 118Z');
  fillPath(brush, '#f2efdc', 'M92 115 l8 -1 -3 9Z M110 113 l8 0 -4 9Z M98 133 l7 1 -3 -8Z');
}

function arms(brush: Brush, sleeve: string): void {
  strokePath(brush, sleeve, 36, 'M54 200 L26 176 M156 200 L184 176');
  fillEllipse(brush, SKIN, 25, 152, 20, 22);
  fillEllipse(brush, SKIN, 185, 152, 20, 22);
  strokePath(brush, SHADE, 4, 'M18 136 v16 M27 134 v16 M178 134 v16 M188 136 v16');
}

function frost(brush: Brush): void {
  fillPath(
    brush,
    'rgba(240, 248, 255, 0.9)',
    'M56 156 Q105 140 154 156 L148 172 L136 160 L122 174 L108 158 L92 174 L80 160 L66 172Z',
  );
  fillPath(
    brush,
    'rgba(240, 248, 255, 0.8)',
    'M30 272 l10 22 10 -22 14 28 14 -28 16 20 14 -20 14 28 14 -28 14 22 14 -22Z',
  );
}

function dead(cloth: string, dress: (brush: Brush) => void, headTop: number): FigureDesign {
  const worn = (brush: Brush): void => {
    coat(brush, cloth, '#3c4653');
    crown(brush, SHADE);
    arms(brush, cloth);
    frost(brush);
  };
  return {
    silhouette: { headTop, headHalf: 54, shoulderHalf: 78, reaching: true },
    front: (brush) => {
      worn(brush);
      deadHead(brush);
      dress(brush);
    },
    back: (brush) => {
      worn(brush);
      fillEllipse(brush, SHADE, 105, 84, 50, 56);
      foot(brush, '#4c5a50');
    },
  };
}

const postman = dead(
  '#3f5f8c',
  (brush) => {
    fillPath(brush, '#2d466b', 'M50 66 Q54 14 105 14 Q156 14 160 66 L176 76 Q105 56 44 72Z');
    fillPath(brush, '#d9a441', 'M94 34 h22 v16 h-22Z');
    strokePath(brush, '#7a5532', 10, 'M62 160 L146 250');
    fillPath(brush, '#7a5532', 'M120 220 h56 v46 h-56Z');
    fillPath(brush, '#f3efe2', 'M128 208 h40 v20 h-40Z');
    foot(brush, '#4c5a50', '3');
  },
  8,
);

const hockey = dead(
  '#b8462f',
  (brush) => {
    fillPath(brush, '#f1f1ea', 'M0 206 H210 V222 H0Z M0 236 H210 V248 H0Z');
    fillPath(brush, '#e9e6d8', 'M62 74 Q64 42 105 42 Q146 42 148 74 L144 100 H66Z');
    for (const [x, y] of [[84, 62], [105, 58], [126, 62], [74, 78], [136, 78]] as const) fillEllipse(brush, '#4b4238', x, y, 3.5); // prettier-ignore
    fillEllipse(brush, '#2a1a1a', 84, 88, 12, 10);
    fillEllipse(brush, '#2a1a1a', 126, 88, 12, 10);
    fillEllipse(brush, '#fff6b8', 85, 89, 6);
    fillEllipse(brush, '#fff6b8', 126, 89, 5);
    foot(brush, '#4c5a50', '5');
  },
  20,
);

const bride = dead(
  '#dcd6cf',
  (brush) => {
    fillPath(
      brush,
      'rgba(255, 255, 255, 0.92)',
      'M46 112 Q38 18 105 16 Q172 18 164 112 Q150 54 105 52 Q60 54 46 112Z',
    );
    for (const x of [72, 92, 114, 136])
      fillEllipse(brush, '#c45b74', x, 42 - Math.abs(104 - x) * -0.12, 9);
    fillPath(brush, 'rgba(160, 150, 150, 0.5)', 'M84 180 h42 l-8 80 h-26Z');
    foot(brush, '#4c5a50', '1');
  },
  10,
);

export const zombies = { postman, hockey, bride };
