// Rules that belong to one scenario.
import type { scenarios as English } from '../../en/rules/07-scenarios';

export const scenarios: typeof English = {
  R290: {
    title: 'Partir',
    text: 'Vous gagnez quand un survivant est dans le camping-car et qu’il reste 3 zombies au plus en ville.',
  },
  R291: {
    title: 'Portes closes',
    text: 'Dans ce scénario, les bâtiments sont fermés. On n’entre que dans le camping-car.',
  },
  R293: {
    title: 'Le conducteur',
    text: 'Le premier survivant dans le camping-car prend le volant : il finit son tour de là, puis ne joue plus.',
  },
  R294: {
    title: 'Pas touche au camping-car',
    text: 'Si un zombie touche le camping-car, à n’importe quel moment, la partie est aussitôt perdue.',
  },
  R296: {
    title: 'Trop tard',
    text: 'Si le marqueur de jour atteint le crâne avant votre départ, vous perdez.',
  },
  R298: {
    title: 'Faire le plein',
    text: 'Vous gagnez quand 2 rations et 2 bidons d’essence sont dans le camping-car.',
  },
  R301: {
    title: 'Trop tard',
    text: 'Si le marqueur de jour atteint le crâne avant que le camping-car soit approvisionné, vous perdez.',
  },
  R303: {
    title: 'À l’hôpital',
    text: 'Vous gagnez quand Anita est à l’hôpital et qu’aucun zombie ne s’y trouve.',
  },
  R307: {
    title: 'Elle crie',
    text: 'Toute action de qui escorte Anita fait un bruit fort, même silencieuse, même à l’intérieur.',
  },
  R308: {
    title: 'Vous l’avez trouvée',
    text: 'Qui retourne le marqueur Survivant escorte désormais Anita. Le marqueur n’occupe aucune place.',
  },
  R310: {
    title: 'Gardez-la en vie',
    text: 'Vous perdez si Anita meurt, ou si le marqueur de jour atteint le crâne avant qu’elle soit à l’hôpital.',
  },
  R312: { title: 'Quatre rations', text: 'Vous gagnez quand 4 rations sont dans le camping-car.' },
  R315: {
    title: 'La faim',
    text: 'Quand le marqueur de jour atteint 2, puis 1, vous décidez de manger ou non.',
  },
  R316: {
    title: 'Manger',
    text: 'Un repas coûte une ration portée par un survivant. On ne touche pas à celles du camping-car.',
  },
  R317: {
    title: 'Rester à jeun',
    text: 'Si vous ne pouvez ou ne voulez pas manger, chaque survivant perd 1 vie.',
  },
  R319: {
    title: 'Trop tard',
    text: 'Si le marqueur de jour atteint le crâne avant que 4 rations soient à bord, vous perdez.',
  },
  R321: {
    title: 'Enfin réunis',
    text: 'Vous gagnez quand les deux disparus sont retrouvés et que 2 bidons d’essence sont à bord.',
  },
  R326: {
    title: 'Trop tard',
    text: 'Si le marqueur de jour atteint le crâne avant que tous soient retrouvés et l’essence à bord, vous perdez.',
  },
  R328: {
    title: 'Les premiers partis',
    text: 'Une équipe gagne avec deux de ses survivants, la clé et un bidon d’essence dans le camping-car.',
  },
  R334: {
    title: 'Tout le monde perd',
    text: 'Si le marqueur de jour atteint le crâne, les deux équipes perdent.',
  },
  R273: {
    title: 'Pouces levés ou baissés',
    text: 'Tous les autres joueurs de l’équipe votent en même temps : l’accusé est-il un traître ?',
  },
  R336: {
    title: 'Les camps',
    text: 'À la fin d’une manche, une équipe gagne si 3 bidons d’essence ou 4 rations se trouvent dans son camp : le camping-car pour l’équipe A, la station-service pour l’équipe B. Peu importe qui les y a posés.',
  },
  R341: {
    title: 'Le compte au crâne',
    text: 'Si le marqueur de jour atteint le crâne, l’équipe dont le camp contient le plus d’essence et de nourriture gagne ; en cas d’égalité, celle qui en porte le plus.',
  },
  R353: {
    title: 'Trois de plus',
    text: 'Une équipe gagne aussitôt qu’elle compte trois survivants en vie de plus que l’autre.',
  },
  R354: {
    title: 'Le compte au crâne',
    text: 'Si le marqueur de jour atteint le crâne, l’équipe qui a le plus de survivants en vie gagne. En cas d’égalité, on joue une manche de plus.',
  },
  R356: {
    title: 'Un foyer garni',
    text: 'À la fin d’une manche, l’équipe B gagne si l’un de ses survivants est à l’école et porte au moins deux marqueurs parmi nourriture, essence et médicaments.',
  },
  R361: {
    title: 'Tenir l’école',
    text: 'Si le marqueur de jour atteint le crâne, l’équipe A gagne.',
  },
  R368: {
    title: 'Les derniers debout',
    text: 'Une équipe sans survivant en vie a perdu, et l’autre gagne aussitôt. Si les deux perdent leur dernier survivant en même temps, personne ne gagne.',
  },
  R369: {
    title: 'Dans leur colonie',
    text: 'Une équipe gagne quand quelqu’un des siens pénètre chez l’adversaire avec deux bidons d’essence et s’y trouve encore une fois tous les duels terminés.',
  },
  A130: {
    title: 'Une manche de plus',
    text: 'À égalité au crâne, on joue une manche de plus, trois au maximum ; ensuite personne ne gagne. Une fosse trop vide à ce moment-là a le même effet.',
  },
  A166: {
    title: 'Plus personne',
    text: 'Si les deux équipes perdent leur dernier survivant en même temps, personne ne gagne.',
  },
};
