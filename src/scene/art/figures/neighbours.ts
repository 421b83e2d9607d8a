import { polygon } from '../outline';
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import type { FigureDesign } from './design';
import { behind, coat, crown, face, head, mittens } from './parts';

const CURLS = [[58, 62], [50, 90], [60, 116], [82, 40], [110, 32], [136, 42], [154, 64], [160, 92], [150, 116]] as const; // prettier-ignore

function curls(brush: Brush): void {
  for (const [x, y] of CURLS) fillEllipse(brush, '#4a2a1c', x, y, 24);
  for (const [x, y] of CURLS) strokePath(brush, '#6d4330', 4, `M${x - 12} ${y} q10 -14 20 -2`);
}

function bat(brush: Brush): void {
  strokePath(brush, '#3a2415', 24, 'M152 250 L184 138');
  strokePath(brush, '#d8a463', 17, 'M152 250 L184 138');
  strokePath(brush, '#8a5a2c', 10, 'M152 252 L160 226');
}

const anita: FigureDesign = {
  silhouette: {
    headTop: 4,
    headHalf: 66,
    shoulderHalf: 74,
    prop: polygon([[150, 232], [172, 116], [194, 112], [199, 128], [176, 246]]), // prettier-ignore
  },
  front: (brush) => {
    coat(brush, '#4c6584');
    crown(brush, '#4a2a1c');
    curls(brush);
    head(brush, '#c98a62', 92);
    fillPath(brush, '#4a2a1c', 'M58 78 Q74 40 112 44 Q150 46 152 80 Q120 56 58 78Z');
    face(brush, 94);
    bat(brush);
    fillPath(
      brush,
      palette.danger,
      'M48 140 Q105 168 162 140 L164 164 Q105 190 46 164Z M62 166 l30 4 l-6 70 l-28 -4Z',
    );
    strokePath(brush, '#e5776a', 4, 'M52 148 Q105 174 158 148');
    mittens(brush, palette.danger);
  },
  back: (brush) => {
    behind(brush, '#4c6584', '#4a2a1c');
    curls(brush);
    fillPath(brush, palette.danger, 'M48 138 Q105 160 162 138 L164 160 Q105 180 46 160Z');
  },
};

const gabriel: FigureDesign = {
  silhouette: { headTop: 18, headHalf: 54, shoulderHalf: 84 },
  front: (brush) => {
    coat(brush, '#e8b02c', '#33363c');
    fillPath(brush, '#f6f6e8', 'M0 214 H210 V232 H0Z');
    fillPath(brush, '#c9ccc0', 'M0 220 H210 V225 H0Z');
    crown(brush, '#1f1a1a');
    head(brush, '#b97d56', 92);
    fillPath(brush, '#1f1a1a', 'M52 82 Q54 22 105 22 Q156 22 158 82 Q132 54 105 56 Q78 54 52 82Z');
    face(brush, 92);
    strokePath(brush, '#1f1a1a', 12, 'M78 118 q27 -16 54 0');
    fillPath(brush, '#7d2420', 'M116 246 Q120 190 160 190 Q200 192 202 246 L206 260 H112Z');
    fillPath(brush, '#cf4536', 'M120 240 Q126 196 160 196 Q194 198 198 240Z');
    fillEllipse(brush, '#ffd76a', 159, 222, 13);
    mittens(brush, '#33363c');
  },
  back: (brush) => {
    behind(brush, '#e8b02c', '#1f1a1a', '#33363c');
    fillPath(brush, '#f6f6e8', 'M0 214 H210 V232 H0Z');
  },
};

const lily: FigureDesign = {
  silhouette: {
    headTop: 34,
    headHalf: 56,
    shoulderHalf: 60,
    hemHalf: 66,
    knot: { top: 6, half: 26 },
  },
  front: (brush) => {
    coat(brush, '#e3cf52', '#4a5a78');
    crown(brush, '#2f78c9');
    fillPath(brush, '#b5713c', 'M44 96 Q40 150 58 166 L72 120Z M166 96 Q170 150 152 166 L138 120Z');
    head(brush, '#f0c4a2', 106);
    face(brush, 108);
    fillPath(brush, '#2f78c9', 'M36 88 Q44 26 105 26 Q166 26 174 88Z');
    strokePath(brush, '#5b9be0', 5, 'M74 40 V74 M105 34 V72 M136 40 V74');
    fillPath(brush, '#eef3f7', 'M34 74 Q105 58 176 74 V98 Q105 82 34 98Z');
    fillEllipse(brush, '#eef3f7', 105, 22, 26, 20);
    fillPath(brush, '#d6dee6', 'M158 222 l10 -40 l12 4 l-8 40Z');
    mittens(brush, '#d0503f', 27);
  },
  back: (brush) => {
    behind(brush, '#e3cf52', '#2f78c9', '#4a5a78');
    fillPath(brush, '#eef3f7', 'M34 86 Q105 104 176 86 V108 Q105 126 34 108Z');
    fillEllipse(brush, '#eef3f7', 105, 22, 26, 20);
  },
};

const olivia: FigureDesign = {
  silhouette: { headTop: 10, headHalf: 60, shoulderHalf: 74, hemHalf: 82 },
  front: (brush) => {
    coat(brush, '#f1f2ee', '#5b6472');
    fillPath(brush, '#f1f2ee', 'M0 270 H78 L84 312 H0Z M132 270 H210 V312 H126Z');
    fillPath(brush, '#3f8f86', 'M78 150 Q105 170 132 150 L126 268 H84Z');
    strokePath(brush, 'rgba(40, 60, 80, 0.4)', 5, 'M78 150 L86 270 M132 150 L124 270');
    crown(brush, '#8a3f24');
    fillPath(brush, '#8a3f24', 'M40 70 Q36 140 56 150 L154 150 Q174 140 170 70Z');
    head(brush, '#8c5a3c', 92);
    fillPath(brush, '#a54d2c', 'M50 92 Q48 20 105 22 Q162 20 160 92 Q150 56 118 52 Q86 60 50 92Z');
    face(brush, 96);
    strokePath(brush, '#20242c', 5, 'M72 96 a15 14 0 1 0 30 0 a15 14 0 1 0 -30 0 M108 96 a15 14 0 1 0 30 0 a15 14 0 1 0 -30 0 M102 94 h6'); // prettier-ignore
    fillPath(brush, '#e8edf1', 'M128 206 h58 v46 h-58Z');
    strokePath(brush, '#7b8794', 5, 'M128 206 h58 v46 h-58Z');
    fillPath(brush, palette.danger, 'M150 212 h14 v10 h10 v14 h-10 v10 h-14 v-10 h-10 v-14 h10Z');
    mittens(brush, '#5b8f9c', 15);
  },
  back: (brush) => {
    behind(brush, '#f1f2ee', '#8a3f24', '#f1f2ee');
    fillPath(brush, '#8a3f24', 'M40 70 Q36 140 56 150 L154 150 Q174 140 170 70Z');
  },
};

export const neighbours = { anita, gabriel, lily, olivia };
