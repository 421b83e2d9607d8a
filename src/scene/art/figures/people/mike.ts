import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, folds, INK, mittens, straps } from './parts';

const CLOTH = '#23262f';
const FOLD = '#454b5a';
const BAND = '#27a06a';

export const mike: FigureDesign = {
  ground: '#d3d8df',
  rim: 'M105 6 Q160 8 164 58 L196 42 Q202 44 198 54 L190 72 L200 88 Q200 98 192 98 L166 98 Q170 160 146 184 Q105 196 64 184 Q38 160 44 90 Q44 8 105 6Z',
  edge: CLOTH,
  head: [
    fill('#1a7a50', 'M158 62 L196 40 L188 68 L202 92 L160 92Z'),
    fill(CLOTH, 'M42 96 Q42 6 105 6 Q168 6 168 96 Q170 160 146 186 Q105 200 64 186 Q40 160 42 96Z'),
    fill('#333845', 'M54 74 Q58 22 96 14 Q74 40 74 72Z'),
    fill('#ecc297', 'M52 100 Q105 82 158 100 L156 132 Q105 150 54 132Z'),
    fill('rgba(30, 10, 30, 0.22)', 'M128 92 Q150 94 158 100 L156 132 Q140 138 124 140Z'),
    ...both((side) => [
      fill('#fffaf0', `M${105 + side * 10} 122 L${105 + side * 44} 108 Q${105 + side * 44} 128 ${105 + side * 26} 130 Q${105 + side * 14} 130 ${105 + side * 10} 122Z`), // prettier-ignore
      oval(INK, 105 + side * 25, 121, 8, 9),
      line(INK, 10, `M${105 + side * 8} 114 L${105 + side * 44} 99`),
    ]),
    fill(BAND, 'M42 64 Q105 42 168 64 L168 90 Q105 68 42 90Z'),
    ...fine(line('#7fd6ad', 4, 'M50 68 Q105 50 160 68')),
    fill('#c9ced6', 'M84 56 Q105 50 126 56 L126 78 Q105 72 84 78Z'),
    ...fine(oval(CLOTH, 92, 66, 3), oval(CLOTH, 118, 66, 3)),
    line(FOLD, 6, 'M58 146 Q105 166 152 146 M70 164 Q105 182 140 164'),
  ],
  coat: '#2c303b',
  trousers: '#1d2027',
  build: { shoulders: 76, hem: 70 },
  collar: [line(FOLD, 6, 'M58 190 Q105 212 152 190')],
  front: [
    ...folds,
    line(FOLD, 7, 'M60 196 L140 280 M150 196 L70 280'),
    fill(BAND, 'M0 272 H210 V290 H0Z'),
    fill('#dfe6ec', 'M146 268 L162 200 L178 208 L166 272Z'),
    line(INK, 10, 'M146 270 L170 278'),
    ...mittens('#5a606d', 17),
  ],
  back: [...straps, fill(BAND, 'M0 288 H210 V300 H0Z')],
};
