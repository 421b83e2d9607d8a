import { both } from '../both';
import type { ScenarioWords } from './words';

export const s5: ScenarioWords = {
  title: both('Separated', 'Perdus de vue'),
  teaser: both(
    'Two friends are lost in town. So is the fuel.',
    'Deux amis sont perdus en ville. L’essence aussi.',
  ),
  story: both(
    'It was over in a minute: the horde came round the corner, and six people ran in six directions. Four of you found the RV again. Kevin and Rosa did not. They must be holed up in one of the buildings, and nobody here will drive off without them. Not that you could: the tank is dry.',
    'Tout s’est joué en une minute : la horde a surgi, et six personnes ont couru dans six directions. Quatre ont retrouvé le camping-car. Kevin et Rosa, non. Ils doivent se terrer dans un bâtiment, et personne ne partira sans eux. De toute façon, le réservoir est vide.',
  ),
  objective: both(
    'Find both lost survivors and drop 2 cans of fuel in the RV.',
    'Retrouver les deux disparus et déposer 2 bidons d’essence dans le camping-car.',
  ),
  lost: both(
    'Two survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
    'Deux survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  ),
  special: [
    both(
      'Two face-down markers lie in every building but the RV.',
      'Deux marqueurs face cachée attendent dans chaque bâtiment, sauf le camping-car.',
    ),
    both(
      'A survivor marker brings a friend with 2 life into that building, ready to act this round.',
      'Un marqueur Survivant fait entrer un ami dans ce bâtiment, avec 2 vies, prêt à jouer dans cette manche.',
    ),
    both(
      'A crossroads marker makes you draw a card and live with it.',
      'Un marqueur Carrefour fait tirer une carte, dont il faut s’accommoder.',
    ),
    both(
      'You start with four survivors, and two deaths lose the game.',
      'Vous n’êtes que quatre au départ, et deux morts suffisent à perdre.',
    ),
  ],
  teaches: both(
    'Crossroads cards, finding survivors.',
    'Les cartes Carrefour, retrouver des survivants.',
  ),
};
