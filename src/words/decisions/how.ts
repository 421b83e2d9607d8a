// How a flick is made, in the way this player makes it.
import type { Decision } from '../../scenarios/decisions';
import { both, type Both } from '../both';

/** By pulling back, by swiping through the piece, with the keyboard, or with numbers. */
export type Way = 'pull' | 'push' | 'keys' | 'numbers';

const FLICK: Readonly<Record<Way, Both>> = {
  pull: both('Pull back and let go.', 'Tirez en arrière et lâchez.'),
  push: both('Swipe through it.', 'Poussez d’un geste vif.'),
  keys: both(
    'Left and right aim, up and down set the strength, Space flicks.',
    'Gauche et droite visent, haut et bas règlent la force, Espace lance.',
  ),
  numbers: both(
    'Set direction and strength, then flick.',
    'Réglez direction et force, puis lancez.',
  ),
};
const SWING: Readonly<Record<Way, Both>> = {
  pull: both('Turn it, pull back and let go.', 'Tournez-la, tirez en arrière et lâchez.'),
  push: both('Turn it, then swipe through it.', 'Tournez-la, puis poussez d’un geste vif.'),
  keys: both(
    'Q and E turn it, left and right aim, up and down set the strength, Space flicks.',
    'Q et E la tournent, gauche et droite visent, haut et bas règlent la force, Espace lance.',
  ),
  numbers: FLICK.numbers,
};

/** Nothing where nothing is flicked. */
export function howTo({ options }: Decision, way: Way): Both | undefined {
  const launches = options.flatMap(({ flick }) => (flick ? [flick.launch] : []));
  if (launches.length === 0) return undefined;
  return launches.includes('bat') ? SWING[way] : FLICK[way];
}
