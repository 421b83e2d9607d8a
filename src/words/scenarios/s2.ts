import { both } from '../both';
import type { ScenarioWords } from './words';

export const s2: ScenarioWords = {
  title: both('They are everywhere', 'Cernés de toutes parts'),
  teaser: both(
    'Four buildings, four markers, one RV with an empty tank.',
    'Quatre bâtiments, quatre marqueurs, un camping-car à sec.',
  ),
  story: both(
    'The RV made it as far as the main street and coughed its last. Without fuel nobody leaves, and without food nobody gets far. Somewhere behind four doors lies what you need. Rosa swears she heard something move behind every one of them. Go in pairs, go quickly, and expect company.',
    'Le camping-car a tenu jusqu’à la grand-rue, puis il a toussé et s’est tu. Sans essence, on ne part pas ; sans vivres, on ne va pas loin. Ce qu’il vous faut dort derrière quatre portes. Rosa jure avoir entendu bouger derrière chacune. Allez-y à deux, faites vite, et attendez-vous à de la visite.',
  ),
  objective: both(
    'Drop 2 food rations and 2 cans of fuel in the RV.',
    'Déposer 2 rations et 2 bidons d’essence dans le camping-car.',
  ),
  lost: both(
    'Three survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
    'Trois survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  ),
  special: [
    both(
      'One face-down marker lies in the school, the hospital, the police station and the library. You need all four.',
      'Un marqueur face cachée attend à l’école, à l’hôpital, au commissariat et à la bibliothèque. Il vous faut les quatre.',
    ),
    both(
      'Zombies follow you indoors. Entering where one waits, or acting beside one, means a duel.',
      'Les zombies vous suivent à l’intérieur. Entrer là où l’un d’eux attend, ou agir à côté de lui, c’est le duel.',
    ),
    both(
      'A marker counts once it has been dropped in the RV: carrying it there is not enough.',
      'Un marqueur compte une fois déposé dans le camping-car : l’y porter ne suffit pas.',
    ),
  ],
  teaches: both(
    'Doors, taking and dropping, duels against zombies.',
    'Les portes, prendre et déposer, les duels contre les zombies.',
  ),
};
