// The dump will run short, as soon as that is so, and what that means by the scenario's own clause (A128).
import { dumpShortage } from '../scenarios/horde-forecast';
import { judgeSides } from '../scenarios/objectives/judge';
import type { SeatView } from '../scenarios/view';
import type { Shortage } from './en/describe/table';
import type { Line } from './tell';
import { TEXTS, type Language } from './texts';

/** Who loses when a horde cannot come in full. */
export function meaningOfShortage(view: SeatView): Shortage {
  const { end } = judgeSides(view, view.sheet.clauses, 'dumpTooShort') ?? {};
  if (end === 'draw') return 'nobodyWins';
  return view.sheet.mode === 'together' ? 'youLose' : 'everybodyLoses';
}

export function shortageLine(view: SeatView, language: Language): Line | undefined {
  const short = dumpShortage(view);
  if (!short) return undefined;
  const { missing, round } = short;
  const words = TEXTS[language].describe.table;
  return {
    text: words.shortage(missing, round, words.shortages[meaningOfShortage(view)]),
    rules: ['A128', 'R153'],
    tone: 'warning',
  };
}
