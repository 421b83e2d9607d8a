// How a flick is made, in the way this player makes it.
import type { ways as English } from '../../en/decisions/ways';

export const ways: typeof English = {
  flick: {
    pull: 'Tirez en arrière et lâchez.',
    push: 'Poussez d’un geste vif.',
    keys: 'Gauche et droite visent, haut et bas règlent la force, Espace lance.',
    numbers: 'Réglez direction et force, puis lancez.',
  },
  swing: {
    pull: 'Tournez-la, tirez en arrière et lâchez.',
    push: 'Tournez-la, puis poussez d’un geste vif.',
    keys: 'Q et E la tournent, gauche et droite visent, haut et bas règlent la force, Espace lance.',
    numbers: 'Réglez direction et force, puis lancez.',
  },
  flip: {
    pull: 'Réglez la hauteur, tirez en arrière et lâchez.',
    push: 'Réglez la hauteur, puis poussez d’un geste vif.',
    keys: 'Q et E règlent la hauteur, gauche et droite visent, haut et bas règlent la distance, Espace lance.',
    numbers: 'Réglez direction, force et hauteur, puis lancez.',
  },
};
