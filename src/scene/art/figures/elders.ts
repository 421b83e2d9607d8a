import { polygon } from '../outline';
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath } from '../paint';
import type { FigureDesign } from './design';
import { behind, coat, crown, face, head, mittens } from './parts';

const elijah: FigureDesign = {
  silhouette: { headTop: 14, headHalf: 52, shoulderHalf: 80, hemHalf: 90 },
  front: (brush) => {
    coat(brush, '#7b5230', '#7b5230');
    fillPath(brush, '#5f3d22', 'M96 160 H114 V330 H96Z');
    for (const y of [176, 206, 236]) fillEllipse(brush, '#e0b766', 84, y, 5);
    crown(brush, '#e9e9e4');
    head(brush, '#7d5238', 88);
    fillPath(brush, '#e9e9e4', 'M54 74 Q58 44 70 40 L74 70Z M156 74 Q152 44 140 40 L136 70Z');
    face(brush, 86, '#e9e9e4');
    fillPath(
      brush,
      '#f4f4ef',
      'M58 96 Q60 112 82 108 Q105 98 128 108 Q150 112 152 96 Q158 164 105 184 Q52 164 58 96Z',
    );
    strokePath(brush, '#8a4438', 5, 'M94 122 q11 6 22 0');
    strokePath(brush, '#c9c9c0', 4, 'M84 136 q4 20 14 30 M126 136 q-4 20 -14 30');
    fillPath(brush, '#3a2415', 'M0 254 H210 V270 H0Z');
    strokePath(brush, palette.danger, 15, 'M150 240 V286');
    fillEllipse(brush, palette.amber, 150, 232, 9, 11);
    mittens(brush, '#3f4a3a', 16);
  },
  back: (brush) => {
    behind(brush, '#7b5230', '#e9e9e4', '#7b5230');
    fillEllipse(brush, '#8a5c40', 105, 56, 34, 26);
  },
};

const john: FigureDesign = {
  silhouette: { headTop: 6, headHalf: 50, shoulderHalf: 78, brim: { y: 62, half: 91 } },
  front: (brush) => {
    coat(brush, '#c2935a', '#4a3c31');
    crown(brush, '#6d4a2f');
    head(brush, '#e0ad86', 98);
    face(brush, 100);
    strokePath(brush, '#6d4a2f', 10, 'M82 120 q23 -12 46 0');
    fillPath(brush, '#7a5832', 'M0 0 H210 V52 H0Z');
    fillPath(brush, '#5c4127', 'M0 50 H210 V80 H0Z');
    fillPath(brush, '#2e2117', 'M54 42 H156 V54 H54Z');
    strokePath(brush, '#96703f', 5, 'M92 14 Q105 26 118 14');
    fillPath(brush, '#ffd76a', 'M70 176 l7 15 16 1 -12 11 4 16 -15 -9 -15 9 4 -16 -12 -11 16 -1Z');
    mittens(brush, '#5b4532');
  },
  back: (brush) => {
    behind(brush, '#c2935a', '#7a5832', '#4a3c31');
    fillPath(brush, '#5c4127', 'M0 54 H210 V80 H0Z');
    fillPath(brush, '#2e2117', 'M54 44 H156 V55 H54Z');
  },
};

const loretta: FigureDesign = {
  silhouette: {
    headTop: 34,
    headHalf: 52,
    shoulderHalf: 80,
    hemHalf: 84,
    knot: { top: 5, half: 28 },
    prop: polygon([[164, 250], [170, 128], [190, 124], [198, 138], [190, 252]]), // prettier-ignore
  },
  front: (brush) => {
    coat(brush, '#7d4f86', '#7d4f86');
    fillPath(brush, '#f3ead6', 'M66 176 H144 L156 318 H54Z');
    fillPath(brush, '#f3ead6', 'M74 140 L82 178 H96 L84 140Z M136 140 L128 178 H114 L126 140Z');
    fillPath(brush, '#d56a5c', 'M82 236 h46 v34 q-23 14 -46 0Z');
    crown(brush, '#b9bcc2');
    head(brush, '#efc7a8', 96);
    fillPath(brush, '#c8cbd0', 'M50 92 Q52 34 105 34 Q158 34 160 92 Q138 58 105 60 Q72 58 50 92Z');
    fillEllipse(brush, '#c8cbd0', 105, 22, 30, 22);
    strokePath(brush, '#9ea2aa', 4, 'M84 22 q20 12 42 0 M70 56 q34 -18 70 0');
    face(brush, 98, '#8d9098');
    strokePath(brush, '#3a2415', 26, 'M180 246 V148');
    strokePath(brush, '#dcae6f', 19, 'M180 246 V148');
    strokePath(brush, '#8a5a2c', 9, 'M180 252 V262');
    mittens(brush, '#b5527a');
  },
  back: (brush) => {
    behind(brush, '#7d4f86', '#c8cbd0', '#7d4f86');
    fillEllipse(brush, '#aeb2b9', 105, 24, 28, 20);
    fillPath(brush, '#f3ead6', 'M94 262 l-26 40 h20 l17 -30 l17 30 h20 l-26 -40Z');
  },
};

export const elders = { elijah, john, loretta };
