import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { eye, folds, INK, longGun, mittens, shade, straps } from './parts';

const HOOD = '#3c6a3a';
const FUR = '#ead7b0';
const TUFTS = Array.from({ length: 18 }, (_, index) => index / 18);
/** Points around the face, without trigonometry being anybody's business here. */
const around = (share: number): readonly [x: number, y: number] => [
  105 + 68 * Math.cos(share * 2 * Math.PI),
  104 + 72 * Math.sin(share * 2 * Math.PI),
];

export const thomas: FigureDesign = {
  ground: '#5a6b8c',
  rim: 'M105 3 Q168 4 190 72 Q204 130 176 178 Q150 198 105 198 Q60 198 34 178 Q6 130 20 72 Q42 4 105 3Z',
  edge: HOOD,
  head: [
    fill(
      HOOD,
      'M105 3 Q168 4 190 72 Q204 130 176 178 Q150 200 105 200 Q60 200 34 178 Q6 130 20 72 Q42 4 105 3Z',
    ),
    ...TUFTS.map((share) => oval(FUR, ...around(share), 20, 20)),
    ...fine(...TUFTS.map((share) => oval('#c9b080', ...around(share + 0.028), 5, 5))),
    oval('#33271f', 105, 106, 58, 64),
    oval('#e6b48c', 105, 110, 52, 58),
    shade('M128 58 Q158 76 157 110 Q154 164 108 168 Q146 120 128 58Z'),
    fill(
      '#8b6f5b',
      'M53 118 Q70 138 84 134 Q105 122 126 134 Q140 138 157 118 Q154 168 105 168 Q56 168 53 118Z',
    ),
    fill('#5a3b22', 'M52 100 Q52 50 105 50 Q158 50 158 100 Q138 72 116 84 Q84 66 52 100Z'),
    ...eye(81, 110, 13, 12, 2),
    line('#3b2616', 9, 'M66 94 Q82 86 96 95'),
    line(INK, 9, 'M116 114 Q130 104 146 114'),
    line('#3b2616', 9, 'M114 99 L146 94'),
    line('#a36f49', 6, 'M105 106 L98 130 H111'),
    line('#6b2f25', 7, 'M90 148 Q105 152 124 144'),
  ],
  coat: '#3f6b3c',
  trousers: '#3a3f34',
  build: { shoulders: 82, hem: 76 },
  collar: [],
  front: [
    ...folds,
    fill(INK, 'M66 214 h30 v34 h-30Z M110 214 h30 v34 h-30Z M92 220 h22 v14 h-22Z'),
    oval('#7fb2d6', 81, 232, 10),
    oval('#7fb2d6', 125, 232, 10),
    ...longGun(true),
    ...mittens('#2c3a2a'),
  ],
  back: straps,
};
