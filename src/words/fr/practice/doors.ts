import type { doors as English } from '../../en/practice/doors';

export const doors: typeof English = {
  intro: 'La table pour vous seul : ni tours, ni limites, rien à perdre.',
  setups: {
    title: 'Mises en place',
    text: 'La ville de n’importe quel scénario. Lancez ce que vous voulez, déplacez tout, voyez vos chances.',
  },
  drills: {
    title: 'Exercices',
    text: 'De petites tâches, du déplacement de 20 cm au tir à travers la ville. Jusqu’à trois étoiles.',
  },
  daily: {
    title: 'Le tir du jour',
    text: 'Une position, trois essais, la même pour tous aujourd’hui.',
  },
  puzzles: {
    title: 'Gagner en un tour',
    text: 'Un survivant, deux actions : trouvez le tour qui gagne.',
  },
  chooseTown: 'Quelle ville poser sur la table ?',
  last: 'Revenir à la table quittée',
};
