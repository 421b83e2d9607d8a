import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, eye, folds, INK, longGun, mittens, shade, straps } from './parts';

const RED = '#c9352b';
const DARK = '#8c1f1b';

export const gabriel: FigureDesign = {
  ground: '#7fa9cf',
  rim: 'M92 2 H118 L122 8 Q166 16 172 72 Q196 80 200 96 Q196 108 168 104 L158 136 Q146 186 105 188 Q64 186 52 136 L42 104 Q14 108 10 96 Q14 80 38 72 Q44 16 88 8Z',
  edge: RED,
  head: [
    fill('#bd8058', 'M52 88 H158 L156 134 Q148 184 105 188 Q62 184 54 134Z'),
    shade('M126 88 H158 L156 134 Q148 184 105 188 Q142 150 126 88Z'),
    line('#33363c', 7, 'M56 100 L66 164 Q105 206 144 164 L154 100'),
    ...both((side) => [
      ...eye(105 + side * 24, 122, 12, 10, -side),
      line(INK, 10, `M${105 + side * 10} 108 L${105 + side * 40} 104`),
    ]),
    line('#80502f', 6, 'M105 120 L98 140 H112'),
    fill(INK, 'M62 160 Q82 138 105 148 Q128 138 148 160 Q128 168 105 160 Q82 168 62 160Z'),
    line('#7a3129', 6, 'M94 172 H116'),
    fill(RED, 'M36 84 Q38 12 105 8 Q172 12 174 84Z'),
    fill('#e2584a', 'M50 76 Q56 28 92 16 Q70 44 72 76Z'),
    fill(DARK, 'M94 1 H116 L120 80 H90Z'),
    fill(DARK, 'M36 74 Q105 56 174 74 Q200 82 201 97 Q150 86 105 86 Q60 86 9 97 Q10 82 36 74Z'),
    fill('#ffd24a', 'M78 28 Q105 16 132 28 L130 60 Q124 76 105 84 Q86 76 80 60Z'),
    line(DARK, 6, 'M105 34 V68 M90 46 H120'),
    ...fine(line('#b98710', 4, 'M78 28 Q105 16 132 28 L130 60 Q124 76 105 84 Q86 76 80 60Z')),
  ],
  coat: '#e8b02c',
  trousers: '#33363c',
  build: { shoulders: 82, hem: 78 },
  collar: [fill('#33363c', 'M52 172 Q105 214 158 172 L162 190 Q105 230 48 190Z')],
  front: [
    ...folds,
    fill('#f6f6e8', 'M0 236 H210 V256 H0Z'),
    fill('#b9bcae', 'M0 243 H210 V249 H0Z'),
    ...longGun(),
    ...mittens('#33363c'),
    oval('#ffd24a', 62, 220, 8),
  ],
  back: [...straps, fill('#f6f6e8', 'M0 250 H210 V268 H0Z')],
};
