// Watching a match again: by what one steps, and what one jumps to.
import type { watch as English } from '../../en/after/watch';

export const watch: typeof English = {
  stepBy: 'Avancer par',
  steps: { turn: 'Tour', flick: 'Pichenette', event: 'Événement' },
  before: {
    turn: 'Le tour précédent',
    flick: 'La pichenette précédente',
    event: 'L’événement précédent',
  },
  next: { turn: 'Le tour suivant', flick: 'La pichenette suivante', event: 'L’événement suivant' },
  panel: 'Ce qui s’est passé',
  said: 'En mots',
  jumps: 'Aller à',
  sorts: { kill: 'Zombies abattus', fall: 'Chutes', theft: 'Vols', end: 'La fin' },
  none: 'Personne n’est tombé, rien n’a été volé.',
  inRound: (round) => `Manche ${round}`,
};
