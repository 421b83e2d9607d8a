// The dump will run short, as soon as that is so (A128).
import { dumpShortage } from '../scenarios/horde-forecast';
import type { SeatView } from '../scenarios/view';
import type { Line } from './tell';
import { TEXTS, type Language } from './texts';

export function shortageLine(view: SeatView, language: Language): Line | undefined {
  const short = dumpShortage(view);
  if (!short) return undefined;
  const { missing, round } = short;
  return {
    text: TEXTS[language].describe.table.shortage(missing, round),
    rules: ['A128', 'R153'],
    tone: 'warning',
  };
}
