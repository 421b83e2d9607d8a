// What a power did, where nothing else tells it.
import type { ToldTrait } from '../../../scenarios/events';
import type { Noun } from '../../noun';

export const powers: Readonly<Record<ToldTrait, (who: Noun, power: string) => string>> = {
  bonusActions: ({ word }, power) => `“${power}”: ${word} gives a marker and may act once more.`,
  actsAfterKill: ({ word }, power) => `“${power}”: ${word} may act once more this turn.`,
  secondTry: ({ word }, power) => `“${power}”: ${word} tries again.`,
};
