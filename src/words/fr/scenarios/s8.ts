import type { s8 as English } from '../../en/scenarios/s8';

export const s8: typeof English = {
  title: 'L’union fait la force',
  teaser: 'Deux équipes frappent à toutes les portes. Qui répond peut se joindre.',
  story:
    'Ici, les rideaux bougent. Quelqu’un a salé un seuil ce matin, quelqu’un d’autre a fermé une fenêtre à votre approche. Des gens vivent dans cette ville, une poignée, chacun derrière sa porte. Quelques bras de plus vous iraient bien. Aux autres aussi, au bout de la rue, qui vous suivent depuis mardi. Frappez doucement, et ayez l’air de la meilleure compagnie.',
  objective:
    'Avoir, à un moment quelconque, trois survivants en vie de plus que l’autre équipe, ou en avoir davantage quand le marqueur de jour atteint le crâne.',
  lost: 'Une équipe sans survivant a perdu. À égalité au crâne, on joue une manche de plus, trois au maximum ; ensuite personne ne gagne. Les deux équipes perdent si la fosse se vide avant le crâne.',
  special: {
    closed: 'Deux bâtiments portent un X : personne n’y entre, ni survivants ni zombies.',
    moving:
      'Quand le dernier survivant a quitté un bâtiment, par un déplacement ou par la mort, un X y vient d’une autre porte. Celle-ci s’ouvre et reçoit un marqueur face cachée de la réserve.',
    recruits:
      'Un marqueur Survivant révèle quelqu’un qui se cachait : 2 vies, aucun pouvoir, il attend sur le socle et n’est d’aucun camp.',
    leaving:
      'Le prochain survivant qui sort de ce bâtiment par un déplacement l’emmène, prêt à jouer dans cette manche. Être jeté dehors ne compte pas.',
    powers: 'Les six survivants disposent de leurs pouvoirs.',
    rv: 'On entre dans le camping-car comme dans un bâtiment. Il ne contient rien et ne reçoit jamais de X.',
  },
  teaches: 'les portes qui se ferment, les recrues, la manche de plus.',
};
