// What a card has left behind, as long as it lasts.
import type { effects as English } from '../en/effects';
import { atStart, the } from './grammar';

export const effects: typeof English = {
  lasting: {
    stenchOfTheDead: 'Sent le mort : les zombies proches ne blessent pas cette manche.',
    spareRounds: 'Des cartouches de plus pour le prochain tir.',
    jammed: 'L’arme imprimée est enrayée.',
    noReaction: 'Calme plat : aucun zombie ne réagit ce tour-ci.',
    longNight: 'Nuit précoce : le marqueur de jour avancera de deux cases.',
    reactionLoud: 'Le plancher craque : ce tour est bruyant.',
  },
  frozen: (zombie) => `${atStart(zombie)} reste de glace pour cette manche.`,
  blackIce: 'Verglas : tout glisse plus loin cette manche.',
  deepSnow: 'Neige profonde : disque et batte glissent moins loin cette manche.',
  lure: (by) => `L’alarme attire les zombies vers ${the(by)} ce tour-ci.`,
  flare: {
    large: 'Une grosse fusée brûle : bruit fort là-bas, et les zombies y vont ce tour-ci.',
    small:
      'Une petite fusée rougeoie : bruit faible là-bas, et le zombie le plus proche y va ce tour-ci.',
  },
};
