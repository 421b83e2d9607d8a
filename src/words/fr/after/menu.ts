// What the menu of a running match offers beyond leaving it.
import type { menu as English } from '../../en/after/menu';

export const menu: typeof English = {
  export: 'Enregistrer le fichier',
  restart: 'Recommencer',
  restartHint:
    'Les mêmes personnes et les mêmes règles, avec une autre chance. Cette partie reste parmi celles enregistrées.',
  restartYes: 'Oui, recommencer',
  report: 'Signaler un défaut',
  reportHint:
    'Un fichier pour qui répare le jeu : cette partie avec tous ses secrets, la version, et ce que vous écrivez ici.',
  reportWhat: 'Que s’est-il passé ?',
  reportSave: 'Enregistrer le rapport',
  faceToFace: 'Face à face',
  faceToFaceHint: 'La page se tourne vers l’équipe B quand c’est à elle',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
};
