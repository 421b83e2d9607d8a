import type { s5 as English } from '../../en/scenarios/s5';

export const s5: typeof English = {
  title: 'Perdus de vue',
  teaser: 'Deux amis sont perdus en ville. L’essence aussi.',
  story:
    'Tout s’est joué en une minute : la horde a surgi, et six personnes ont couru dans six directions. Quatre ont retrouvé le camping-car. Kevin et Rosa, non. Ils doivent se terrer dans un bâtiment, et personne ne partira sans eux. De toute façon, le réservoir est vide.',
  objective: 'Retrouver les deux disparus et déposer 2 bidons d’essence dans le camping-car.',
  lost: 'Deux survivants meurent, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  special: {
    hidden: 'Deux marqueurs face cachée attendent dans chaque bâtiment, sauf le camping-car.',
    friends:
      'Un marqueur Survivant fait entrer un ami dans ce bâtiment, avec 2 vies, prêt à jouer dans cette manche.',
    crossroads: 'Un marqueur Carrefour fait tirer une carte, dont il faut s’accommoder.',
    fewLives: 'Vous n’êtes que quatre au départ, et deux morts suffisent à perdre.',
  },
  teaches: 'fouiller toute une ville à quelques-uns.',
};
