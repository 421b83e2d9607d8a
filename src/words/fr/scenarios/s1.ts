import type { s1 as English } from '../../en/scenarios/s1';

export const s1: typeof English = {
  title: 'Filons d’ici',
  teaser: 'Quelqu’un au volant, la rue dégagée, et en route.',
  story:
    'La neige a cessé il y a une heure, et chaque pas craque. Au bout de la rue, le vieux camping-car a encore un demi-plein et un chauffage qui marche. Vous n’êtes plus que cinq, transis et à bout de patience. Les morts sont entre vous et la portière, et ils ont toute la nuit. Mettez quelqu’un au volant et ne leur laissez personne à poursuivre.',
  objective: 'Mettre quelqu’un au volant du camping-car sans laisser plus de 3 zombies en ville.',
  lost: 'Trois survivants meurent, un zombie touche le camping-car, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  special: {
    locked: 'Tous les bâtiments sont fermés : on n’entre que dans le camping-car.',
    driver:
      'Le premier survivant dans le camping-car devient le conducteur : il finit son tour de là, et ne joue plus.',
    handsOff:
      'Les zombies n’entrent nulle part. Mais si l’un d’eux effleure le camping-car, tout est perdu.',
  },
  teaches: 'viser avant la pichenette, et ce que coûte le bruit.',
};
