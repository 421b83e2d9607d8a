// Along which lines a figure's card is cut: its clothes up to the neck, and its own head upon them.
import { commandsOf } from '../path';
import type { Outline } from '../outline';
import type { FigureDesign } from './design';

/** Figures are drawn in tenths of a millimetre, so that their paths are whole numbers. */
export const FIGURE = { width: 210, height: 370 } as const;
const MIDDLE = FIGURE.width / 2;

/** Shoulders and coat; the dead reach out. */
export function bodyPath({ build: { shoulders, hem, reaching } }: FigureDesign): string {
  const side = (way: -1 | 1): readonly string[] => {
    const x = (out: number): number => MIDDLE + way * out;
    return reaching
      ? [`${x(hem)} 366`, `${x(hem)} 330`, `${x(64)} 280`, `${x(88)} 248`, `${x(94)} 222`, `${x(88)} 200`, `${x(72)} 196`, `${x(58)} 204`, `${x(50)} 180`] // prettier-ignore
      : [`${x(hem)} 366`, `${x(hem)} 322`, `${x(shoulders + 2)} 264`, `${x(shoulders)} 222`, `${x(shoulders - 8)} 192`, `${x(50)} 172`]; // prettier-ignore
  };
  return `M${[...side(-1), ...side(1).toReversed()].join('L')}Z`;
}

/** One outline for each closed line of a path. */
export const outlinesOf = (path: string): readonly Outline[] =>
  path
    .split(/(?<=Z)/)
    .filter((one) => one.trim() !== '')
    .map((one) => (pen) => {
      for (const [name, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of commandsOf(one)) {
        if (name === 'M') pen.moveTo(a, b);
        else if (name === 'L') pen.lineTo(a, b);
        else if (name === 'Q') pen.quadraticCurveTo(a, b, c, d);
        else if (name === 'C') pen.bezierCurveTo(a, b, c, d, e, f);
      }
    });
