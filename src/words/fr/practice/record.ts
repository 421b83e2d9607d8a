import type { record as English } from '../../en/practice/record';

export const record: typeof English = {
  title: 'Mon carnet',
  hint: 'Vos propres lancers à cette table, gardés sur cet appareil seulement. Une arme compte si elle visait une figurine ; un déplacement, par la distance où sa force le porterait.',
  none: 'Rien n’est encore noté.',
  what: 'Avec',
  distance: 'Distance',
  tries: 'Essais',
  hits: 'Réussis',
  band: (from, to) => (to === undefined ? `plus de ${from} cm` : `${from}–${to} cm`),
  overTime: (block) => `Réussite au fil du temps, un point pour ${block} essais`,
  tooFew: (block) => `Après ${block} essais, une courbe montre la tendance.`,
  export: 'Exporter',
  forget: 'Tout oublier',
  question: 'Oublier tous les lancers notés ? C’est sans retour.',
  yes: 'Les oublier',
  no: 'Les garder',
  mine: 'à moi',
  missing: (count) =>
    `Votre main n’est pas encore connue : encore ${count} ${count < 2 ? 'essai' : 'essais'}.`,
  measure: 'Mesurer ma main',
  measureAgain: 'La mesurer encore',
  measuring:
    'Appuyez n’importe où dans le champ et tirez en arrière jusqu’à ce que la pointe de la flèche soit dans l’anneau ; puis lâchez, à votre rythme de jeu. On ne mesure qu’une souris, un stylet ou un doigt.',
  field: 'Disque et anneau',
  count: (made, all) => `Essai ${made} sur ${all}`,
  aside: {
    exact: 'en plein dans l’axe',
    more: (pixels) => `${pixels} px trop à gauche`,
    less: (pixels) => `${pixels} px trop à droite`,
  },
  length: {
    exact: 'juste la bonne longueur',
    more: (pixels) => `${pixels} px trop long`,
    less: (pixels) => `${pixels} px trop court`,
  },
  notThatOne: 'Pas celui-là',
  likes: {
    steadier: 'Plus sûre que la plupart des mains à la souris.',
    mouse: 'À peu près comme une main à la souris.',
    thumb: 'À peu près comme un pouce sur un téléphone.',
    shakier: 'Moins sûre qu’un pouce sur un téléphone.',
  },
  result: (across, along) =>
    `Votre main lâche à ${across} px près en travers et à ${along} px près en longueur, deux fois sur trois.`,
  noTry: 'C’était trop loin de l’anneau pour compter.',
};
