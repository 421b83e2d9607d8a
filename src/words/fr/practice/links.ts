import type { links as English } from '../../en/practice/links';

const counted = (number: number, one: string, many: string): string =>
  `${number} ${number < 2 ? one : many}`;

export const links: typeof English = {
  title: 'Un lien',
  reading: 'On regarde ce qui a été envoyé…',
  replaying: 'La partie est rejouée…',
  titles: {
    position: 'On vous envoie une position',
    shot: 'On vous envoie un lancer',
    match: 'On vous envoie une partie',
  },
  figures: (people, zombies, things) =>
    [
      counted(people, 'survivant', 'survivants'),
      counted(zombies, 'zombie', 'zombies'),
      counted(things, 'objet', 'objets'),
    ].join(', '),
  flicks: (who, what) => `${who} lance : ${what}`,
  rush: (who) => `Une ruée vers ${who}`,
  hints: {
    position: 'Elle vient sur la table d’entraînement. Rien de ce qui est à vous ne change.',
    shot: 'On le montre d’abord ; ensuite, à vous d’essayer.',
    match: 'Elle se revoit depuis le premier tour. Vos parties restent telles quelles.',
  },
  go: {
    position: 'À la table d’entraînement',
    shot: 'Voir le lancer',
    match: 'Revoir la partie',
  },
  keepMatch: 'La garder parmi mes parties',
  sent: 'Voilà le lancer. À votre tour.',
  tryIt: 'À vous d’essayer',
  showAgain: 'Le revoir',
  refused: 'Ce lien ne peut pas être ouvert',
  faults: {
    noLink: 'Ce n’est pas un lien de ce jeu.',
    otherVersion: 'Il vient d’une version plus récente du jeu. Rechargez la page et réessayez.',
    tooLong: 'Il est plus long que tout lien de ce jeu.',
    damaged: 'Il est abîmé ou coupé. Demandez-le encore une fois.',
    cannotStand:
      'Sa table ne tient pas ainsi : quelque chose est hors de la ville ou dans autre chose.',
    cannotBeTaken: 'Son lancer ne peut pas être fait de là.',
  },
  untouched: 'Vos parties et vos tables sont telles quelles.',
  copied: 'Le lien a été copié.',
  textCopied: 'Copié : à coller où vous voulez.',
  byHand: 'Copiez ce lien :',
  textByHand: 'Copiez ce texte :',
  tooLongToSend: 'C’est trop long pour un lien. Exportez plutôt le fichier et envoyez-le.',
  copyLink: 'Copier le lien',
};
