import { palette } from '../../../palette';
import { fill, fine, line, oval, ring } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, folds, INK, mittens, shade, straps } from './parts';

const HAIR = '#8f3416';
const STEEL = '#74808d';

export const olivia: FigureDesign = {
  ground: '#93dac9',
  rim: 'M105 4 Q182 8 182 100 L190 186 Q188 194 176 194 H34 Q22 194 20 186 L28 100 Q28 8 105 4Z',
  edge: HAIR,
  head: [
    fill(HAIR, 'M26 104 Q26 4 105 4 Q184 4 184 104 L192 196 H18Z'),
    fill('#d79b6e', 'M52 96 Q52 46 105 46 Q158 46 158 96 Q158 158 105 190 Q52 158 52 96Z'),
    shade('M128 50 Q158 60 158 96 Q158 158 105 190 Q150 140 128 50Z'),
    fill(HAIR, 'M44 124 Q38 34 105 32 Q92 84 44 124Z M166 124 Q172 34 105 32 Q118 84 166 124Z'),
    ...fine(
      line('#c2572c', 5, 'M40 110 Q36 150 34 184 M170 110 Q174 150 176 184 M60 76 Q80 58 92 42'),
    ),
    line(INK, 9, 'M32 68 Q105 34 178 68'),
    oval(STEEL, 105, 44, 30, 29),
    oval('#f2f7fb', 105, 44, 23, 22),
    oval(INK, 105, 44, 7),
    ...both((side) => [
      oval('rgba(255, 255, 255, 0.85)', 105 + side * 27, 116, 23, 22),
      ring(INK, 8, 105 + side * 27, 116, 23, 22),
      oval(INK, 105 + side * 26, 117, 8, 9),
    ]),
    line(INK, 8, 'M99 112 Q105 107 111 112'),
    line('#a8683f', 5, 'M103 136 Q98 146 110 146'),
    fill('#a02f35', 'M86 160 Q98 154 105 158 Q112 154 124 160 Q105 176 86 160Z'),
  ],
  coat: '#f1f2ee',
  trousers: '#5b6472',
  build: { shoulders: 74, hem: 80 },
  collar: [
    fill('#2f8a80', 'M76 178 Q105 206 134 178 L124 250 H86Z'),
    line(INK, 8, 'M68 184 Q70 236 105 238 Q140 236 142 184'),
  ],
  front: [
    line('rgba(40, 60, 80, 0.4)', 5, 'M74 186 L88 292 M136 186 L122 292'),
    line(INK, 7, 'M105 238 V260'),
    oval(INK, 105, 264, 11),
    oval('#dfe6ec', 105, 264, 6),
    fill(palette.danger, 'M150 216 h12 v10 h10 v12 h-10 v10 h-12 v-10 h-10 v-12 h10Z'),
    line(INK, 24, 'M42 300 L66 220'),
    line('#d8a463', 16, 'M42 300 L66 220'),
    ...mittens('#5b8f9c', 17),
  ],
  back: [...folds, ...straps],
};
