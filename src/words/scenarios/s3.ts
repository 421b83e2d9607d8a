import { both } from '../both';
import type { ScenarioWords } from './words';

export const s3: ScenarioWords = {
  title: both('Tend the wounded', 'Au secours d’Anita'),
  teaser: both(
    'Find Anita, lead her to the hospital, and try to be quiet. You cannot.',
    'Trouver Anita, la mener à l’hôpital, et se taire. Impossible.',
  ),
  story: both(
    'Anita went out for bandages and did not come back. Then her voice came over the radio, thin and far too calm: hurt, hidden, and unable to say where. The hospital would have what she needs, if two of the dead had not moved in. Search every door and every car, and bring her there on her feet. Each step will cost her a cry, and each cry will be heard.',
    'Anita est sortie chercher des bandages et n’est pas revenue. Puis sa voix a grésillé dans la radio, ténue et bien trop calme : blessée, cachée, incapable de dire où. L’hôpital aurait de quoi la soigner si deux morts ne s’y étaient pas installés. Fouillez chaque porte et chaque véhicule, et amenez-la là-bas debout. Chaque pas lui arrachera un cri, et chaque cri s’entendra.',
  ),
  objective: both(
    'Bring Anita into the hospital while no zombie is inside.',
    'Faire entrer Anita dans l’hôpital quand aucun zombie ne s’y trouve.',
  ),
  lost: both(
    'Anita dies, nobody is left to act, the dump runs out of zombies, or the day marker reaches the skull.',
    'Anita meurt, plus personne ne peut agir, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  ),
  special: [
    both(
      'Nine face-down markers: one in each building but the hospital, one in the RV, one at each vehicle. One of them is Anita.',
      'Neuf marqueurs face cachée : un par bâtiment sauf l’hôpital, un dans le camping-car, un par véhicule. L’un d’eux est Anita.',
    ),
    both(
      'Next to a vehicle, a barrel or a box you may take and drop as in a building.',
      'À côté d’un véhicule, d’un baril ou d’une caisse, on prend et on dépose comme dans un bâtiment.',
    ),
    both(
      'Whoever finds Anita leads her. Everything her escort does is loud.',
      'Qui trouve Anita l’escorte. Tout ce que fait son escorte est bruyant.',
    ),
    both(
      'If the escort falls, the nearest survivor standing takes over.',
      'Si l’escorte tombe, le survivant debout le plus proche prend le relais.',
    ),
  ],
  teaches: both('Searching objects, escorting.', 'Fouiller les objets, escorter.'),
};
