import { both } from '../both';
import type { ScenarioWords } from './words';

export const s6: ScenarioWords = {
  title: both('Rising tension', 'Un seul volant'),
  teaser: both(
    'Two teams, one RV, one key, and nobody shares.',
    'Deux équipes, un camping-car, une clé, et personne ne partage.',
  ),
  story: both(
    'For weeks there was enough of everything, and everyone was polite. Then the stores ran low, somebody counted cans at night, and breakfast became two tables. Now the fence is down and the dead are in the yard. There is one RV, and its key lies wherever it was last thrown in anger. Whoever finds it first will not be waiting for the others.',
    'Pendant des semaines, il y eut assez de tout, et chacun resta courtois. Puis les réserves ont baissé, quelqu’un a compté les boîtes la nuit, et le petit déjeuner s’est pris à deux tables. À présent, la clôture est tombée et les morts sont dans la cour. Il n’y a qu’un camping-car, et sa clé traîne là où la colère l’a jetée. Qui la trouvera n’attendra pas les autres.',
  ),
  objective: both(
    'Be the first team with two survivors, the key and a can of fuel in the RV.',
    'Être la première équipe à réunir deux survivants, la clé et un bidon d’essence dans le camping-car.',
  ),
  lost: both(
    'Both teams lose when the day marker reaches the skull or the dump runs out of zombies.',
    'Les deux équipes perdent si le marqueur de jour atteint le crâne ou si la fosse se vide.',
  ),
  special: [
    both(
      'The key, fuel and X are carried face down: only your own team knows what you hold.',
      'La clé, l’essence et les X se portent face cachée : seule votre équipe sait ce que vous avez.',
    ),
    both(
      'Entering the RV shows everything you hide; key and fuel are put down there at once.',
      'Entrer dans le camping-car dévoile ce que vous cachez ; la clé et l’essence y sont posées aussitôt.',
    ),
    both(
      'When a survivor falls, the nearest one standing may steal a hidden marker.',
      'Quand un survivant tombe, le plus proche encore debout peut voler un marqueur caché.',
    ),
    both(
      'Rivals in one building fight, and the loser is thrown out of the door.',
      'Deux rivaux dans un même bâtiment se battent, et le perdant est jeté dehors.',
    ),
    both(
      'Whoever holds the pretzel plays first each round.',
      'Le porteur du bretzel ouvre chaque manche.',
    ),
  ],
  teaches: both(
    'Hidden markers, stealing, duels between survivors.',
    'Les marqueurs cachés, le vol, les duels entre survivants.',
  ),
};
