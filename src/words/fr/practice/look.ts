import type { look as English } from '../../en/practice/look';

export const look: typeof English = {
  none: 'Lancez d’abord : ensuite chaque instant du lancer peut être revu.',
  again: 'Revoir le dernier lancer',
  film: 'Instant du lancer',
  before: 'Une image en arrière',
  after: 'Une image en avant',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  time: (seconds) => `${seconds} s`,
  contacts: 'Qui a touché quoi',
  touches: (piece, other) => `${piece} → ${other}`,
  force: (number) => `${number} g·m/s`,
  nothingTouched: 'Rien n’a été touché.',
};
