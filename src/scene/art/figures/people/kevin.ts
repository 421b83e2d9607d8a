import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, eye, INK, longGun, mittens, shade, straps } from './parts';

const CAP = '#ef7a17';
const FUR = '#f4e6c8';

const plaid = [
  line('rgba(20, 12, 16, 0.45)', 10, 'M30 180 V292 M68 180 V292 M142 180 V292 M180 180 V292'),
  line('rgba(20, 12, 16, 0.45)', 10, 'M0 214 H210 M0 250 H210 M0 284 H210'),
  ...fine(line('rgba(255, 220, 160, 0.45)', 3, 'M0 232 H210 M0 268 H210')),
];

export const kevin: FigureDesign = {
  ground: '#86a845',
  rim: 'M30 60 Q34 4 105 4 Q176 4 180 60 L190 92 Q200 150 186 172 Q164 184 148 170 Q130 188 105 188 Q80 188 62 170 Q46 184 24 172 Q10 150 20 92Z',
  edge: CAP,
  head: [
    fill('#f1c29b', 'M50 92 Q105 72 160 92 Q172 150 144 176 Q105 200 66 176 Q38 150 50 92Z'),
    shade('M130 86 Q154 88 160 92 Q172 150 144 176 Q128 188 108 188 Q150 150 130 86Z'),
    fill('#c0571f', 'M66 92 Q84 112 98 92 Q108 116 122 92 Q132 108 146 92 L140 80 H70Z'),
    ...both((side) => [
      ...eye(105 + side * 25, 124, 13, 14, side * -2),
      line('#a84a18', 7, `M${105 + side * 14} 104 Q${105 + side * 28} 98 ${105 + side * 40} 108`),
      ...fine(
        ...[
          [18, 148],
          [30, 144],
          [40, 152],
        ].map(([x = 0, y = 0]) => oval('#bf7747', 105 + side * x, y, 3.5)),
      ),
    ]),
    oval('#e0946f', 105, 142, 9, 7),
    fill('#7a2526', 'M76 156 Q105 166 134 156 Q128 184 105 184 Q82 184 76 156Z'),
    fill('#fffaf0', 'M80 157 Q105 166 130 157 L128 168 H82Z'),
    line(INK, 5, 'M105 161 V168'),
    fill(CAP, 'M34 82 Q32 4 105 4 Q178 4 176 82Z'),
    ...fine(line('#b4520c', 5, 'M70 12 Q62 40 62 60 M105 6 V52 M140 12 Q148 40 148 60')),
    ...both((side) => [
      fill(CAP, `M${105 + side * 72} 66 Q${105 + side * 104} 130 ${105 + side * 84} 174 Q${105 + side * 58} 184 ${105 + side * 50} 156 L${105 + side * 56} 90Z`), // prettier-ignore
      fill(FUR, `M${105 + side * 64} 80 Q${105 + side * 90} 130 ${105 + side * 76} 164 Q${105 + side * 60} 170 ${105 + side * 52} 150 L${105 + side * 54} 92Z`), // prettier-ignore
    ]),
    fill(FUR, 'M32 62 Q105 34 178 62 L184 96 Q105 66 26 96Z'),
    ...fine(
      line('#d2bd90', 4, 'M50 70 l-3 12 M78 60 l-2 12 M105 58 V70 M132 60 l2 12 M160 70 l3 12'),
    ),
  ],
  coat: '#a8322c',
  trousers: '#4c4a3c',
  build: { shoulders: 82, hem: 78 },
  collar: plaid.slice(0, 2),
  front: [...plaid, ...longGun(), ...mittens('#6b4a2c')],
  back: [...plaid, ...straps],
};
