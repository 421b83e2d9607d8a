// Why somebody fell or lost a life: every cause the rulebook names.
import type { causes as English } from '../../en/tell/causes';
import { agree, atStart, the } from '../grammar';

export const causes: typeof English = {
  falls: {
    tooClose: (who) => `Un zombie est trop près : ${the(who)} tombe.`,
    duel: (who) => `${atStart(who)} tombe pendant le duel.`,
    rush: (who) => `La ruée renverse ${the(who)}.`,
    limit: (who) =>
      `${agree(who, 'Poussé', 'Poussée')} hors de la ville, ${the(who)} gît à la limite.`,
    frozenStiff: (who) => `${atStart(who)} gèle sur place et bascule.`,
  },
  knockedDownBy: (weapon, who) => `${atStart(weapon)} renverse ${the(who)}.`,
  losses: {
    tooClose: 'Trop près d’un zombie',
    duel: 'Duel perdu',
    rush: 'La ruée a frappé',
    hunger: 'Rien à manger',
    acid: 'L’acide a mordu',
    infectedScratch: 'La griffure s’infecte',
    earlyDusk: 'La clarté a son prix',
    accusation: 'Une accusation se paie',
  },
  hitBy: (weapon) => `${atStart(weapon)} a touché`,
  lostLife: ({ word }, left) =>
    left > 0 ? `${word} perd 1 vie, il en reste ${left}.` : `${word} perd sa dernière vie.`,
  because: (cause, told) => `${cause} : ${told}`,
};
