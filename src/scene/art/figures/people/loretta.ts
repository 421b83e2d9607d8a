import { fill, fine, line, oval } from '../../drawing';
import type { FigureDesign } from '../design';
import { both, folds, INK, mittens, shade, straps } from './parts';

const HAT = '#fdfaf2';
const GREY = '#b3b8c1';
const PUFF = 'M52 70 Q14 62 22 34 Q32 8 68 14 Q105 -8 142 14 Q178 8 188 34 Q196 62 158 70Z';

export const loretta: FigureDesign = {
  ground: '#9268b4',
  rim: 'M105 2 Q128 2 142 14 Q178 8 188 34 Q196 62 160 72 L166 90 Q188 104 184 134 Q176 158 158 156 Q142 186 105 190 Q68 186 52 156 Q34 158 26 134 Q22 104 44 90 L50 72 Q14 62 22 34 Q32 8 68 14 Q82 2 105 2Z',
  edge: HAT,
  head: [
    ...both((side) => [oval(GREY, 105 + side * 60, 124, 21, 32)]),
    fill('#f0c4a3', 'M54 88 H156 Q164 150 140 174 Q105 204 70 174 Q46 150 54 88Z'),
    shade('M130 88 H156 Q164 150 140 174 Q124 188 108 190 Q150 150 130 88Z'),
    fill(GREY, 'M52 88 H158 L154 112 Q134 98 105 98 Q76 98 56 112Z'),
    ...both((side) => [
      oval('#e58d78', 105 + side * 36, 156, 13, 9),
      oval(INK, 105 + side * 24, 120, 7, 8),
      line('#7f858f', 6, `M${105 + side * 12} 107 Q${105 + side * 26} 101 ${105 + side * 38} 109`),
      fill('rgba(255, 255, 255, 0.65)', `M${105 + side * 6} 132 H${105 + side * 44} Q${105 + side * 42} 156 ${105 + side * 25} 156 Q${105 + side * 8} 156 ${105 + side * 6} 132Z`), // prettier-ignore
      line('#a3262b', 6, `M${105 + side * 6} 132 H${105 + side * 44} Q${105 + side * 42} 156 ${105 + side * 25} 156 Q${105 + side * 8} 156 ${105 + side * 6} 132Z`), // prettier-ignore
      line('#a3262b', 5, `M${105 + side * 44} 132 L${105 + side * 54} 124`),
    ]),
    line('#a3262b', 6, 'M98 134 Q105 128 112 134'),
    line('#8f3b34', 7, 'M86 170 Q105 184 124 170'),
    fill(HAT, PUFF),
    fill('#ece5d6', 'M52 64 H158 L156 94 Q105 84 54 94Z'),
    line('#c9bfa9', 6, 'M72 62 Q66 46 72 34 M105 60 V30 M138 62 Q144 46 138 34'),
    fill(
      'rgba(60, 40, 80, 0.16)',
      'M146 16 Q178 8 188 34 Q196 62 158 70 L156 92 L136 88 Q156 50 146 16Z',
    ),
    ...fine(line('#c9bfa9', 4, 'M54 78 Q105 70 156 78')),
  ],
  coat: '#7d4f86',
  trousers: '#5b3d63',
  build: { shoulders: 78, hem: 80 },
  collar: [fill('#f6eedb', 'M66 176 Q105 204 144 176 L152 196 Q105 220 58 196Z')],
  front: [
    ...folds,
    fill('#f6eedb', 'M64 212 H146 L158 330 H52Z'),
    fill('#d56a5c', 'M84 262 h42 v28 q-21 12 -42 0Z'),
    line(INK, 26, 'M150 292 L176 206'),
    line('#dcae6f', 18, 'M150 292 L176 206'),
    ...mittens('#b5527a'),
  ],
  back: [...straps, fill('#f6eedb', 'M92 284 l-24 34 h20 l17 -24 l17 24 h20 l-24 -34Z')],
};
