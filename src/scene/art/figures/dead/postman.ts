import { palette } from '../../../palette';
import { fill, fine, line } from '../../drawing';
import { glare, GROUND, HOLE, rags, SKIN, sleeves } from './parts';
import type { ZombieLook } from './look';

const NAVY = '#31538a';

export const postman: ZombieLook = {
  ground: GROUND,
  rim: 'M34 64 Q40 6 105 6 Q170 6 176 64 L196 84 Q198 96 168 94 L160 130 Q162 188 134 196 H80 Q50 188 50 130 L42 94 Q12 96 14 84Z',
  edge: NAVY,
  sleeve: '#2b4672',
  head: [
    fill(SKIN, 'M46 86 H164 L160 128 Q166 176 134 198 H78 Q46 176 50 128Z'),
    fill('rgba(20, 40, 30, 0.35)', 'M128 86 H164 L160 128 Q166 176 134 198 H116 Q144 150 128 86Z'),
    ...glare(80, 118, 12),
    ...glare(131, 116, 8),
    fill(HOLE, 'M100 128 L110 128 L114 144 L96 144Z'),
    fill('#4a1a1e', 'M70 152 Q105 144 140 152 Q146 190 128 196 H84 Q64 190 70 152Z'),
    fill('#f3efe2', 'M58 156 L150 148 L156 190 L66 198Z'),
    line('#8a7f66', 5, 'M58 156 L110 178 L150 148'),
    fill(palette.danger, 'M100 166 h18 v16 h-18Z'),
    fill('#e8e2c8', 'M80 150 h12 l-5 12Z M100 148 h12 l-6 12Z M122 147 h12 l-6 12Z'),
    fill(NAVY, 'M32 72 Q36 5 105 5 Q174 5 178 72Z'),
    fill('#4f74ad', 'M46 60 Q52 22 90 12 Q66 36 68 60Z'),
    fill('#16233d', 'M32 58 Q105 36 178 58 L200 88 Q105 62 10 88Z'),
    fill('#e5b04a', 'M84 18 h42 v30 h-42Z'),
    line('#7d5a14', 5, 'M84 20 L105 36 L126 20'),
    ...fine(line('#3f5a44', 5, 'M58 134 l14 10 M150 136 l-8 12 M62 168 l8 4')),
  ],
  coat: '#2b4672',
  trousers: '#232d3b',
  build: { shoulders: 74, hem: 72, reaching: true },
  collar: [],
  front: [
    ...rags,
    line('#6d4a2b', 13, 'M64 190 L150 276'),
    fill('#6d4a2b', 'M120 256 h58 v48 h-58Z'),
    fill('#4d3219', 'M120 256 h58 l-29 26Z'),
    ...sleeves('#2b4672'),
  ],
  back: [...rags, line('#6d4a2b', 13, 'M146 190 L64 292')],
};
