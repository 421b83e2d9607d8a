// A zombie in the room: whatever is done there begins with a duel.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { noiseOf, NOISES, type Noise } from '../../scenarios/catalogue/weapons';
import type { Game } from '../../scenarios/game';
import { weaponsOf } from '../../scenarios/queries';
import { duelDue, standingZombies } from '../../scenarios/rules/duel-lane';

export type DuelAhead = {
  readonly zombies: readonly string[];
  /** The quietest it can be: a weapon is used, and heard in town. */
  readonly noise: Noise;
};

export function duelAhead(game: Game, survivor: SurvivorId): DuelAhead | undefined {
  const structure = duelDue(game, survivor);
  if (!structure) return undefined;
  const noises = weaponsOf(game, survivor).map(noiseOf);
  return {
    zombies: standingZombies(game, structure),
    noise: NOISES.find((one) => noises.includes(one)) ?? 'silent',
  };
}
