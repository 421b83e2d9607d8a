// Arranged starts, for lesson, practice and tests: the one place that turns a plan into a game in another position.
import { PIECES } from '../physics/measure/catalogue';
import { lyingPose, standingPose } from '../physics/measure/pose';
import { nearestFreePose } from '../physics/measure/spots';
import type { PieceKind, Pose, Spot } from '../physics/table';
import { answer, awaiting, newGame } from '../scenarios/apply';
import type { MarkerType } from '../scenarios/catalogue/markers';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Noise } from '../scenarios/catalogue/weapons';
import {
  change,
  changeMarker,
  changeSurvivor,
  changeTurn,
  moveThing,
  moveZombie,
  removeThing,
} from '../scenarios/change';
import { optionId } from '../scenarios/decisions';
import { draftOf } from '../scenarios/draft';
import type { Draft, Game, IndoorPlace, StreetPlace } from '../scenarios/game';
import type { Half, MarkerId, ObjectId, StructureId, ZombieId } from '../scenarios/ids';
import {
  markerIds,
  markerOf,
  must,
  reserveMarkers,
  survivorIds,
  survivorOf,
  tableOf,
  thingOf,
  turnOf,
  zombiesAt,
  zombiesOnTable,
} from '../scenarios/queries';
import { lookAtDoors } from '../scenarios/rules/doors';
import { tokensOf } from '../scenarios/rules/powers';
import { waitIn } from '../scenarios/rules/recruits';
import { placeIn } from '../scenarios/setup-markers';
import type { NewGame } from '../scenarios/setup';
import type { Store } from '../scenarios/means';
import { arrangeSecrets, type ArrangedSecrets } from './arranged-secrets';
import { brokenPromises } from './invariants';
import type { Match } from './match';

/** Inside, or in the street: there at the free place nearest to the spot. */
export type Where =
  | { readonly inside: StructureId; readonly lying?: boolean }
  | { readonly at: Spot; readonly lying?: boolean };

export type ArrangedSurvivor = {
  readonly id: SurvivorId;
  readonly where?: Where;
  readonly life?: number;
  readonly carries?: readonly { readonly type: MarkerType; readonly faceUp: boolean }[];
  /** Its board lies with the power up, with the markers that come with it (A140). */
  readonly power?: 'up';
  /** The rescued figure is put beside whoever leads it, who has its marker (R308); near `where`, if that is said. */
  readonly ledBy?: SurvivorId;
  /** Somebody whom nobody uses waits there to be taken along, beside its marker (R350). */
  readonly waitsIn?: StructureId;
};

/** Whichever the deal has on the table, unless it says which. */
export type ArrangedZombie = Where & { readonly id?: ZombieId };

/** Of whom it is, how many actions it has taken, and how loud the loudest of them was. */
export type ArrangedTurn = {
  readonly survivor: SurvivorId;
  readonly taken?: number;
  readonly noise?: Noise;
};

/** What is different from the scenario's sheet; all else is as it is laid out. */
export type Position = ArrangedSecrets & {
  /** Put in this order: who is led comes after who leads. */
  readonly survivors?: readonly ArrangedSurvivor[];
  /** In streets and buildings these and no others, in the order of their numbers; the rest waits in the box. */
  readonly zombies?: readonly ArrangedZombie[];
  /** How many zombies lie in the dump, or which; the others of it go to the box, or come from there. */
  readonly dump?: number | readonly ZombieId[];
  /** The round, its half of the day and the backpacks follow from it. */
  readonly dayMarker?: number;
  /** Who has not acted yet in this round: everybody, unless it says who. */
  readonly toAct?: readonly SurvivorId[];
  /** The first turn has begun already. */
  readonly turn?: ArrangedTurn;
  readonly things?: readonly { readonly id: ObjectId; readonly at: Spot | 'gone' }[];
  /** Given to this one, whose round it then is. */
  readonly pretzel?: SurvivorId;
  /** What is answered then, by the names of the options; that of a seat may be told by who it plays. */
  readonly answers?: readonly (string | { readonly playerOf: SurvivorId })[];
  /** Face down unless it says so; taken from elsewhere in town while there is one, then from the box. */
  readonly markers?: readonly {
    readonly type: MarkerType;
    readonly store: Store;
    readonly faceUp?: true;
  }[];
  /** Which doors bear an X, where the scenario has such (R347). */
  readonly closed?: readonly StructureId[];
  /** How many markers are left outside town; the others of the reserve leave the game (R346). */
  readonly reserve?: number;
};

/** It has no log that could be read again: a log begins at the sheet. */
export const arrangedMatch = (plan: NewGame, position: Position): Match => ({
  plan,
  log: [],
  game: arranged(plan, position),
});

/** The game at its first question, in this position. Throws where the position breaks a promise of the game. */
export function arranged(plan: NewGame, position: Position): Game {
  const game = draftOf(newGame(plan).game);
  const draw = markerDrawer(game);
  const { survivors = [], zombies, things = [], markers = [] } = position;
  const { dump, dayMarker, toAct, turn, closed, reserve } = position;
  for (const { id, at } of things) {
    if (at === 'gone') removeThing(game, id);
    else moveThing(game, id, freePose(game, id, thingOf(game, id).kind, at));
  }
  for (const { type, store, faceUp = false } of markers)
    changeMarker(game, draw(type), { faceUp, place: placeIn(store) });
  for (const one of survivors) putSurvivor(game, one, draw);
  if (closed) change(game, { closed });
  for (const id of reserveMarkers(game).slice(reserve))
    if (reserve !== undefined) changeMarker(game, id, { place: { on: 'removed' } });
  lookAtDoors(game);
  const inDump = typeof dump === 'object' ? dump : [];
  if (zombies) putZombies(game, zombies, inDump);
  if (dump !== undefined) fillDump(game, dump);
  if (dayMarker !== undefined) setDay(game, dayMarker);
  for (const id of survivorIds(game))
    changeSurvivor(game, id, {
      backpack: turnedIf(toAct?.includes(id) === false, game.round.half),
    });
  arrangeSecrets(game, position);
  const broken = brokenPromises(game);
  if (broken.length > 0) throw new Error(`Nobody can begin like that: ${broken.join(', ')}.`);
  const begun = position.pretzel ? withPretzel(game, position.pretzel) : game;
  const now = turn ? inTurn(begun, turn) : begun;
  return (position.answers ?? []).reduce(answered, now);
}

/** It is the first question where there is a pretzel. */
function withPretzel(game: Draft, holder: SurvivorId): Game {
  change(game, { turnTeam: survivorOf(game, holder).team });
  return answered(game, holder);
}

/** The next answer, by the name of its option. */
function answered(game: Game, given: string | { readonly playerOf: SurvivorId }): Game {
  const choice = typeof given === 'string' ? given : (survivorOf(game, given.playerOf).owner ?? '');
  const waits = awaiting(game);
  if (waits.for !== 'decision') throw new Error(`Nobody is asked about ${choice}.`);
  const { seat, decision } = waits;
  const step = answer(game, { seat, number: decision.number, choice: optionId(choice) });
  if (!step.ok) throw new Error(`${choice} is refused: ${step.reason}.`);
  return step.game;
}

/** Chosen as anybody is, so that all that follows from it has happened. */
function inTurn(start: Game, { survivor, taken = 0, noise }: ArrangedTurn): Game {
  const waits = awaiting(start);
  const chosen =
    waits.for === 'decision' && waits.decision.kind === 'chooseSurvivor'
      ? waits.decision.options.find(({ means }) => means.survivor === survivor)
      : undefined;
  if (waits.for !== 'decision' || !chosen) throw new Error(`It cannot be the turn of ${survivor}.`);
  const { seat, decision } = waits;
  const begun = answer(start, { seat, number: decision.number, choice: chosen.id });
  if (!begun.ok) throw new Error(`The turn does not begin: ${begun.reason}.`);
  const game = draftOf(begun.game);
  const { actionsLeft, actionsTaken } = turnOf(game);
  changeTurn(game, {
    actionsLeft: actionsLeft - taken,
    actionsTaken: actionsTaken + taken,
    ...(noise && { noise }),
  });
  return game;
}

function putSurvivor(
  game: Draft,
  { id, where, life, carries = [], power, ledBy, waitsIn }: ArrangedSurvivor,
  draw: (type: MarkerType) => MarkerId,
): void {
  if (waitsIn !== undefined) {
    waitIn(game, id, waitsIn);
    const place = placeIn({ structure: waitsIn });
    changeMarker(game, draw('survivor'), { faceUp: true, place });
    return;
  }
  const give = (type: MarkerType, faceUp: boolean, to: SurvivorId): void =>
    changeMarker(game, draw(type), { faceUp, place: { on: 'board', survivor: to } });
  if (where && ledBy === undefined)
    changeSurvivor(game, id, { place: placeAt(game, id, 'survivor', where) });
  if (life !== undefined) changeSurvivor(game, id, { life });
  for (const { type, faceUp } of carries) give(type, faceUp, id);
  if (power) changeSurvivor(game, id, { power, tokens: tokensOf(id) });
  if (ledBy === undefined) return;
  const { place } = survivorOf(game, ledBy);
  if (place.in === 'street') {
    const beside = { x: place.pose.x, y: place.pose.y, facing: 0 };
    const at = where && 'at' in where ? where.at : beside;
    changeSurvivor(game, id, { place: placeAt(game, id, 'survivor', { at }) });
  } else if (place.in === 'building')
    changeSurvivor(game, id, { place: { ...place, lying: false } });
  changeSurvivor(game, id, { role: 'rescued', escort: ledBy });
  give('survivor', true, ledBy);
}

/** One that is wanted elsewhere is not taken for one without a name. */
function putZombies(
  game: Draft,
  places: readonly ArrangedZombie[],
  elsewhere: readonly ZombieId[],
): void {
  const near = zombiesOnTable(game);
  for (const id of near) moveZombie(game, id, { in: 'box' });
  const named = [...places.flatMap(({ id }) => id ?? []), ...elsewhere];
  const others = [...near, ...zombiesAt(game, 'box'), ...zombiesAt(game, 'dump')];
  const unnamed = new Set(others.filter((id) => !named.includes(id))).values();
  for (const where of places) {
    const id = must(where.id ?? unnamed.next().value, 'another zombie');
    moveZombie(game, id, placeAt(game, id, 'zombie', where));
  }
}

function placeAt(
  game: Game,
  id: string,
  kind: 'survivor' | 'zombie',
  where: Where,
): StreetPlace | IndoorPlace {
  const lying = where.lying ?? false;
  return 'inside' in where
    ? { in: 'building', structure: where.inside, lying }
    : { in: 'street', pose: freePose(game, id, kind, where.at, lying) };
}

function freePose(game: Game, id: string, kind: PieceKind, at: Spot, lying: boolean = false): Pose {
  const wanted = lying ? lyingPose(kind, at) : standingPose(kind, at);
  return must(nearestFreePose(tableOf(game, [id]), PIECES[kind], wanted), `room for ${id}`);
}

/** Gives another marker of a type with every call. */
function markerDrawer(game: Game): (type: MarkerType) => MarkerId {
  const drawn = new Set<MarkerId>();
  return (type) => {
    const left = markerIds(game).filter((id) => markerOf(game, id).type === type && !drawn.has(id));
    const isIn = (id: MarkerId, ...places: readonly string[]): boolean =>
      places.includes(markerOf(game, id).place.on);
    const found = must(
      left.find((id) => isIn(id, 'structure', 'object')) ??
        left.find((id) => isIn(id, 'supply')) ??
        left.find((id) => isIn(id, 'reserve', 'removed')),
      `another marker of ${type}`,
    );
    drawn.add(found);
    return found;
  };
}

function fillDump(game: Draft, wanted: number | readonly ZombieId[]): void {
  const [dump, box] = [zombiesAt(game, 'dump'), zombiesAt(game, 'box')];
  const now = typeof wanted === 'number' ? [...dump, ...box].slice(0, wanted) : wanted;
  for (const id of dump) moveZombie(game, id, { in: 'box' });
  for (const id of now) moveZombie(game, id, { in: 'dump' });
}

/** So many half days have passed as the marker has moved on. */
function setDay(game: Draft, marker: number): void {
  const number = game.round.number + game.round.marker - marker;
  const half = number % 2 === 1 ? 'day' : 'night';
  change(game, { round: { number, half, marker } });
}

/** Whoever has acted shows the colour of the coming half day (R040). */
const turnedIf = (hasActed: boolean, half: Half): Half =>
  hasActed ? (half === 'day' ? 'night' : 'day') : half;
