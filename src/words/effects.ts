// What a card has left behind, as long as it lasts.
import type { Effect, EffectOf } from '../scenarios/game';
import type { Language } from './texts';
import { both, type Both } from './both';
import { the } from './grammar';
import { pieceNoun, zombieNoun } from './names';

const EFFECTS: { readonly [Kind in Effect['kind']]: (effect: EffectOf<Kind>) => Both } = {
  frozen: ({ zombie }) =>
    both(
      `${the(zombieNoun(zombie), 'en')} is frozen for this round.`,
      `${the(zombieNoun(zombie), 'fr')} reste de glace pour cette manche.`,
    ),
  stenchOfTheDead: () =>
    both(
      'Smells like the dead: close zombies do no harm this round.',
      'Sent le mort : les zombies proches ne blessent pas cette manche.',
    ),
  spareRounds: () =>
    both('Spare rounds for the next shot.', 'Des cartouches de plus pour le prochain tir.'),
  jammed: () => both('The printed weapon is jammed.', 'L’arme imprimée est enrayée.'),
  roughness: ({ factor }) =>
    factor < 1
      ? both(
          'Black ice: everything slides farther this round.',
          'Verglas : tout glisse plus loin cette manche.',
        )
      : both(
          'Deep snow: disc and bat slide less far this round.',
          'Neige profonde : disque et batte glissent moins loin cette manche.',
        ),
  noReaction: () =>
    both(
      'Dead calm: no zombie answers this turn.',
      'Calme plat : aucun zombie ne réagit ce tour-ci.',
    ),
  lure: ({ by }) =>
    both(
      `The alarm of ${the(pieceNoun(by), 'en')} draws the zombies this turn.`,
      `L’alarme attire les zombies vers ${the(pieceNoun(by), 'fr')} ce tour-ci.`,
    ),
  longNight: () =>
    both(
      'Early dusk: the day marker will move two spaces.',
      'Nuit précoce : le marqueur de jour avancera de deux cases.',
    ),
  reactionLoud: () =>
    both('The floor squeaks: this turn is loud.', 'Le plancher craque : ce tour est bruyant.'),
};

const textOf = <Kind extends Effect['kind']>(kind: Kind, effect: EffectOf<Kind>): Both =>
  EFFECTS[kind](effect);

export const effectText = (effect: Effect, language: Language): string => {
  const text = textOf(effect.kind, effect)[language];
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
