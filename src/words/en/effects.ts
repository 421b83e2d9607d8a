// What a card has left behind, as long as it lasts.
import type { FlareFace } from '../../physics/recording';
import type { Effect } from '../../scenarios/game';
import type { Noun } from '../noun';
import { atStart, the } from './grammar';

/** Those that speak of somebody, or say more than one thing, have entries of their own. */
const lasting: Readonly<Record<Exclude<Effect['kind'], 'frozen' | 'lure' | 'roughness'>, string>> =
  {
    stenchOfTheDead: 'Smells like the dead: close zombies do no harm this round.',
    spareRounds: 'Spare rounds for the next shot.',
    jammed: 'The printed weapon is jammed.',
    noReaction: 'Dead calm: no zombie answers this turn.',
    longNight: 'Early dusk: the day marker will move two spaces.',
    reactionLoud: 'The floor squeaks: this turn is loud.',
  };

export const effects = {
  lasting,
  frozen: (zombie: Noun): string => `${atStart(zombie)} is frozen for this round.`,
  blackIce: 'Black ice: everything slides farther this round.',
  deepSnow: 'Deep snow: disc and bat slide less far this round.',
  lure: (by: Noun): string => `The alarm of ${the(by)} draws the zombies this turn.`,
  flare: {
    large: 'A large flare burns: it is loud there, and the zombies go to it this turn.',
    small: 'A small flare glows: it is low there, and the nearest zombie goes to it this turn.',
  } satisfies Readonly<Record<FlareFace, string>>,
};
