import type { s3 as English } from '../../en/scenarios/s3';

export const s3: typeof English = {
  title: 'Au secours d’Anita',
  teaser: 'Trouver Anita, la mener à l’hôpital, et se taire. Impossible.',
  story:
    'Anita est sortie chercher des bandages et n’est pas revenue. Puis sa voix a grésillé dans la radio, ténue et bien trop calme : blessée, cachée, incapable de dire où. L’hôpital aurait de quoi la soigner si deux morts ne s’y étaient pas installés. Fouillez chaque porte et chaque véhicule, et amenez-la là-bas debout. Chaque pas lui arrachera un cri, et chaque cri s’entendra.',
  objective: 'Faire entrer Anita dans l’hôpital quand aucun zombie ne s’y trouve.',
  lost: 'Anita meurt, plus personne ne peut agir, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  special: {
    hidden:
      'Neuf marqueurs face cachée : un par bâtiment sauf l’hôpital, un dans le camping-car, un par véhicule. L’un d’eux est Anita.',
    objects:
      'À côté d’un véhicule, d’un baril ou d’une caisse, on prend et on dépose comme dans un bâtiment.',
    escort: 'Qui trouve Anita l’escorte. Tout ce que fait son escorte est bruyant.',
    succession: 'Si l’escorte tombe, le survivant debout le plus proche prend le relais.',
  },
  teaches: 'avancer à deux quand chaque pas s’entend.',
};
