// Zombies, markers and things are shared by a game and those that follow it: what changes is replaced.
import type { Effect, GameState, Marker, Survivor, Thing, Zombie } from './game';
import type { MarkerId, ObjectId, ZombieId } from './ids';
import { markerOf, thingOf, zombieOf } from './queries';

export function moveZombie(game: GameState, id: ZombieId, place: Zombie['place']): void {
  game.zombies = { ...game.zombies, [id]: { ...zombieOf(game, id), place } };
}

export function changeMarker(game: GameState, id: MarkerId, change: Partial<Marker>): void {
  game.markers = { ...game.markers, [id]: { ...markerOf(game, id), ...change } };
}

export function putThing(game: GameState, id: ObjectId, thing: Thing): void {
  game.things = { ...game.things, [id]: thing };
}

export function moveThing(game: GameState, id: ObjectId, pose: Thing['pose']): void {
  putThing(game, id, { ...thingOf(game, id), pose });
}

export function removeThing(game: GameState, id: ObjectId): void {
  putThing(game, id, { ...thingOf(game, id), removed: true });
}

export function bringBack(game: GameState, id: ObjectId): void {
  const { kind, pose } = thingOf(game, id);
  putThing(game, id, { kind, pose });
}

export function affect(survivor: Survivor, effect: Effect): void {
  survivor.effects = [...survivor.effects, effect];
}
