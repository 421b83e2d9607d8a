import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, folds, INK, longGun, mittens, shade, straps } from './parts';

const HAT = '#70492a';
const BRIM = '#4f311c';
const STAR = 'M105 20 l6 14 15 1 -12 9 4 15 -13 -8 -13 8 4 -15 -12 -9 15 -1Z';

export const john: FigureDesign = {
  ground: '#e6c48c',
  rim: 'M60 62 Q52 6 84 8 Q105 22 126 8 Q158 6 150 62 Q178 54 190 40 Q198 38 200 48 Q194 88 152 100 V150 Q148 184 126 190 H84 Q62 184 58 150 V100 Q16 88 10 48 Q12 38 20 40 Q32 54 60 62Z',
  edge: HAT,
  head: [
    fill('#e0a67e', 'M58 88 H152 V150 Q148 186 126 192 H84 Q62 186 58 150Z'),
    shade('M124 88 H152 V150 Q148 186 126 192 H112 Q134 150 124 88Z'),
    ...both((side) => [
      fill('#7d6650', `M${105 + side * 49} 92 H${105 + side * 37} L${105 + side * 42} 132 H${105 + side * 49}Z`), // prettier-ignore
      line('#4a2f1c', 11, `M${105 + side * 12} 112 L${105 + side * 38} 106`),
      line(INK, 9, `M${105 + side * 15} 124 H${105 + side * 34}`),
      ...fine(line('#b0774f', 4, `M${105 + side * 40} 118 l${side * 8} -5 M${105 + side * 40} 126 l${side * 8} 3`)), // prettier-ignore
    ]),
    line('#b0774f', 7, 'M104 116 L96 144 H114'),
    fill(
      '#4a2f1c',
      'M62 168 Q70 144 105 148 Q140 144 148 168 L150 192 H132 L126 168 Q105 160 84 168 L78 192 H60Z',
    ),
    line('#7a3a2c', 7, 'M92 176 H118'),
    fill(HAT, 'M56 74 Q48 4 84 6 Q105 22 126 6 Q162 4 154 74Z'),
    fill('#8d6240', 'M64 60 Q60 14 84 14 Q74 34 78 62Z'),
    fill(INK, 'M56 54 Q105 66 154 54 L155 72 Q105 84 55 72Z'),
    fill(
      BRIM,
      'M9 48 Q14 34 26 44 Q60 76 105 76 Q150 76 184 44 Q196 34 201 48 Q196 94 150 100 Q105 106 60 100 Q14 94 9 48Z',
    ),
    fill('#ffd24a', STAR),
  ],
  coat: '#b98a52',
  trousers: '#43352b',
  build: { shoulders: 78, hem: 74 },
  collar: [fill('#7d2f25', 'M60 178 Q105 206 150 178 L122 222 H88Z')],
  front: [
    ...folds,
    ...longGun(),
    fill('#ffd24a', 'M66 214 l6 14 15 1 -12 9 4 15 -13 -8 -13 8 4 -15 -12 -9 15 -1Z'),
    ...mittens('#4d3a2b'),
    oval(INK, 105, 288, 12, 7),
  ],
  back: straps,
};
