// 18. How loud an action is, whoever asks: the turn that counts it, the button that offers it, the meter that foretells it.
import type { SurvivorId } from '../catalogue/survivors';
import { louder, noiseOf, NOISES, type Noise } from '../catalogue/weapons';
import type { Game } from '../game';
import { weaponsOf } from '../queries';
import { duelDue } from './duel-due';
import { forcedNoise } from './mechanisms/escort-noise';
import { powerOf } from './powers';

/** An action that is of this noise by itself; whoever leads the wounded cannot be quiet (R307). */
export const loudness = (game: Game, who: SurvivorId, noise: Noise): Noise =>
  forcedNoise(game, who) ?? noise;

/** A move by the disc; whose feet are light is not heard (R121, A151). */
export const moveNoise = (game: Game, who: SurvivorId): Noise =>
  powerOf(game, who).silentMoves ? 'silent' : 'low';

/** With the duel that comes before it in a room with a zombie, at its quietest: a weapon is used, and heard in town. */
export function loudWithDuel(game: Game, who: SurvivorId, noise: Noise): Noise {
  const own = loudness(game, who, noise);
  if (!duelDue(game, who)) return own;
  const weapons = weaponsOf(game, who).map(noiseOf);
  return louder(own, NOISES.find((one) => weapons.includes(one)) ?? 'silent');
}
