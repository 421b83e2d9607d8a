// Un tour pour gagner : ce qui est demandé, et ce que le tour a donné.
import type { puzzles as English } from '../../en/practice/puzzles';
import { agree, the, atStart, list } from '../grammar';

export const puzzles: typeof English = {
  intro:
    'Un survivant, un tour. Le même tour finit toujours de la même façon : essayez autant que vous voulez.',
  solvedOf: (solved, all) => `${solved} sur ${all} ${solved < 2 ? 'résolu' : 'résolus'}.`,
  levels: { 1: 'facile', 2: 'corsé', 3: 'difficile' },
  solved: 'Résolu',
  failed: 'Pas cette fois',
  tries: (tries) => (tries === 1 ? '1 essai' : `${tries} essais`),
  again: 'Recommencer',
  next: 'Problème suivant',
  hint: 'Un indice',
  moreHint: 'Un autre indice',
  watch: 'Voir la solution',
  watching: 'La solution',
  tryIt: 'À vous d’essayer',
  hintAction: (action) => `On commence par « ${action} ».`,
  hintWay: (ways) =>
    `Le premier lancer part à peu près ${ways.length > 1 ? 'entre' : 'vers'} ${list(ways.map(the))}.`,
  done: 'Tout ce qui était demandé est fait.',
  short: {
    win: 'Le tour est fini et la partie n’est pas gagnée.',
    lost: 'La partie est perdue.',
    unhurt: (who) => `${atStart(who)} a été ${agree(who, 'blessé', 'blessée')}.`,
    kills: (wanted) =>
      wanted === 1 ? 'Aucun zombie n’a été abattu.' : `Moins de ${wanted} zombies ont été abattus.`,
    inside: (who, building) => `Le tour est fini et ${the(who)} n’est pas dans ${the(building)}.`,
    holds: (who, marker) => `Le tour est fini et ${the(who)} ne porte pas ${the(marker)}.`,
  },
  list: {
    inTheWay: {
      title: 'Quatre, c’est un de trop',
      text: 'John doit être dans le camping-car, avec trois zombies au plus en ville. Deux actions.',
    },
    lastFaceDown: {
      title: 'Où est Rosa ?',
      text: 'Kevin est retrouvé et l’essence est dans le camping-car : il ne manque que Rosa. Trouvez-la pendant ce tour.',
    },
    partingShot: {
      title: 'Rien à viser',
      text: 'John doit être dans le camping-car, avec trois zombies au plus en ville. De là où il est, il n’en touche aucun.',
    },
    hush: {
      title: 'Deux, sans une égratignure',
      text: 'Mike doit abattre deux zombies. Personne ne doit perdre de vie, pas même quand les morts répondent.',
    },
    twoHands: {
      title: 'Deux mains',
      text: 'La manche finit avec ce tour. Elijah doit alors être dans l’école avec deux provisions.',
    },
    bedside: {
      title: 'L’heure des visites',
      text: 'Olivia guide Anita. Amenez-la pendant ce tour dans un hôpital sans zombies.',
    },
    bothCans: {
      title: 'Deux bidons',
      text: 'John a un bidon d’essence. Il doit passer la porte de la colonie rivale avec deux.',
    },
    twoAtOnce: {
      title: 'Cinq, c’est deux de trop',
      text: 'Kevin doit être dans le camping-car, avec trois zombies au plus en ville. Deux actions.',
    },
    knockKnock: {
      title: 'Fermé',
      text: 'Une planche barre l’épicerie. Elijah veut de la nourriture en main pendant ce tour, et personne de blessé.',
    },
    crowdedExit: {
      title: 'Trois d’avance',
      text: 'Rosa a trouvé Gabriel et Lily. Son équipe doit prendre trois personnes d’avance pendant ce tour ; il reste une vie à Mike.',
    },
    oneMore: {
      title: 'Une main de trop peu',
      text: 'La manche finit avec ce tour. Le troisième bidon doit alors être posé dans le camping-car, et c’est John qui l’a.',
    },
    elbowRoom: {
      title: 'Pas de passage',
      text: 'Olivia porte le dernier bidon. Il doit être posé dans le camping-car une fois ses deux actions jouées.',
    },
    borrowedKey: {
      title: 'Il manque la clé',
      text: 'Anita est dans le camping-car avec l’essence. John doit la rejoindre avec la clé, et c’est Mike, de l’autre équipe, qui la porte.',
    },
    lookOverThere: {
      title: 'Bruyant mais indemne',
      text: 'Elijah doit abattre un zombie. Personne ne doit perdre de vie, pas même quand les morts répondent.',
    },
  },
};
