// Doors with an X, and people who wait behind them.
import type { recruits as English } from '../../en/rules/10-recruits';

export const recruits: typeof English = {
  R347: {
    title: 'Un X sur la porte',
    text: 'Un bâtiment avec un X devant sa porte est fermé : ni survivants ni zombies n’y entrent, de quelque façon que ce soit. Ce qui s’y trouve y reste. Les tirs passent la porte comme toujours.',
  },
  R348: {
    title: 'Le X se déplace',
    text: 'Quand un bâtiment où se trouvaient des survivants n’en abrite plus, le joueur actif prend le X d’une autre porte et le pose ici.',
  },
  R349: {
    title: 'Une porte s’ouvre',
    text: 'Le bâtiment qui perd son X reçoit un marqueur face cachée de la réserve, tant qu’il en reste.',
  },
  R350: {
    title: 'Quelqu’un se cachait',
    text: 'Un marqueur Survivant amène un survivant que personne n’utilise, tiré au hasard, avec 2 vies et sans pouvoir. Il attend dans le bâtiment sans être d’aucun camp : rien ne le blesse et il ne se bat pas.',
  },
  R351: {
    title: 'Viens avec nous',
    text: 'Le prochain survivant qui sort du bâtiment par un déplacement, un coup de batte ou une porte de derrière emmène tous ceux qui y attendent. Être jeté dehors ne compte pas.',
  },
  R352: {
    title: 'L’un des nôtres',
    text: 'La recrue est placée près de celui qui l’emmène, fait partie de l’équipe et peut jouer dans cette manche.',
  },
  A167: {
    title: 'Laissé vide',
    text: 'Peu importe pourquoi un bâtiment est vide : une mort compte aussi. Chacun reçoit son X avant que les zombies n’entrent. Le camping-car n’en reçoit jamais.',
  },
  A168: {
    title: 'Toujours deux portes',
    text: 'Exactement deux portes portent un X. Celui qu’on vient de poser ne peut pas être repris.',
  },
};
