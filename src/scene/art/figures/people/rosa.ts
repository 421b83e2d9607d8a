import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, folds, INK, longGun, mittens, shade, straps } from './parts';

const HAIR = '#1f1416';
const FLOWER = '#e8365d';
const PLAIT = [
  [166, 118, 20, 17],
  [174, 144, 20, 17],
  [172, 170, 19, 16],
] as const;
const PETALS = [
  [44, 28],
  [68, 32],
  [74, 54],
  [54, 68],
  [34, 52],
] as const;

export const rosa: FigureDesign = {
  ground: '#5fb2e6',
  rim: 'M105 5 Q160 6 172 70 L186 108 Q200 130 194 154 Q198 176 184 190 Q166 200 154 178 L140 166 Q126 186 105 190 Q80 182 62 146 Q42 140 40 96 L38 76 Q14 64 22 40 Q26 18 48 12 Q62 8 70 14 Q86 5 105 5Z',
  edge: HAIR,
  head: [
    fill(
      HAIR,
      'M40 120 Q30 6 105 4 Q182 6 176 124 L160 150 Q120 60 105 44 Q70 90 58 150 Q42 144 40 120Z',
    ),
    fill(
      '#c98a5b',
      'M58 88 Q60 44 105 44 Q150 44 152 88 L148 130 Q132 178 105 192 Q78 178 62 130Z',
    ),
    shade('M124 46 Q150 52 152 88 L148 130 Q132 178 105 192 Q140 140 124 46Z'),
    fill(
      HAIR,
      'M46 122 Q44 34 105 30 Q98 78 64 96 L58 124Z M166 122 Q168 34 105 30 Q116 82 150 94 L154 124Z',
    ),
    ...fine(line('#5b4048', 4, 'M112 22 Q146 34 160 80 M98 22 Q76 30 66 50')),
    ...both((side) => [
      fill('#fffaf0', `M${105 + side * 9} 116 Q${105 + side * 26} 98 ${105 + side * 42} 110 Q${105 + side * 30} 126 ${105 + side * 9} 116Z`), // prettier-ignore
      oval(INK, 105 + side * 25, 112, 8, 9),
      line(INK, 6, `M${105 + side * 9} 114 Q${105 + side * 26} 97 ${105 + side * 46} 106`),
      line(HAIR, 8, `M${105 + side * 10} 98 Q${105 + side * 30} 80 ${105 + side * 44} 92`),
    ]),
    line('#8f5a34', 5, 'M105 112 L99 138 L110 140'),
    fill('#c0263f', 'M82 156 Q96 148 105 153 Q114 148 128 156 Q106 176 82 156Z'),
    ...fine(line('#7d1527', 4, 'M84 157 Q105 162 126 157')),
    ...PLAIT.flatMap(([x, y, rx, ry]) => [oval(INK, x, y, rx + 2, ry + 2), oval('#38262a', x, y, rx - 2, ry - 2)]), // prettier-ignore
    line(FLOWER, 12, 'M162 188 L180 186'),
    ...PETALS.map(([x, y]) => oval(FLOWER, x, y, 17)),
    oval('#ffd24a', 54, 46, 12),
  ],
  coat: '#335f96',
  trousers: '#2c3c58',
  build: { shoulders: 72, hem: 70 },
  collar: [
    fill(
      '#f4ead4',
      'M44 176 Q76 170 102 206 L94 226 Q60 218 38 192Z M166 176 Q134 170 108 206 L116 226 Q150 218 172 192Z',
    ),
  ],
  front: [...folds, ...longGun(), ...mittens('#8a5a38', 17)],
  back: [...folds, ...straps, fill('#f4ead4', 'M44 176 Q105 206 166 176 V196 Q105 226 44 196Z')],
};
