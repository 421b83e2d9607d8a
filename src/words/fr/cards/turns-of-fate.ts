// Cards that change the table, for better or worse.
import type { turnsOfFate as English } from '../../en/cards/turns-of-fate';

export const turnsOfFate: typeof English = {
  carAlarm: {
    title: 'Alarme',
    flavour: 'Personne ne viendra l’éteindre.',
    effect:
      'Choisissez la voiture, le camion ou le camion de glaces. La réaction de ce tour est forte, et les zombies y vont au lieu de vous suivre.',
  },
  ransacked: {
    title: 'Sens dessus dessous',
    flavour: 'On a fouillé ici avant vous, et avec humeur.',
    effect: 'Choisissez deux bâtiments. Leurs marqueurs face cachée sont mélangés et redistribués.',
  },
  blackIce: {
    title: 'Verglas',
    flavour: 'Toute la rue brille comme une piste de danse.',
    effect: 'Pour cette manche, tout ce que vous lancez glisse bien plus loin.',
  },
  deepSnow: {
    title: 'Neige profonde',
    flavour: 'Chaque pas est une décision.',
    effect: 'Pour cette manche, le disque et la batte glissent bien moins loin.',
  },
  gust: {
    title: 'Bourrasque',
    flavour: 'La ville change ses meubles de place.',
    effect:
      'Réverbères, barils et caisses glissent de 5 cm au plus, dans le sens de la tour, et s’arrêtent avant tout obstacle.',
  },
  criesInTheStreet: {
    title: 'Des cris dehors',
    flavour: 'Vous pourriez faire comme si c’était le vent.',
    effect:
      'Ne faites rien, ou laissez venir un zombie devant la porte et recevez une ration ou une boîte de médicaments.',
  },
  oldAcquaintance: {
    title: 'Vieille connaissance',
    flavour: 'Cette toux, vous la reconnaîtriez entre mille.',
    effect:
      'Ensemble : échangez des marqueurs avec un allié, où qu’il soit. En équipes : regardez un marqueur caché d’un rival, et échangez-le contre un des vôtres s’il est tout près ; à mains ouvertes, seulement l’échange.',
  },
  acid: {
    title: 'Acide',
    flavour: 'L’étiquette s’est mangée toute seule.',
    effect:
      'Posez la flaque d’acide dans la rue, loin des figurines et des portes. Elle y reste : un disque ou une batte qui la touche échoue, les zombies qu’une ruée y jette disparaissent, les survivants y perdent 1 vie.',
  },
};
