import type { s2 as English } from '../../en/scenarios/s2';

export const s2: typeof English = {
  title: 'Cernés de toutes parts',
  teaser: 'Quatre bâtiments, quatre marqueurs, un camping-car à sec.',
  story:
    'Le camping-car a tenu jusqu’à la grand-rue, puis il a toussé et s’est tu. Sans essence, on ne part pas ; sans vivres, on ne va pas loin. Ce qu’il vous faut dort derrière quatre portes. Rosa jure avoir entendu bouger derrière chacune. Allez-y à deux, faites vite, et attendez-vous à de la visite.',
  objective: 'Déposer 2 rations et 2 bidons d’essence dans le camping-car.',
  lost: 'Trois survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  special: {
    hidden:
      'Un marqueur face cachée attend à l’école, à l’hôpital, au commissariat et à la bibliothèque. Il vous faut les quatre.',
    duels:
      'Les zombies vous suivent à l’intérieur. Entrer là où l’un d’eux attend, ou agir à côté de lui, c’est le duel.',
    droppedCounts:
      'Un marqueur compte une fois déposé dans le camping-car : l’y porter ne suffit pas.',
  },
  teaches: 'glisser par une porte, et ce qui attend peut-être derrière.',
};
