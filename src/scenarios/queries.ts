// Questions about the state that many rules ask.
import { PIECES } from '../physics/measure/catalogue';
import { once } from '../physics/measure/once';
import { isStanding } from '../physics/measure/pose';
import { groundOf, isNextTo, pieceFootprint } from '../physics/measure/footprint';
import { nearestOf } from '../physics/measure/sight';
import { distance } from '../physics/measure/vector';
import type { Piece, PieceKind, Pose, Structure, Table, Vec2 } from '../physics/table';
import { SURVIVORS, SURVIVOR_IDS, type SurvivorId } from './catalogue/survivors';
import { MARKER_IDS, weaponOf, type MarkerType } from './catalogue/markers';
import type { WeaponId } from './catalogue/weapons';
import type { Marker, Survivor, Thing, Turn, Zombie } from './game';
import { ZOMBIE_IDS } from './catalogue/zombies';
import type { MarkerId, ObjectId, StructureId, TeamId, ZombieId } from './ids';
import type { Store } from './means';
import { spacesFilled, type Carried } from './spaces';
import type { MarkerView, Seen } from './view';

/** A broken promise of the rulebook's own, never a player's mistake. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The rulebook expected ${what}.`);
  return value;
}

export const survivorOf = (game: Seen, id: SurvivorId): Survivor => must(game.survivors[id], id);
export const zombieOf = (game: Seen, id: ZombieId): Zombie => must(game.zombies[id], id);
export const markerOf = <One extends MarkerView>(
  { markers }: { readonly markers: Readonly<Record<MarkerId, One>> },
  id: MarkerId,
): One => must(markers[id], id);
export const thingOf = (game: Seen, id: ObjectId): Thing => must(game.things[id], id);
export const turnOf = (game: Seen): Turn => must(game.turn, 'a turn');
export const structureOf = (game: Seen, id: StructureId): Structure =>
  must(
    game.layout.structures.find((one) => one.id === id),
    id,
  );
export const structureIds = (game: Seen): StructureId[] =>
  game.layout.structures.map(({ id }) => id as StructureId).toSorted();

/** Survivors in the game, living or dead, in the order of their numbers. */
export const survivorIds = (game: Seen): SurvivorId[] =>
  SURVIVOR_IDS.filter((id) => game.survivors[id]);
export const isInPlay = ({ place }: Survivor): boolean =>
  place.in === 'street' || place.in === 'building';
export const inPlay = (game: Seen, team?: TeamId): SurvivorId[] =>
  survivorIds(game).filter((id) => {
    const survivor = survivorOf(game, id);
    return isInPlay(survivor) && (team === undefined || survivor.team === team);
  });

/** Its backpack shows the round's colour, and it may act at all (R039). */
export const isAvailable = (game: Seen, id: SurvivorId): boolean => {
  const survivor = survivorOf(game, id);
  return isInPlay(survivor) && !survivor.role && survivor.backpack === game.round.half;
};
export const available = (game: Seen, team?: TeamId): SurvivorId[] =>
  inPlay(game, team).filter((id) => isAvailable(game, id));

export const isLying = ({ place }: Survivor | Zombie): boolean =>
  place.in === 'street' ? !isStanding(place.pose) : place.in === 'building' && place.lying;

/** In the order of their numbers. */
const zombiesThat = (game: Seen, fit: (zombie: Zombie) => boolean): ZombieId[] =>
  ZOMBIE_IDS.filter((id) => {
    const zombie = game.zombies[id];
    return zombie !== undefined && fit(zombie);
  });
export const zombieIds = (game: Seen): ZombieId[] => zombiesThat(game, () => true);
export const streetZombies = (game: Seen): ZombieId[] =>
  zombiesThat(game, ({ place }) => place.in === 'street');
export const zombiesOnTable = (game: Seen): ZombieId[] =>
  zombiesThat(game, ({ place }) => place.in === 'street' || place.in === 'building');
/** On the table, or in the tower for a moment on their way back into the streets (R290); those that come anew are not there yet. */
export const zombiesInTown = (game: Seen): ZombieId[] =>
  zombiesThat(
    game,
    ({ place }) =>
      place.in === 'street' || place.in === 'building' || (place.in === 'tower' && !place.isNew),
  );
export const zombiesAt = (game: Seen, where: 'dump' | 'box'): ZombieId[] =>
  zombiesThat(game, ({ place }) => place.in === where);
export const zombiesInside = (game: Seen, structure: StructureId): ZombieId[] =>
  zombiesThat(game, (zombie) => isInside(zombie, structure));
export const survivorsInside = (game: Seen, structure: StructureId): SurvivorId[] =>
  survivorIds(game).filter((id) => isInside(survivorOf(game, id), structure));
/** Found there, and nobody's yet (R350). */
export const waitingIn = (game: Seen, structure: StructureId): SurvivorId[] =>
  survivorIds(game).filter((id) => {
    const { place } = survivorOf(game, id);
    return place.in === 'waiting' && place.structure === structure;
  });
const isInside = ({ place }: Survivor | Zombie, structure: StructureId): boolean =>
  place.in === 'building' && place.structure === structure;

export const buildingOf = ({ place }: Survivor | Zombie): StructureId | undefined =>
  place.in === 'building' ? place.structure : undefined;
export const poseOf = ({ place }: Survivor | Zombie): Pose | undefined =>
  place.in === 'street' ? place.pose : undefined;

/** The middle of a figure; of one inside, the middle of its building's door (A43). */
export function spotOf(game: Seen, figure: Survivor | Zombie): Vec2 {
  const { place } = figure;
  if (place.in === 'street') return { x: place.pose.x, y: place.pose.y };
  return structureOf(game, must(buildingOf(figure), 'a figure on the table'));
}

export const figurePiece = (game: Seen, id: string): Piece | undefined => {
  const survivor = game.survivors[id as SurvivorId];
  const pose = survivor ? poseOf(survivor) : game.zombies[id] && poseOf(zombieOf(game, id));
  return pose && { id, kind: survivor ? 'survivor' : 'zombie', pose };
};

/** Of these survivors the nearest to a point, middle to middle (A02): several when equally near, as all in one building are. */
export const nearestTo = (game: Seen, from: Vec2, ids: readonly SurvivorId[]): SurvivorId[] =>
  nearestOf(
    from,
    ids.map((id) => ({ id, pose: spotOf(game, survivorOf(game, id)) })),
  ).map(({ id }) => id);

/** The table as it lies, without some pieces. */
export function tableOf(game: Seen, without: readonly string[] = []): Table {
  const pieces: Piece[] = [];
  const add = (id: string, kind: PieceKind, pose: Pose | undefined): void => {
    if (pose && !without.includes(id)) pieces.push({ id, kind, pose });
  };
  for (const id of survivorIds(game)) add(id, 'survivor', poseOf(survivorOf(game, id)));
  for (const id of streetZombies(game)) add(id, 'zombie', poseOf(zombieOf(game, id)));
  for (const id in game.things) {
    const { kind, pose, removed } = thingOf(game, id);
    if (!removed) add(id, kind, pose);
  }
  return { layout: game.layout, pieces };
}

/** Two figures whose middles are farther apart are not next to each other, however they lie. */
const NEVER_NEXT = 8;

/** Zombies in the street, standing or lying, that a survivor in the street is next to (R022). */
export function zombiesNextTo(game: Seen, id: SurvivorId): ZombieId[] {
  const own = figurePiece(game, id);
  if (!own) return [];
  const outline = pieceFootprint(own);
  return zombiesThat(game, ({ place }) => {
    if (place.in !== 'street' || distance(own.pose, place.pose) > NEVER_NEXT) return false;
    return isNextTo(outline, groundOf(place.pose, PIECES.zombie));
  });
}

/** In the order of their numbers. */
const markersThat = (game: Seen, fit: (marker: MarkerView) => boolean): MarkerId[] =>
  MARKER_IDS.filter((id) => {
    const marker = game.markers[id];
    return marker !== undefined && fit(marker);
  });
export const markerIds = (game: Seen): MarkerId[] => markersThat(game, () => true);
/** What lies where, for as long as no marker changes. */
const lyingAt = once((markers: Seen['markers']): ReadonlyMap<string, MarkerId[]> => {
  const places = new Map<string, MarkerId[]>();
  for (const id of MARKER_IDS) {
    const where = markers[id] && placeName(markers[id].place);
    if (where !== undefined) places.set(where, [...(places.get(where) ?? []), id]);
  }
  return places;
});
function placeName(place: Marker['place']): string | undefined {
  if (place.on === 'board') return `board ${place.survivor}`;
  if (place.on === 'structure') return `structure ${place.structure}`;
  return place.on === 'object' ? `object ${place.object}` : undefined;
}
const NONE: readonly MarkerId[] = [];
export const heldBy = (game: Seen, id: SurvivorId): readonly MarkerId[] =>
  lyingAt(game.markers).get(`board ${id}`) ?? NONE;
export const holderOf = (game: Seen, id: MarkerId): SurvivorId | undefined => {
  const { place } = markerOf(game, id);
  return place.on === 'board' ? place.survivor : undefined;
};
export const markersIn = (game: Seen, store: Store): readonly MarkerId[] =>
  lyingAt(game.markers).get(
    'structure' in store ? `structure ${store.structure}` : `object ${store.object}`,
  ) ?? NONE;
/** Face down outside town (R346). */
export const reserveMarkers = (game: Seen): MarkerId[] =>
  markersThat(game, ({ place }) => place.on === 'reserve');
/** Markers of a kind that lie in a building. */
export const countIn = (game: Seen, structure: StructureId, type: MarkerType): number =>
  markersIn(game, { structure }).filter((id) => markerOf(game, id).type === type).length;
/** Markers that lie on a board's spaces; the survivor marker lies beside it (A36). */
export const filledSlots = (game: Seen, id: SurvivorId): MarkerId[] =>
  heldBy(game, id).filter((marker) => markerOf(game, marker).type !== 'survivor');
const fits = (game: Seen, id: SurvivorId, carried: Carried): boolean =>
  spacesFilled(id, survivorOf(game, id), carried) <= survivorOf(game, id).slots;
const carriedBy = (game: Seen, id: SurvivorId, without?: MarkerId): Carried =>
  heldBy(game, id)
    .filter((marker) => marker !== without)
    .map((marker) => markerOf(game, marker).type);
/** Spaces that something lies on: a stack fills one (A155). */
export const spacesUsed = (game: Seen, id: SurvivorId): number =>
  spacesFilled(id, survivorOf(game, id), carriedBy(game, id));
/** What lies on each filled space, a stack together. */
export function spacesOf(game: Seen, id: SurvivorId): MarkerId[][] {
  const spaces: MarkerId[][] = [];
  for (const marker of filledSlots(game, id)) {
    const { type } = markerOf(game, marker);
    const onto = spaces.find(
      (lying) =>
        lying.length === 1 &&
        lying.every((other) => markerOf(game, other).type === type) &&
        spacesFilled(id, survivorOf(game, id), [type, type]) === 1,
    );
    if (onto) onto.push(marker);
    else spaces.push([marker]);
  }
  return spaces;
}
export const hasFreeSlot = (game: Seen, id: SurvivorId): boolean =>
  spacesUsed(game, id) < survivorOf(game, id).slots;
/** Whether one more of this kind finds a space or a single one to lie on, when another is put away for it. */
export const hasRoomFor = (
  game: Seen,
  id: SurvivorId,
  type: MarkerType | undefined,
  without?: MarkerId,
): boolean => fits(game, id, [...carriedBy(game, id, without), type]);

/** The printed weapon first, then every weapon marker, doubles included (A23). */
export function weaponsOf(game: Seen, id: SurvivorId): WeaponId[] {
  const jammed = survivorOf(game, id).effects.some(({ kind }) => kind === 'jammed');
  const markers = heldBy(game, id).flatMap((marker) => {
    const { type } = markerOf(game, marker);
    return (type && weaponOf(type)) ?? [];
  });
  return jammed ? markers : [SURVIVORS[id].weapon, ...markers];
}

export const areEnemies = (game: Seen, a: SurvivorId, b: SurvivorId): boolean =>
  survivorOf(game, a).team !== survivorOf(game, b).team;

/** Only between teams something is kept from somebody at the same screen. */
export const hasRivals = ({ seats }: Pick<Seen, 'seats'>): boolean =>
  new Set(seats.map(({ team }) => team)).size > 1;
