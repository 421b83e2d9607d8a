// The dump will run short, as soon as that is so (A128).
import { dumpShortage } from '../scenarios/horde-forecast';
import type { Game } from '../scenarios/game';
import type { Language } from './texts';
import { say } from './both';
import type { Line } from './tell';

export function shortageLine(game: Game, language: Language): Line | undefined {
  const short = dumpShortage(game);
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
