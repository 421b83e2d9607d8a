import type { s10 as English } from '../../en/scenarios/s10';

export const s10: typeof English = {
  title: 'Un seul groupe survivra',
  teaser: 'Deux colonies, quatre bidons d’essence, et plus un mot.',
  story:
    'Vous avez envoyé des lettres, des cadeaux, et pour finir votre meilleur menteur. Rien n’y a fait. Tant qu’ils respirent, personne ici ne dormira les deux yeux fermés, et ils disent la même chose de vous. Quelque part en ville attendent quatre bidons d’essence : de quoi en finir deux fois. Demain soir, il n’y aura plus qu’un groupe dans cette ville. Ce sera peut-être le vôtre.',
  objective:
    'Tuer tous les survivants de l’autre équipe, ou entrer dans sa colonie avec deux bidons d’essence : le camping-car est à l’équipe A, l’hôpital à l’équipe B.',
  lost: 'Au crâne, l’équipe qui a le moins de survivants perd. Tout le monde perd si la fosse se vide.',
  special: {
    choosing: 'Chacun choisit ses propres survivants. L’équipe B commence.',
    secrets:
      'Chacun a un objectif secret : pour gagner, il faut que votre équipe gagne et que votre carte soit remplie.',
    traitor: 'Dans chaque équipe, une personne peut trahir : elle gagne quand les autres gagnent.',
    colony: 'L’essence doit passer la porte, et qui la porte doit rester à l’intérieur.',
    accusing:
      'Pour une action, vous pouvez accuser quelqu’un de votre équipe ; les autres votent. Les traîtres démasqués continuent seuls.',
    powers: 'Les fiches cachent leur pouvoir. Accuser peut permettre de retourner la sienne.',
    objects:
      'À côté d’un véhicule, d’un tonneau ou d’une caisse, on prend et on dépose comme dans un bâtiment.',
    lives: 'Chacun commence avec 4 vies. À égalité au crâne, on joue une manche de plus.',
  },
  teaches: 'tout à la fois.',
};
