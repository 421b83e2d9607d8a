import { polygon } from '../outline';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import type { FigureDesign } from './design';
import { behind, coat, crown, face, head, longGun, mittens } from './parts';

function plaid(brush: Brush): void {
  for (let x = 12; x < 210; x += 34) strokePath(brush, 'rgba(20, 12, 16, 0.42)', 9, `M${x} 140 V276`); // prettier-ignore
  for (let y = 152; y < 276; y += 32) strokePath(brush, 'rgba(20, 12, 16, 0.42)', 9, `M0 ${y} H210`); // prettier-ignore
  for (let y = 168; y < 276; y += 32) strokePath(brush, 'rgba(255, 220, 160, 0.4)', 3, `M0 ${y} H210`); // prettier-ignore
}

function huntingCap(brush: Brush): void {
  fillPath(brush, '#f07c1f', 'M36 78 Q40 14 105 14 Q170 14 174 78 L174 132 L150 134 L146 84 H64 L60 134 L36 132Z'); // prettier-ignore
  fillPath(brush, '#f3e3c7', 'M56 60 Q105 44 154 60 V84 Q105 70 56 84Z');
  strokePath(brush, '#b8560f', 5, 'M105 16 V46');
}

const kevin: FigureDesign = {
  silhouette: {
    headTop: 10,
    headHalf: 62,
    shoulderHalf: 82,
    prop: polygon([[158, 250], [164, 96], [184, 96], [186, 250]]), // prettier-ignore
  },
  front: (brush) => {
    coat(brush, '#a8322c', '#4c4a3c');
    plaid(brush);
    crown(brush, '#f07c1f');
    head(brush, '#e6b48f', 100);
    huntingCap(brush);
    face(brush, 104);
    for (const [x, y] of [[80, 126], [92, 132], [118, 132], [130, 126]] as const) fillEllipse(brush, 'rgba(90, 60, 40, 0.55)', x, y, 3); // prettier-ignore
    longGun(brush, 174, 92);
    mittens(brush, '#6b4a2c');
  },
  back: (brush) => {
    behind(brush, '#a8322c', '#f07c1f', '#4c4a3c');
    plaid(brush);
  },
};

const mike: FigureDesign = {
  silhouette: { headTop: 20, headHalf: 58, shoulderHalf: 78, knot: { top: 4, half: 34 } },
  front: (brush) => {
    coat(brush, '#23262e', '#191b21');
    crown(brush, '#2b2f39');
    fillEllipse(brush, '#14161b', 105, 92, 50, 56);
    head(brush, '#e3b98f', 94);
    face(brush, 92);
    fillPath(brush, '#14161b', 'M56 92 Q52 30 105 30 Q158 30 154 92 Q146 58 105 58 Q64 58 56 92Z');
    fillPath(brush, '#3d8f6a', 'M57 104 Q105 92 153 104 Q152 150 105 158 Q58 150 57 104Z');
    strokePath(brush, '#2c6d50', 4, 'M66 118 Q105 106 144 118 M70 134 Q105 124 140 134');
    strokePath(brush, '#59606e', 5, 'M86 162 L82 206 M124 162 L128 206');
    fillPath(brush, '#dfe6ec', 'M162 236 L176 168 L190 176 L178 240Z');
    mittens(brush, '#4a4f5a', 16);
  },
  back: (brush) => {
    behind(brush, '#23262e', '#2b2f39', '#191b21');
    strokePath(brush, '#3d8f6a', 8, 'M60 140 Q105 158 150 140');
  },
};

const rosa: FigureDesign = {
  silhouette: {
    headTop: 12,
    headHalf: 54,
    shoulderHalf: 72,
    prop: polygon([[24, 250], [26, 92], [42, 92], [50, 250]]), // prettier-ignore
  },
  front: (brush) => {
    coat(brush, '#3f6ea5', '#2c3c58');
    strokePath(brush, '#a9c4e4', 3, 'M66 180 V258 M144 180 V258');
    longGun(brush, 36, 90);
    crown(brush, '#2a1a18');
    head(brush, '#cf9468', 92);
    fillPath(brush, '#2a1a18', 'M50 96 Q48 18 105 18 Q162 18 160 96 Q150 54 105 50 Q62 54 50 96Z');
    face(brush, 94);
    fillPath(brush, '#f4ead4', 'M44 146 Q72 130 94 158 L86 184 Q58 176 44 146Z M166 146 Q138 130 116 158 L124 184 Q152 176 166 146Z'); // prettier-ignore
    for (const [x, y] of [[150, 134], [154, 156], [152, 178], [146, 198]] as const) fillEllipse(brush, '#3a2420', x, y, 14, 13); // prettier-ignore
    fillEllipse(brush, '#d94f6a', 145, 214, 8);
    mittens(brush, '#8a5a38', 15);
  },
  back: (brush) => {
    behind(brush, '#3f6ea5', '#2a1a18', '#2c3c58');
    fillPath(brush, '#f4ead4', 'M48 138 Q105 156 162 138 L162 158 Q105 176 48 158Z');
    for (const y of [120, 136]) fillEllipse(brush, '#3a2420', 105, y, 15, 12);
  },
};

const thomas: FigureDesign = {
  silhouette: {
    headTop: 14,
    headHalf: 58,
    shoulderHalf: 84,
    prop: polygon([[166, 250], [168, 44], [182, 44], [188, 250]]), // prettier-ignore
  },
  front: (brush) => {
    coat(brush, '#3f6b3c', '#3a3f34');
    crown(brush, '#3f6b3c');
    fillEllipse(brush, '#d9c39a', 105, 92, 58, 60);
    head(brush, '#e9bd98', 94);
    fillPath(brush, '#6a4a2a', 'M60 84 Q64 40 105 40 Q146 40 150 84 Q128 62 105 64 Q82 62 60 84Z');
    face(brush, 96);
    fillPath(
      brush,
      'rgba(106, 74, 42, 0.55)',
      'M66 112 Q105 140 144 112 Q140 142 105 144 Q70 142 66 112Z',
    );
    strokePath(brush, '#8a4438', 4, 'M94 122 q11 5 22 0');
    strokePath(brush, '#1c1f1b', 4, 'M70 146 L86 190 M140 146 L124 190');
    fillPath(
      brush,
      '#1c2026',
      'M72 188 h28 v34 h-28Z M110 188 h28 v34 h-28Z M96 194 h18 v14 h-18Z',
    );
    fillEllipse(brush, '#7fb2d6', 86, 206, 9);
    fillEllipse(brush, '#7fb2d6', 124, 206, 9);
    longGun(brush, 175, 40, true);
    mittens(brush, '#2c3a2a');
  },
  back: (brush) => {
    behind(brush, '#3f6b3c', '#4c7d48', '#3a3f34');
    strokePath(brush, '#d9c39a', 10, 'M52 128 Q105 150 158 128');
  },
};

export const hunters = { kevin, mike, rosa, thomas };
