// The dump will run short, as soon as that is so (A128).
import { dumpShortage } from '../scenarios/horde-forecast';
import type { SeatView } from '../scenarios/view';
import type { Language } from './translate';
import { say } from './both';
import type { Line } from './tell';

export function shortageLine(view: SeatView, language: Language): Line | undefined {
  const short = dumpShortage(view);
  if (!short) return undefined;
  const { missing, round } = short;
  return {
    text: say(
      language,
      `${missing} short in round ${round}`,
      `il en manquera ${missing} à la manche ${round}`,
    ),
    rules: ['A128', 'R153'],
    tone: 'warning',
  };
}
