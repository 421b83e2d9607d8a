// A team on the ground: who can be sent, and how many flicks the way takes.
import { distance } from '../physics/measure/vector';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Game, Marker } from '../scenarios/game';
import type { StructureId, TeamId } from '../scenarios/ids';
import { inPlay, isLying, spotOf, survivorOf, zombieOf, zombiesInside } from '../scenarios/queries';
import type { Ground } from './ground';
import { flicksInto, moverOf } from './slides';

export type Side = { readonly game: Game; readonly team: TeamId; readonly ground: Ground };

/** Actions to something that nobody of the team can get at now. */
export const OUT_OF_REACH = 9;

export const movers = ({ game, team }: Side): SurvivorId[] =>
  inPlay(game, team).filter((id) => !survivorOf(game, id).role);

/** The least of what it takes any of them. */
export const anyone = (side: Side, way: (id: SurvivorId) => number): number =>
  Math.min(...movers(side).map(way), OUT_OF_REACH);

/** Flicks of one survivor into a building; a zombie that stands there has to be fought first. */
export function flicks({ game, ground }: Side, id: SurvivorId, to: StructureId): number {
  const guards = zombiesInside(game, to).filter((zombie) => !isLying(zombieOf(game, zombie)));
  return flicksInto(ground, moverOf(game, id, survivorOf(game, id)), to) + 0.6 * guards.length;
}

/** Flicks to where a marker lies: into a building, or next to an object. */
export function wayTo(side: Side, id: SurvivorId, { place }: Marker): number {
  if (place.on === 'structure') return flicks(side, id, place.structure);
  const thing = place.on === 'object' ? side.game.things[place.object] : undefined;
  if (!thing) return OUT_OF_REACH;
  const away = distance(spotOf(side.game, survivorOf(side.game, id)), thing.pose);
  return Math.max(0, 1 + (away - 8) / 60);
}
