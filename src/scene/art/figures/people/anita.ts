import { palette } from '../../../palette';
import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, eye, folds, INK, mittens, shade, straps } from './parts';

const HAIR = '#2a1815';
const CURLS = [[42, 50], [72, 28], [105, 22], [138, 28], [168, 50], [180, 84], [178, 116], [162, 142], [30, 84], [32, 116], [48, 142]] as const; // prettier-ignore

export const anita: FigureDesign = {
  ground: '#f6c445',
  rim: 'M105 3 Q150 0 176 28 Q200 52 199 92 Q200 132 176 156 Q150 176 105 176 Q60 176 34 156 Q10 132 11 92 Q10 52 34 28 Q60 0 105 3Z',
  edge: HAIR,
  head: [
    ...CURLS.map(([x, y]) => oval(HAIR, x, y, 26)),
    oval(HAIR, 105, 92, 80, 74),
    ...fine(...CURLS.map(([x, y]) => line('#54342a', 4, `M${x - 13} ${y - 2} q12 -14 22 0`))),
    fill(
      '#a5653f',
      'M54 90 Q56 66 105 64 Q154 66 156 90 L154 126 Q144 172 105 180 Q66 172 56 126Z',
    ),
    shade('M124 66 Q154 70 156 90 L154 126 Q144 172 105 180 Q142 140 124 66Z'),
    fill(palette.danger, 'M44 66 Q105 36 166 66 L164 92 Q105 64 46 92Z'),
    ...fine(line('#e5776a', 5, 'M52 72 Q105 46 158 72')),
    ...both((side) => [
      ...eye(105 + side * 25, 114, 13, 11, 2),
      line(INK, 8, `M${105 + side * 12} 98 Q${105 + side * 26} 88 ${105 + side * 41} 99`),
      line('#ffc83d', 7, `M${105 + side * 57} 136 q13 10 0 22 q-13 -10 0 -22`),
    ]),
    line('#6b3c24', 5, 'M105 114 L100 134 L110 136'),
    fill('#fbf8f0', 'M82 146 Q105 152 130 142 Q126 166 106 166 Q88 166 82 146Z'),
    line('#6e1f22', 6, 'M80 146 Q105 153 132 141 Q126 168 106 168 Q88 168 80 146'),
  ],
  coat: '#3f6f9c',
  trousers: '#2c3a4f',
  build: { shoulders: 76, hem: 74 },
  collar: [
    fill(palette.danger, 'M46 170 Q105 202 164 170 L170 198 Q105 228 40 198Z'),
    ...fine(line('#e5776a', 5, 'M50 182 Q105 210 160 182')),
  ],
  front: [
    ...folds,
    fill(palette.danger, 'M60 196 l28 8 l-6 66 l-30 -6Z'),
    line(INK, 28, 'M98 296 L170 206'),
    line('#d8a463', 20, 'M98 296 L170 206'),
    line('#7c5026', 13, 'M94 300 L112 278'),
    ...mittens(palette.danger),
  ],
  back: straps,
};
