// Cards that change the table, for better or worse.
import { card } from './card';

export const turnsOfFate = {
  carAlarm: card(
    ['Car alarm', 'Alarme'],
    ['Nobody will come to switch it off.', 'Personne ne viendra l’éteindre.'],
    [
      'Choose the car, the truck or the ice-cream truck. This turn’s reaction is loud, and the zombies go there instead of after you.',
      'Choisissez la voiture, le camion ou le camion de glaces. La réaction de ce tour est forte, et les zombies y vont au lieu de vous suivre.',
    ],
  ),
  ransacked: card(
    ['Ransacked', 'Sens dessus dessous'],
    [
      'Somebody searched here before you, and in a temper.',
      'On a fouillé ici avant vous, et avec humeur.',
    ],
    [
      'Choose two buildings. Their face-down markers are mixed and dealt back.',
      'Choisissez deux bâtiments. Leurs marqueurs face cachée sont mélangés et redistribués.',
    ],
  ),
  blackIce: card(
    ['Black ice', 'Verglas'],
    [
      'The whole street shines like a dance floor.',
      'Toute la rue brille comme une piste de danse.',
    ],
    [
      'For this round everything you flick slides much farther.',
      'Pour cette manche, tout ce que vous lancez glisse bien plus loin.',
    ],
  ),
  deepSnow: card(
    ['Deep snow', 'Neige profonde'],
    ['Each step is a decision.', 'Chaque pas est une décision.'],
    [
      'For this round the disc and the bat slide much less far.',
      'Pour cette manche, le disque et la batte glissent bien moins loin.',
    ],
  ),
  gust: card(
    ['Gust', 'Bourrasque'],
    ['The town rearranges its furniture.', 'La ville change ses meubles de place.'],
    [
      'Every lamp, barrel and box slides up to 5 cm away from the tower, stopping short of anything in the way.',
      'Réverbères, barils et caisses glissent de 5 cm au plus, dans le sens de la tour, et s’arrêtent avant tout obstacle.',
    ],
  ),
  criesInTheStreet: card(
    ['Cries in the street', 'Des cris dehors'],
    ['You could pretend that it is the wind.', 'Vous pourriez faire comme si c’était le vent.'],
    [
      'Do nothing, or let a zombie come to the door and receive a food ration or a box of medicine.',
      'Ne faites rien, ou laissez venir un zombie devant la porte et recevez une ration ou une boîte de médicaments.',
    ],
  ),
  oldAcquaintance: card(
    ['Old acquaintance', 'Vieille connaissance'],
    [
      'You know that cough. You would know it anywhere.',
      'Cette toux, vous la reconnaîtriez entre mille.',
    ],
    [
      'Together: swap markers with one ally, wherever they are. In teams: look at one hidden marker of a rival, and trade it for one of yours if they are near.',
      'Ensemble : échangez des marqueurs avec un allié, où qu’il soit. En équipes : regardez un marqueur caché d’un rival, et échangez-le contre un des vôtres s’il est tout près.',
    ],
  ),
  acid: card(
    ['Acid', 'Acide'],
    ['The label has eaten itself.', 'L’étiquette s’est mangée toute seule.'],
    [
      'Put the acid puddle in the street, away from figures and doors. It stays: a disc or bat that touches it fails, zombies swept onto it are gone, survivors thrown onto it lose 1 life.',
      'Posez la flaque d’acide dans la rue, loin des figurines et des portes. Elle y reste : un disque ou une batte qui la touche échoue, les zombies qu’une ruée y jette disparaissent, les survivants y perdent 1 vie.',
    ],
  ),
};
