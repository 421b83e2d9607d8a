// Zombies, markers and things are shared by a game and the one that follows it: what changes is replaced.
import type { GameState, Marker, Thing, Zombie } from './game';
import type { MarkerId, ObjectId, ZombieId } from './ids';
import { markerOf, thingOf, zombieOf } from './queries';

export function moveZombie(game: GameState, id: ZombieId, place: Zombie['place']): void {
  game.zombies[id] = { ...zombieOf(game, id), place };
}

export function changeMarker(game: GameState, id: MarkerId, change: Partial<Marker>): void {
  game.markers[id] = { ...markerOf(game, id), ...change };
}

export function moveThing(game: GameState, id: ObjectId, pose: Thing['pose']): void {
  game.things[id] = { ...thingOf(game, id), pose };
}

export function removeThing(game: GameState, id: ObjectId): void {
  game.things[id] = { ...thingOf(game, id), removed: true };
}

export function bringBack(game: GameState, id: ObjectId): void {
  const { kind, pose } = thingOf(game, id);
  game.things[id] = { kind, pose };
}
