import type { s9 as English } from '../../en/scenarios/s9';

export const s9: typeof English = {
  title: 'Chez nous',
  teaser: 'Une école, deux groupes, et quelqu’un à votre propre table ment.',
  story:
    'L’école a des murs épais, un puits dans la cour et une chaudière qui tousse encore. Ceux qui y vivent disent : chez nous. Ceux du dehors n’ont plus que le camping-car et le froid, et ils disent chez nous, eux aussi. On a assez parlé. Et dans chaque groupe, quelqu’un se demande pourquoi un ami détourne les yeux dès qu’on fait des plans.',
  objective:
    'Équipe B : quand une manche se termine, compter à l’école un survivant qui porte deux marqueurs parmi nourriture, essence et médicaments. Équipe A : l’empêcher jusqu’au crâne.',
  lost: 'Tout le monde perd si la fosse se vide.',
  special: {
    choosing: 'Chacun choisit ses propres survivants. L’équipe B commence.',
    secrets:
      'Chacun a un objectif secret : pour gagner, il faut que votre équipe gagne et que votre carte soit remplie.',
    traitor: 'Dans chaque équipe, une personne peut trahir : elle gagne quand les autres gagnent.',
    accusing:
      'Pour une action, vous pouvez accuser quelqu’un de votre équipe ; les autres votent. Les traîtres démasqués continuent seuls.',
    objects:
      'À côté d’un véhicule, d’un tonneau ou d’une caisse, on prend et on dépose comme dans un bâtiment.',
    powers: 'Les fiches cachent leur pouvoir. Accuser peut permettre de retourner la sienne.',
  },
  teaches: 'les objectifs secrets, les traîtres, les accusations, l’exil.',
};
