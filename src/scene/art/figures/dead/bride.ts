import { fill, fine, line, oval } from '../../drawing';
import { GLOW, GROUND, HOLE, rags, sleeves } from './parts';
import type { ZombieLook } from './look';

const VEIL = '#8b8598';
const FLOWERS = [[46, 56, '#b4476a'], [70, 38, '#c98a3a'], [105, 30, '#b4476a'], [140, 38, '#c98a3a'], [164, 56, '#b4476a']] as const; // prettier-ignore

export const bride: ZombieLook = {
  ground: GROUND,
  rim: 'M105 4 Q172 8 182 80 L198 178 Q198 192 184 194 H26 Q12 192 12 178 L28 80 Q38 8 105 4Z',
  edge: VEIL,
  sleeve: '#5d5768',
  head: [
    fill(VEIL, 'M105 3 Q174 6 184 80 L200 196 H10 L26 80 Q36 6 105 3Z'),
    ...fine(
      line('#6c6678', 5, 'M38 92 L28 186 M50 110 L46 188 M172 92 L182 186 M160 110 L164 188'),
    ),
    fill('#2b2226', 'M50 84 Q56 34 105 34 Q154 34 160 84 L166 190 H44Z'),
    fill(
      '#9cae9a',
      'M60 86 Q62 48 105 48 Q148 48 150 86 Q152 140 132 176 Q105 204 78 176 Q58 140 60 86Z',
    ),
    fill(
      'rgba(20, 40, 40, 0.35)',
      'M124 52 Q148 58 150 86 Q152 140 132 176 Q120 190 106 192 Q140 130 124 52Z',
    ),
    ...[82, 128].flatMap((x) => [
      line(HOLE, 9, `M${x - 6} 108 L${x - 9} 150 M${x + 7} 108 L${x + 6} 138`),
      oval(HOLE, x, 100, 20, 19),
      oval(GLOW, x, 100, 8, 9),
      oval(HOLE, x, 101, 3),
    ]),
    fill(HOLE, 'M101 126 h8 l4 12 h-16Z'),
    fill('#6d1a2c', 'M82 158 Q105 144 128 158 Q124 190 105 190 Q86 190 82 158Z'),
    fill('#e8e2c8', 'M88 156 h10 l-4 12Z M102 153 h10 l-5 13Z M114 155 h8 l-3 11Z'),
    ...FLOWERS.flatMap(([x, y, color]) => [oval(HOLE, x, y, 20), oval(color, x, y, 16), oval('#ead9b0', x, y, 6)]), // prettier-ignore
  ],
  coat: '#5d5768',
  trousers: '#504a5b',
  build: { shoulders: 68, hem: 84, reaching: true },
  collar: [],
  front: [
    ...rags,
    line(
      'rgba(20, 16, 30, 0.4)',
      6,
      'M60 270 L48 328 M88 280 L84 328 M122 280 L126 328 M150 270 L162 328',
    ),
    fill('#6d1a2c', 'M118 216 q18 12 10 42 q-20 -12 -10 -42Z'),
    ...sleeves('#5d5768'),
  ],
  back: [
    ...rags,
    line('rgba(20, 16, 30, 0.4)', 6, 'M70 196 L56 328 M105 200 V328 M140 196 L154 328'),
  ],
};
