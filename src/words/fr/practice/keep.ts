import type { keep as English } from '../../en/practice/keep';

export const keep: typeof English = {
  name: 'Nom',
  position: 'Garder cette position',
  shot: 'Garder le dernier lancer',
  linkPosition: 'Lien vers cette position',
  linkShot: 'Lien vers le dernier lancer',
  list: 'Gardé sur cet appareil',
  none: 'Rien n’est encore gardé.',
  kinds: { position: 'Position', shot: 'Lancer' },
  kept: (name) => `« ${name} » est gardé.`,
  open: (name) => `Ouvrir « ${name} »`,
  rename: 'Renommer',
  renameIt: (name) => `Renommer « ${name} »`,
  done: 'Terminé',
  remove: 'Retirer',
  removeIt: (name) => `Retirer « ${name} »`,
  removed: (name) => `« ${name} » a été retiré.`,
  tooMany: (most) => `On en garde ${most}, pas plus. Retirez-en un d’abord, ou exportez-les.`,
  notStored:
    'Cet appareil ne garde plus rien : il est plein, ou fermé à cette page. Ce qui est ici finit avec la page ; exportez-le.',
  unread: (count) =>
    count === 1
      ? 'Un autre est illisible pour cette version.'
      : `${count} autres sont illisibles pour cette version.`,
  removeUnread: 'Jeter',
  unreadRemoved: 'C’est jeté.',
  export: 'Tout exporter',
  import: 'Importer un fichier',
  imported: (added, refused, left) =>
    [
      added < 2 ? `${added} élément importé.` : `${added} éléments importés.`,
      ...(refused > 0 ? [`Illisibles : ${refused}.`] : []),
      ...(left > 0 ? [`Sans place : ${left}.`] : []),
    ].join(' '),
  faults: {
    tooLong: 'Le fichier est bien trop long. Rien n’a changé.',
    damaged: 'Le fichier est abîmé ou coupé. Rien n’a changé.',
    otherFile: 'Le fichier ne contient pas de positions d’entraînement. Rien n’a changé.',
    otherVersion: 'Le fichier vient d’une version plus récente du jeu. Rien n’a changé.',
  },
};
