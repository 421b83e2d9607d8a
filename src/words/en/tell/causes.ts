// Why somebody fell or lost a life: every cause the rulebook names.
import type { WeaponId } from '../../../scenarios/catalogue/weapons';
import type { FallCause, LossCause } from '../../../scenarios/causes';
import type { Noun } from '../../noun';
import { atStart, the } from '../grammar';

const falls: Readonly<Record<Exclude<FallCause, WeaponId>, (who: Noun) => string>> = {
  tooClose: (who) => `A zombie is too close: ${the(who)} falls.`,
  duel: (who) => `${atStart(who)} goes down in the duel.`,
  rush: (who) => `The rush knocks ${the(who)} over.`,
  limit: (who) => `Pushed out of town, ${the(who)} lies at the limit.`,
  frozenStiff: (who) => `${atStart(who)} freezes stiff and topples over.`,
};

const losses: Readonly<Record<Exclude<LossCause, WeaponId>, string>> = {
  tooClose: 'Too close to a zombie',
  duel: 'Beaten in the duel',
  rush: 'Knocked over by the rush',
  hunger: 'Nothing to eat',
  acid: 'Burnt by acid',
  infectedScratch: 'The scratch is infected',
  earlyDusk: 'The daylight was paid for',
  accusation: 'An accusation has its price',
};

export const causes = {
  falls,
  knockedDownBy: (weapon: Noun, who: Noun): string => `${atStart(weapon)} knocks ${the(who)} down.`,
  losses,
  hitBy: (weapon: Noun): string => `Hit by ${the(weapon)}`,
  lostLife: ({ word }: Noun, left: number): string =>
    left > 0 ? `${word} loses 1 life, ${left} left.` : `${word} loses the last life.`,
  /** “Too close to a zombie: Anita loses 1 life, 1 left.” */
  because: (cause: string, told: string): string => `${cause}: ${told}`,
};
