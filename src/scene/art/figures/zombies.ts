import type { ZombieDesign } from '../../../scenarios/catalogue/zombies';
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import type { FigureDesign } from './design';
import { coat, crown } from './parts';

export const SKIN = '#93ab8f';
const SHADE = '#5f7a62';

export type ZombieLook = FigureDesign & {
  /** The reaching arms stand out of the card. */
  readonly sleeve: string;
};

function deadHead(brush: Brush): void {
  fillEllipse(brush, SKIN, 105, 88, 47, 50);
  fillEllipse(brush, SHADE, 84, 88, 18, 20);
  fillEllipse(brush, SHADE, 127, 86, 16, 18);
  fillEllipse(brush, '#fff6b8', 84, 88, 12, 13);
  fillEllipse(brush, '#fff6b8', 127, 87, 9, 10);
  fillEllipse(brush, palette.ink, 86, 90, 4);
  fillEllipse(brush, palette.ink, 126, 88, 3);
  fillPath(brush, '#3a1f24', 'M80 118 Q106 106 132 116 Q128 140 104 138 Q84 138 80 118Z');
  fillPath(brush, '#f2efdc', 'M90 115 l10 -1 -4 11Z M110 113 l10 0 -5 11Z M98 137 l8 1 -4 -9Z');
}

function arms(brush: Brush, sleeve: string): void {
  strokePath(brush, sleeve, 36, 'M54 200 L30 176 M156 200 L180 176');
  fillEllipse(brush, SKIN, 30, 152, 20, 22);
  fillEllipse(brush, SKIN, 180, 152, 20, 22);
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
    'M20 272 l14 22 14 -22 14 28 14 -28 16 20 14 -20 14 28 14 -28 14 22 14 -22 14 24 14 -24Z',
  );
}

type Dress = { readonly front: (brush: Brush) => void; readonly back: (brush: Brush) => void };

function dead(cloth: string, hair: string, dress: Dress, headTop: number): ZombieLook {
  const worn = (brush: Brush): void => {
    coat(brush, cloth, '#3c4653');
    crown(brush, hair);
    arms(brush, cloth);
    frost(brush);
  };
  return {
    sleeve: cloth,
    silhouette: { headTop, headHalf: 54, shoulderHalf: 78, reaching: true },
    front: (brush) => {
      worn(brush);
      deadHead(brush);
      dress.front(brush);
    },
    back: (brush) => {
      worn(brush);
      fillEllipse(brush, hair, 105, 84, 50, 56);
      dress.back(brush);
    },
  };
}

const postman = dead(
  '#3f5f8c',
  '#2d466b',
  {
    front: (brush) => {
      fillPath(brush, '#2d466b', 'M40 66 Q50 4 105 4 Q160 4 170 66 L180 80 Q105 56 36 76Z');
      fillPath(brush, '#1d2f4c', 'M44 66 Q105 48 168 66 L178 80 Q105 60 38 78Z');
      fillPath(brush, '#e5b04a', 'M90 22 h30 v22 h-30Z');
      strokePath(brush, '#7a5532', 12, 'M60 160 L150 250');
      fillPath(brush, '#7a5532', 'M112 218 h66 v54 h-66Z');
      fillPath(brush, '#5c3d21', 'M112 218 h66 l-33 30Z');
      fillPath(brush, '#f3efe2', 'M122 196 h44 v26 h-44Z');
      strokePath(brush, palette.danger, 4, 'M124 198 L144 212 L164 198');
    },
    back: (brush) => {
      strokePath(brush, '#7a5532', 12, 'M150 150 L60 262');
      fillPath(brush, '#e5b04a', 'M74 190 h62 v34 h-62Z');
      strokePath(brush, '#2d466b', 5, 'M74 190 L105 212 L136 190');
    },
  },
  6,
);

const hockey = dead(
  '#c24a2f',
  '#e9e6d8',
  {
    front: (brush) => {
      fillPath(brush, '#f6f4ea', 'M0 204 H210 V224 H0Z M0 240 H210 V252 H0Z');
      fillPath(brush, '#f1eedf', 'M54 70 Q56 26 105 26 Q154 26 156 70 L150 128 Q105 152 60 128Z');
      for (const [x, y] of [[84, 50], [105, 44], [126, 50], [72, 112], [105, 120], [138, 112], [88, 126], [122, 126]] as const) fillEllipse(brush, '#4b4238', x, y, 4.5); // prettier-ignore
      fillPath(
        brush,
        palette.danger,
        'M100 60 h10 l-5 26Z M62 96 l16 6 -14 8Z M148 96 l-16 6 14 8Z',
      );
      fillEllipse(brush, '#2a1a1a', 83, 86, 15, 13);
      fillEllipse(brush, '#2a1a1a', 127, 86, 15, 13);
      fillEllipse(brush, '#fff6b8', 84, 87, 7);
      fillEllipse(brush, '#fff6b8', 127, 87, 6);
    },
    back: (brush) => {
      fillPath(brush, '#f6f4ea', 'M0 204 H210 V224 H0Z M0 240 H210 V252 H0Z');
      strokePath(brush, '#4b4238', 8, 'M54 80 H156 M60 108 H150');
    },
  },
  14,
);

function flowers(brush: Brush): void {
  for (const x of [62, 84, 105, 126, 148]) {
    fillEllipse(brush, '#c45b74', x, 34 + Math.abs(105 - x) * 0.22, 11);
    fillEllipse(brush, '#f3d27a', x, 34 + Math.abs(105 - x) * 0.22, 4);
  }
}

const bride = dead(
  '#e6e0da',
  '#f7f7f5',
  {
    front: (brush) => {
      fillPath(brush, '#e6e0da', 'M0 270 H210 V370 H0Z');
      fillPath(brush, 'rgba(150, 140, 140, 0.35)', 'M60 270 l10 60 h10 l-8 -60Z M120 270 l6 60 h10 l-4 -60Z'); // prettier-ignore
      fillPath(
        brush,
        'rgba(255, 255, 255, 0.95)',
        'M44 128 Q32 10 105 8 Q178 10 166 128 Q154 50 105 48 Q56 50 44 128Z',
      );
      flowers(brush);
      fillPath(brush, 'rgba(160, 150, 150, 0.5)', 'M84 180 h42 l-8 80 h-26Z');
      fillPath(brush, '#7d2a33', 'M120 196 q14 10 8 34 q-14 -8 -8 -34Z');
    },
    back: (brush) => {
      fillPath(brush, '#f7f7f5', 'M44 60 Q105 20 166 60 L178 300 Q105 330 32 300Z');
      strokePath(brush, 'rgba(120, 120, 140, 0.3)', 5, 'M76 90 L66 296 M105 80 V310 M134 90 L144 296'); // prettier-ignore
      flowers(brush);
    },
  },
  6,
);

export const zombies: Readonly<Record<ZombieDesign, ZombieLook>> = { postman, hockey, bride };
