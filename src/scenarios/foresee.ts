// What the town would hear if the turn ended now: who comes, and from where. A question, not a move.
import { by } from '../physics/measure/order';
import { isStanding } from '../physics/measure/pose';
import { distance } from '../physics/measure/vector';
import type { Spot } from '../physics/table';
import { louder, type Noise } from './catalogue/weapons';
import type { Seen } from './view';
import { ZOMBIE_IDS } from './catalogue/zombies';
import type { ZombieId } from './ids';
import { must, poseOf, survivorOf, turnOf, zombieOf } from './queries';
import { listeners, LOUD_RUSH, lureOf, noiseHeard, towerAt } from './rules/noise';

export type Foreseen = {
  readonly noise: Noise;
  /** Zombies that would be taken for the rush, the nearest first (R125, R130). */
  readonly rush: readonly ZombieId[];
  /** Where the tower would stand; without a rush there is none (R124, R130, R135). */
  readonly tower?: Spot;
  /** Zombies that would only stand up (R126, R129). */
  readonly standUp: readonly ZombieId[];
};

const QUIET: Omit<Foreseen, 'noise'> = { rush: [], standUp: [] };

/** The reaction to the turn so far, or to what an action of this noise would add. Where several zombies are equally near the player will choose (A44); here the first stands for them. */
export function foresee(game: Seen, added: Noise = 'silent'): Foreseen | undefined {
  if (!game.turn) return undefined;
  const { survivor, diedAt } = turnOf(game);
  if (survivorOf(game, survivor).place.in === 'dead' && !diedAt) return undefined;
  const noise = noiseHeard(game, louder(turnOf(game).noise, added));
  if (noise === 'silent' || game.effects.some(({ kind }) => kind === 'noReaction'))
    return { noise, ...QUIET };
  const isLoud = noise === 'loud';
  const lure = lureOf(game);
  const near = listeners(game, isLoud).toSorted(
    by(
      (id) => distance(lure, placeOf(game, id)),
      (id) => ZOMBIE_IDS.indexOf(id),
    ),
  );
  const lying = listeners(game, false).filter((id) => !isStanding(placeOf(game, id)));
  const [first] = near;
  if (first === undefined) return { noise, ...QUIET, standUp: isLoud ? lying : [] };
  if (!isLoud && !isStanding(placeOf(game, first))) return { noise, rush: [], standUp: [first] };
  return {
    noise,
    rush: near.slice(0, isLoud ? LOUD_RUSH : 1),
    tower: towerAt(game, placeOf(game, first)),
    standUp: isLoud ? lying : [],
  };
}

const placeOf = (game: Seen, id: ZombieId) =>
  must(poseOf(zombieOf(game, id)), 'a zombie in the street');
