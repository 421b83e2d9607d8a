// The dump will run short, as soon as that is so (A128).
import { dumpShortage } from '../scenarios/horde-forecast';
import type { Game } from '../scenarios/game';
import type { Line } from './tell';
import { TEXTS, type Language } from './texts';

export function shortageLine(game: Game, language: Language): Line | undefined {
  const short = dumpShortage(game);
  if (!short) return undefined;
  const { missing, round } = short;
  return {
    text: TEXTS[language].describe.table.shortage(missing, round),
    rules: ['A128', 'R153'],
    tone: 'warning',
  };
}
