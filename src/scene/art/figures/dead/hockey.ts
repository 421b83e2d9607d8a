import { palette } from '../../../palette';
import { fill, fine, line, oval } from '../../drawing';
import { GLOW, GROUND, HOLE, rags, sleeves } from './parts';
import type { ZombieLook } from './look';

const HAIR = '#3a2f2a';
const MASK = '#ded7be';
const HOLES = [[84, 50], [126, 50], [105, 44], [66, 84], [144, 84], [80, 148], [130, 148], [92, 166], [118, 166]] as const; // prettier-ignore

export const hockey: ZombieLook = {
  ground: GROUND,
  rim: 'M105 4 Q166 6 174 84 L188 120 L176 140 L180 168 L156 168 Q140 196 105 200 Q70 196 54 168 L30 168 L34 140 L22 120 L36 84 Q44 6 105 4Z',
  edge: HAIR,
  sleeve: '#93331f',
  head: [
    fill(
      HAIR,
      'M36 90 Q40 2 105 2 Q170 2 174 90 L190 120 L174 138 L182 170 L150 168 L105 190 L60 168 L28 170 L36 138 L20 120Z',
    ),
    fill(MASK, 'M46 92 Q44 18 105 16 Q166 18 164 92 Q162 164 105 200 Q48 164 46 92Z'),
    fill('rgba(40, 30, 20, 0.3)', 'M128 20 Q166 34 164 92 Q162 164 105 200 Q150 140 128 20Z'),
    ...[80, 130].flatMap((x) => [
      fill(HOLE, `M${x - 24} 100 Q${x} 74 ${x + 24} 100 Q${x + 18} 124 ${x} 124 Q${x - 18} 124 ${x - 24} 100Z`), // prettier-ignore
      oval(GLOW, x, 104, 10, 9),
      oval(HOLE, x, 105, 4),
    ]),
    fill(
      palette.danger,
      'M96 20 H114 L105 72Z M50 116 L74 132 L54 146Z M160 116 L136 132 L156 146Z',
    ),
    ...HOLES.map(([x, y]) => oval(HOLE, x, y, 6)),
    fill(HOLE, 'M100 128 h10 l4 14 h-18Z'),
    line(HOLE, 5, 'M118 40 L132 62 L126 76 L146 96'),
    ...fine(line('#8a8168', 4, 'M52 76 L36 70 M158 76 L174 70 M54 130 L38 136 M156 130 L172 136')),
  ],
  coat: '#93331f',
  trousers: '#2a2a30',
  build: { shoulders: 76, hem: 74, reaching: true },
  collar: [],
  front: [
    ...rags,
    fill('#b9b29b', 'M0 232 H210 V246 H0Z M0 264 H210 V274 H0Z'),
    ...sleeves('#93331f'),
  ],
  back: [...rags, fill('#b9b29b', 'M0 252 H210 V268 H0Z')],
};
