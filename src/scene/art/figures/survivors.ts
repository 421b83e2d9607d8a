import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import type { FigureDesign } from './design';
import { backpack, coat, crown, face, foot, head, mittens } from './parts';

function curls(brush: Brush): void {
  for (const [x, y] of [[58, 62], [50, 90], [60, 116], [82, 40], [110, 32], [136, 42], [154, 64], [160, 92], [150, 116]] as const) fillEllipse(brush, '#43261a', x, y, 24); // prettier-ignore
}

const anita: FigureDesign = {
  silhouette: { headTop: 6, headHalf: 66, shoulderHalf: 74 },
  front: (brush) => {
    coat(brush, '#4c6584');
    crown(brush, '#43261a');
    curls(brush);
    head(brush, '#c98a62', 92);
    fillPath(brush, '#43261a', 'M58 78 Q74 40 112 44 Q150 46 152 80 Q120 56 58 78Z');
    face(brush, 94);
    fillPath(
      brush,
      palette.danger,
      'M48 140 Q105 168 162 140 L164 164 Q105 190 46 164Z M120 166 l30 4 l-6 66 l-28 -4Z',
    );
    strokePath(brush, '#3a2415', 20, 'M170 262 L196 150');
    strokePath(brush, '#d39a58', 14, 'M170 262 L196 150');
    mittens(brush, palette.danger);
    foot(brush, palette.danger);
  },
  back: (brush) => backpack(brush, '#4c6584', '#43261a'),
};

const john: FigureDesign = {
  silhouette: { headTop: 8, headHalf: 50, shoulderHalf: 78, brim: { y: 62, half: 92 } },
  front: (brush) => {
    coat(brush, '#b98b54', '#4a3c31');
    crown(brush, '#6d4a2f');
    head(brush, '#e0ad86', 98);
    face(brush, 100);
    strokePath(brush, '#6d4a2f', 9, 'M84 118 q21 -10 42 0');
    fillPath(brush, '#70512f', 'M0 0 H210 V52 H0Z');
    fillPath(brush, '#5c4127', 'M0 50 H210 V78 H0Z');
    fillPath(brush, '#2e2117', 'M54 44 H156 V54 H54Z');
    fillPath(brush, '#ffd76a', 'M70 178 l6 13 14 1 -11 9 4 14 -13 -8 -13 8 4 -14 -11 -9 14 -1Z');
    mittens(brush, '#5b4532');
    foot(brush, '#3f6b8f');
  },
  back: (brush) => backpack(brush, '#b98b54', '#70512f'),
};

const lily: FigureDesign = {
  silhouette: { headTop: 16, headHalf: 56, shoulderHalf: 62 },
  front: (brush) => {
    coat(brush, '#d9c95d', '#4a5a78');
    crown(brush, '#3f7fc1');
    fillPath(brush, '#b5713c', 'M44 96 Q40 150 58 160 L70 120Z M166 96 Q170 150 152 160 L140 120Z');
    head(brush, '#f0c4a2', 102);
    face(brush, 104);
    fillPath(brush, '#3f7fc1', 'M40 84 Q44 8 105 8 Q166 8 170 84Z');
    fillPath(brush, '#e8edf1', 'M40 70 Q105 54 170 70 V92 Q105 76 40 92Z');
    fillEllipse(brush, '#e8edf1', 105, 22, 18);
    mittens(brush, '#c0503f', 25);
    foot(brush, '#3f7fc1');
  },
  back: (brush) => backpack(brush, '#d9c95d', '#3f7fc1'),
};

const gabriel: FigureDesign = {
  silhouette: { headTop: 22, headHalf: 52, shoulderHalf: 84 },
  front: (brush) => {
    coat(brush, '#e3ac2b', '#33363c');
    fillPath(brush, '#f3f3e6', 'M0 214 H210 V230 H0Z');
    crown(brush, '#1f1a1a');
    head(brush, '#b97d56', 92);
    fillPath(brush, '#1f1a1a', 'M52 82 Q54 22 105 22 Q156 22 158 82 Q132 54 105 56 Q78 54 52 82Z');
    face(brush, 92);
    strokePath(brush, '#1f1a1a', 11, 'M80 116 q25 -14 50 0');
    fillPath(brush, palette.danger, 'M132 238 Q136 196 170 198 Q204 200 204 240 L206 250 H128Z');
    fillEllipse(brush, '#ffd76a', 168, 224, 10);
    mittens(brush, '#33363c');
    foot(brush, '#e3ac2b');
  },
  back: (brush) => backpack(brush, '#e3ac2b', '#1f1a1a'),
};

export const survivors = { anita, john, lily, gabriel };
