import { palette } from '../../../palette';
import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, eye, folds, longGun, mittens, shade, straps } from './parts';

const SKIN = '#6b4230';
const WHITE = '#f6f4ec';

export const elijah: FigureDesign = {
  ground: '#3d8166',
  rim: 'M40 96 Q50 6 105 5 Q160 6 170 96 L176 140 Q174 184 140 198 Q105 210 70 198 Q36 184 34 140Z',
  edge: '#563324',
  head: [
    ...both((side) => [oval('#563324', 105 + side * 58, 100, 15, 20)]),
    fill(SKIN, 'M48 104 Q46 6 105 6 Q164 6 162 104 Q160 160 105 170 Q50 160 48 104Z'),
    shade('M126 10 Q166 30 162 104 Q160 160 120 168 Q146 90 126 10Z'),
    oval('#8a5a42', 82, 32, 18, 10),
    ...fine(line('#4a2b1e', 4, 'M76 60 Q105 52 134 60 M80 72 Q105 65 130 72')),
    ...both((side) => [
      fill(WHITE, `M${105 + side * 68} 62 Q${105 + side * 46} 58 ${105 + side * 49} 112 L${105 + side * 64} 126 Q${105 + side * 74} 90 ${105 + side * 68} 62Z`), // prettier-ignore
      ...eye(105 + side * 23, 102, 11, 9),
      line(WHITE, 13, `M${105 + side * 12} 86 Q${105 + side * 26} 72 ${105 + side * 42} 88`),
    ]),
    line('#4a2b1e', 6, 'M98 104 Q90 124 105 124 Q120 124 112 104'),
    fill(
      WHITE,
      'M38 112 Q46 138 72 134 Q88 122 105 126 Q122 122 138 134 Q164 138 172 112 Q184 172 146 196 Q105 216 64 196 Q26 172 38 112Z',
    ),
    fill('#8b2f2b', 'M86 150 Q105 162 124 150 Q120 166 105 166 Q90 166 86 150Z'),
    fill('#ffffff', 'M62 142 Q80 122 105 134 Q130 122 148 142 Q128 156 105 146 Q82 156 62 142Z'),
    ...fine(line('#c5c2b4', 5, 'M66 164 Q72 184 84 194 M144 164 Q138 184 126 194 M105 176 V200')),
  ],
  coat: '#7b5230',
  trousers: '#4a3424',
  build: { shoulders: 78, hem: 82 },
  collar: [],
  front: [
    ...folds,
    fill('#3a2415', 'M0 268 H210 V284 H0Z'),
    ...longGun(),
    line(palette.danger, 15, 'M146 250 V286'),
    oval(palette.amber, 146, 240, 9, 11),
    ...mittens('#3f4a3a', 17),
  ],
  back: straps,
};
