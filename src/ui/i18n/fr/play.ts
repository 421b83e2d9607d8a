import type { play as english } from '../en/play';

export const play: Record<keyof typeof english, string> = {
  'play.loading': 'On dresse la table…',
  'play.label': 'La table de la partie',
};
