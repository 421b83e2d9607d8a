// A team on the ground: who can be sent, and how many flicks the way takes.
import { spotBehind } from '../physics/measure/structure';
import { distance } from '../physics/measure/vector';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Game, Marker } from '../scenarios/game';
import type { MarkerId, StructureId, TeamId } from '../scenarios/ids';
import {
  inPlay,
  isLying,
  markerOf,
  structureOf,
  survivorOf,
  survivorsInside,
  zombieOf,
  zombiesInside,
} from '../scenarios/queries';
import type { Ground } from './ground';
import { flicksInto, moverOf, type Mover } from './slides';

export type Side = { readonly game: Game; readonly team: TeamId; readonly ground: Ground };

/** Actions to something that nobody of the team can get at now. */
export const OUT_OF_REACH = 9;

export const movers = ({ game, team }: Side): SurvivorId[] =>
  inPlay(game, team).filter((id) => !survivorOf(game, id).role);

/** The least of what it takes any of them. */
export const anyone = (side: Side, way: (id: SurvivorId) => number): number =>
  Math.min(...movers(side).map(way), OUT_OF_REACH);

/** Flicks of one survivor into a building; whoever stands there against it has to be fought first. */
export const flicks = (side: Side, id: SurvivorId, to: StructureId): number =>
  flicksFrom(side, moverOf(side.game, id, survivorOf(side.game, id)), to);

/** The same from wherever it will be. */
export function flicksFrom({ game, team, ground }: Side, mover: Mover, to: StructureId): number {
  const dead = zombiesInside(game, to).filter((zombie) => !isLying(zombieOf(game, zombie)));
  const rivals = survivorsInside(game, to)
    .map((id) => survivorOf(game, id))
    .filter((one) => one.team !== team && !isLying(one));
  // Rivals are fought all at once.
  return flicksInto(ground, mover, to) + 0.6 * dead.length + (rivals.length > 0 ? 1 : 0);
}

/** Flicks to where a marker lies: into a building, or next to an object. */
export const wayTo = (side: Side, id: SurvivorId, marker: Marker): number =>
  wayFrom(side, moverOf(side.game, id, survivorOf(side.game, id)), marker);

export function wayFrom(side: Side, mover: Mover, { place }: Marker): number {
  if (place.on === 'structure') return flicksFrom(side, mover, place.structure);
  const thing = place.on === 'object' ? side.game.things[place.object] : undefined;
  if (!thing) return OUT_OF_REACH;
  return Math.max(0, 1 + (distance(mover.from, thing.pose) - 8) / 60);
}

/** Whoever has taken a marker stands where it lay. */
export function at({ game }: Side, marker: MarkerId, mover: Mover): Mover {
  const { place } = markerOf(game, marker);
  if (place.on === 'structure') return inside(game, mover, place.structure);
  const thing = place.on === 'object' ? game.things[place.object] : undefined;
  return { id: mover.id, from: thing ? { x: thing.pose.x, y: thing.pose.y } : mover.from };
}

export const inside = (game: Game, { id }: Mover, structure: StructureId): Mover => ({
  id,
  from: spotBehind(structureOf(game, structure)),
  inside: structure,
});
