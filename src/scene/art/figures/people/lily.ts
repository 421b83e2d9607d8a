import { palette } from '../../../palette';
import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, eye, folds, mittens, shade, straps } from './parts';

const BLUE = '#2b76cc';
const SNOW = '#f3f6fa';
const HAIR = '#a65a24';

export const lily: FigureDesign = {
  ground: '#f6a5b8',
  rim: 'M105 2 Q134 4 134 32 Q164 46 168 96 Q200 112 198 170 Q186 196 166 180 Q154 190 105 194 Q56 190 44 180 Q24 196 12 170 Q10 112 42 96 Q46 46 76 32 Q76 4 105 2Z',
  edge: BLUE,
  head: [
    ...both((side) => [
      fill(HAIR, `M${105 + side * 50} 112 Q${105 + side * 96} 106 ${105 + side * 94} 168 Q${105 + side * 84} 196 ${105 + side * 62} 178 Q${105 + side * 70} 150 ${105 + side * 46} 142Z`), // prettier-ignore
      line(palette.danger, 11, `M${105 + side * 62} 126 l${side * 6} 20`),
    ]),
    oval('#f8d0ae', 105, 132, 58, 60),
    shade('M128 78 Q163 90 163 132 Q160 186 108 192 Q150 150 128 78Z'),
    fill(HAIR, 'M50 122 Q54 92 105 92 Q156 92 160 122 Q134 104 112 112 Q96 100 50 122Z'),
    ...both((side) => [
      oval('#f0907f', 105 + side * 38, 160, 12, 9),
      ...eye(105 + side * 25, 138, 14, 17, 0),
      line('#7c4218', 5, `M${105 + side * 14} 116 Q${105 + side * 26} 110 ${105 + side * 38} 117`),
    ]),
    line('#b0533f', 6, 'M94 168 Q105 178 116 168'),
    fill(BLUE, 'M42 104 Q42 34 105 32 Q168 34 168 104Z'),
    line('#6da6e6', 7, 'M70 50 Q64 70 64 90 M105 38 V84 M140 50 Q146 70 146 90'),
    fill(SNOW, 'M38 88 Q105 66 172 88 L172 114 Q105 92 38 114Z'),
    oval(SNOW, 105, 30, 29, 28),
    ...fine(line('#b9c6d4', 5, 'M92 24 q8 -8 16 0 M102 38 q10 -6 16 2')),
  ],
  coat: '#e8cf45',
  trousers: '#4a5a78',
  build: { shoulders: 58, hem: 64 },
  collar: [],
  front: [
    ...folds,
    fill('#dfe6ec', 'M150 268 L164 214 L178 220 L168 272Z'),
    line('#3a2415', 9, 'M150 270 L172 276'),
    ...mittens('#d0503f', 24),
  ],
  back: straps,
};
