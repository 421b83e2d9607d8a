// The one module that writes: whatever changes in a draft is replaced here, and shared with nobody.
import type { SurvivorId } from './catalogue/survivors';
import type { Draft, Effect, Game, Marker, Survivor, Thing, Turn, Zombie } from './game';
import type { MarkerId, ObjectId, ZombieId } from './ids';
import type { Facts } from './objectives/facts';
import { markerOf, must, survivorOf, thingOf, turnOf, zombieOf } from './queries';
import type { Task } from './tasks';

export function change(game: Draft, now: Partial<Game>): void {
  Object.assign(game, now);
}

export function changeSurvivor(game: Draft, id: SurvivorId, now: Partial<Survivor>): void {
  change(game, { survivors: { ...game.survivors, [id]: { ...survivorOf(game, id), ...now } } });
}

export function changeTurn(game: Draft, now: Partial<Turn>): void {
  change(game, { turn: { ...turnOf(game), ...now } });
}

export function moveZombie(game: Draft, id: ZombieId, place: Zombie['place']): void {
  change(game, { zombies: { ...game.zombies, [id]: { ...zombieOf(game, id), place } } });
}

export function changeMarker(game: Draft, id: MarkerId, now: Partial<Marker>): void {
  change(game, { markers: { ...game.markers, [id]: { ...markerOf(game, id), ...now } } });
}

export function putThing(game: Draft, id: ObjectId, thing: Thing): void {
  change(game, { things: { ...game.things, [id]: thing } });
}

export function moveThing(game: Draft, id: ObjectId, pose: Thing['pose']): void {
  putThing(game, id, { ...thingOf(game, id), pose });
}

export function removeThing(game: Draft, id: ObjectId): void {
  putThing(game, id, { ...thingOf(game, id), removed: true });
}

export function bringBack(game: Draft, id: ObjectId): void {
  const { kind, pose } = thingOf(game, id);
  putThing(game, id, { kind, pose });
}

export function changeFacts(game: Draft, now: Facts): void {
  change(game, { facts: { ...game.facts, ...now } });
}

/** Something that lasts, for everybody or for one survivor. */
export function affect(game: Draft, effect: Effect, id?: SurvivorId): void {
  if (id === undefined) change(game, { effects: [...game.effects, effect] });
  else changeSurvivor(game, id, { effects: [...survivorOf(game, id).effects, effect] });
}

/** Before everything else, in the order given. */
export function schedule(game: Draft, tasks: readonly Task[]): void {
  change(game, { agenda: [...game.agenda, ...tasks.toReversed()] });
}

/** What comes first is no longer on the agenda. */
export function takeTask(game: Draft): Task {
  const task = must(game.agenda.at(-1), 'something to do');
  change(game, { agenda: game.agenda.slice(0, -1) });
  return task;
}
