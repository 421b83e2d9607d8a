import type { s4 as English } from '../../en/scenarios/s4';

export const s4: typeof English = {
  title: 'Ventre vide',
  teaser: 'Quatre rations derrière une barricade, et la faim n’attend pas.',
  story:
    'Hier soir, on a dîné de neige fondue. À l’autre bout de la ville, quelqu’un a cloué la porte de l’épicerie, et par la fente on voit des rayons pleins. Plus personne de vivant ne semble les garder. Les planches feront un vacarme affreux en cédant. Cela dit, cinq ventres vides aussi.',
  objective: 'Déposer 4 rations dans le camping-car.',
  lost: 'Trois survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  special: {
    barred:
      'Deux planches barrent l’épicerie, où 4 rations sont face visible. Chassez-les du passage pour entrer.',
    barricade: 'Toute pichenette qui touche la barricade est bruyante.',
    meals:
      'Quand le marqueur de jour atteint 2, puis 1, le groupe mange une ration portée, ou chacun perd 1 vie.',
    hidden: 'Deux rations de plus se cachent parmi les marqueurs face cachée des autres bâtiments.',
  },
  teaches: 'prévoir deux manches à l’avance.',
};
