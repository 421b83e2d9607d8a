import { both } from '../both';
import type { ScenarioWords } from './words';

export const s4: ScenarioWords = {
  title: both('Famine', 'Ventre vide'),
  teaser: both(
    'Four rations behind a barricade, and the hunger will not wait.',
    'Quatre rations derrière une barricade, et la faim n’attend pas.',
  ),
  story: both(
    'Last night supper was melted snow. Across town someone has nailed up the grocery store, and through the gap you can see full shelves. Nobody who still lives seems to guard them. The boards will make a terrible racket when they go. Then again, so do five empty stomachs.',
    'Hier soir, on a dîné de neige fondue. À l’autre bout de la ville, quelqu’un a cloué la porte de l’épicerie, et par la fente on voit des rayons pleins. Plus personne de vivant ne semble les garder. Les planches feront un vacarme affreux en cédant. Cela dit, cinq ventres vides aussi.',
  ),
  objective: both('Drop 4 food rations in the RV.', 'Déposer 4 rations dans le camping-car.'),
  lost: both(
    'Three survivors die, the dump runs out of zombies, or the day marker reaches the skull.',
    'Trois survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  ),
  special: [
    both(
      'Two tiles bar the grocery store, where 4 rations lie face up. Push both out of the doorway to get in.',
      'Deux planches barrent l’épicerie, où 4 rations sont face visible. Chassez-les du passage pour entrer.',
    ),
    both(
      'Every flick that hits the barricade is loud.',
      'Toute pichenette qui touche la barricade est bruyante.',
    ),
    both(
      'When the day marker reaches 2, and again at 1, the group eats one carried ration, or everyone loses 1 life.',
      'Quand le marqueur de jour atteint 2, puis 1, le groupe mange une ration portée, ou chacun perd 1 vie.',
    ),
    both(
      'Two more rations are hidden among the face-down markers in the other buildings.',
      'Deux rations de plus se cachent parmi les marqueurs face cachée des autres bâtiments.',
    ),
  ],
  teaches: both('Barricades, planning for hunger.', 'Les barricades, prévoir la faim.'),
};
