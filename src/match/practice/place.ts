// Putting pieces onto a practice table, turning them, laying them down and taking them off.
import { PIECES } from '../../physics/measure/catalogue';
import { inTheWay, pieceObstacle } from '../../physics/measure/obstacles';
import { facingOf, isStanding, lyingPose, standingPose } from '../../physics/measure/pose';
import { quantiseAngle } from '../../physics/measure/quantise';
import { nearestFreePose } from '../../physics/measure/spots';
import { isInTown } from '../../physics/measure/structure';
import type { PieceKind, Pose, Spot } from '../../physics/table';
import { isSurvivorId, SURVIVOR_IDS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { isZombieId, ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import { MAIN_TEAMS, objectId, type MainTeam, type StructureId } from '../../scenarios/ids';
import { scenarioOf } from '../../scenarios/list';
import { tableOf } from '../../scenarios/queries';
import { gameOf, type OnTable, type Setting } from './setting';

/** Where something is to be: in the street, or (a figure) inside. */
export type Wanted =
  | { readonly at: Spot; readonly lying?: boolean }
  | { readonly inside: StructureId; readonly lying?: boolean };

export type Edit =
  | { readonly put: string; readonly where: Wanted }
  | { readonly takeOff: string }
  | { readonly side: SurvivorId; readonly team: MainTeam }
  | { readonly half: Setting['half'] };

/** Why there is no room, and the free place nearest to it. */
export type NoRoom = {
  readonly why: { readonly taken: string } | 'outOfTown' | 'full' | 'unknown';
  readonly nearest?: Spot;
};
export type Edited =
  { readonly ok: true; readonly setting: Setting } | ({ readonly ok: false } & NoRoom);

const OBJECTS = ['barrel', 'box', 'lamp'] as const;
const VEHICLES = ['car', 'truck', 'iceCreamTruck'] as const;
const OF_EACH = [0, 1, 2] as const;
/** Two doors can be barred. */
const TILES = [0, 1, 2, 3] as const;

/** Everything that lies in the box, by name: so much can stand on the table, and no more. */
export const THINGS_IN_BOX: Readonly<Record<string, PieceKind>> = Object.fromEntries([
  ...VEHICLES.map((kind) => [kind, kind]),
  ...OBJECTS.flatMap((kind) => OF_EACH.map((index) => [objectId(kind, index), kind])),
  ...TILES.map((index) => [objectId('barricade', index), 'barricade']),
]);
export const IN_BOX: readonly string[] = [
  ...SURVIVOR_IDS,
  ...ZOMBIE_IDS,
  ...Object.keys(THINGS_IN_BOX),
];

/** R144. */
export const MOST_INSIDE = 2;

export const kindOf = (id: string, { things }: Pick<Setting, 'things'>): PieceKind | undefined =>
  isSurvivorId(id)
    ? 'survivor'
    : isZombieId(id)
      ? 'zombie'
      : (things[id]?.kind ?? THINGS_IN_BOX[id]);

/** Where a piece is, if it is on the table. */
export function placeOf(id: string, { survivors, zombies, things }: Setting): OnTable | undefined {
  if (isSurvivorId(id)) return survivors[id]?.place;
  const thing = things[id];
  return thing ? { in: 'street', pose: thing.pose } : zombies[id];
}

/** In the box still. */
export const leftInBox = (setting: Setting): readonly string[] =>
  IN_BOX.filter((id) => !placeOf(id, setting));

export function edited(setting: Setting, edit: Edit): Edited {
  if ('put' in edit) return put(setting, edit.put, edit.where);
  if ('takeOff' in edit) return { ok: true, setting: without(setting, edit.takeOff) };
  if ('half' in edit) return { ok: true, setting: { ...setting, half: edit.half } };
  const one = setting.survivors[edit.side];
  if (!one) return { ok: false, why: 'unknown' };
  const survivors = { ...setting.survivors, [edit.side]: { ...one, team: edit.team } };
  return { ok: true, setting: { ...setting, survivors } };
}

function put(setting: Setting, id: string, wanted: Wanted): Edited {
  const kind = kindOf(id, setting);
  if (!kind) return { ok: false, why: 'unknown' };
  if ('inside' in wanted) return putInside(setting, id, wanted.inside, wanted.lying ?? false);
  const pose = poseFor(kind, wanted.at, wanted.lying ?? false);
  const table = tableOf(gameOf(setting), [id]);
  const inTown = isInTown(table.layout, pose);
  const taken = inTheWay(table, pieceObstacle(id, PIECES[kind], pose))?.id;
  if (inTown && taken === undefined)
    return { ok: true, setting: withPlace(setting, id, kind, { in: 'street', pose }) };
  const free = nearestFreePose(table, PIECES[kind], pose);
  return {
    ok: false,
    why: inTown ? { taken: taken ?? '' } : 'outOfTown',
    ...(free && { nearest: { x: free.x, y: free.y, facing: wanted.at.facing } }),
  };
}

const poseFor = (kind: PieceKind, at: Spot, lying: boolean): Pose =>
  lying ? lyingPose(kind, at) : standingPose(kind, at);

function putInside(setting: Setting, id: string, structure: StructureId, lying: boolean): Edited {
  if (!isSurvivorId(id) && !isZombieId(id)) return { ok: false, why: 'unknown' };
  if (!gameOf(setting).layout.structures.some((one) => one.id === structure))
    return { ok: false, why: 'unknown' };
  const others = Object.entries(setting.zombies).filter(
    ([other, place]) => other !== id && place.in === 'building' && place.structure === structure,
  );
  if (isZombieId(id) && others.length >= MOST_INSIDE) return { ok: false, why: 'full' };
  const place: OnTable = { in: 'building', structure, lying };
  return {
    ok: true,
    setting: withPlace(setting, id, isSurvivorId(id) ? 'survivor' : 'zombie', place),
  };
}

function withPlace(setting: Setting, id: string, kind: PieceKind, place: OnTable): Setting {
  const { survivors, zombies, things, scenario } = setting;
  if (isSurvivorId(id)) {
    const { life, teams } = scenarioOf(scenario);
    const team = MAIN_TEAMS.find((one) => teams[one]) ?? 'together';
    return {
      ...setting,
      survivors: { ...survivors, [id]: { team, life, ...survivors[id], place } },
    };
  }
  if (isZombieId(id)) return { ...setting, zombies: { ...zombies, [id]: place } };
  if (place.in !== 'street') return setting;
  return { ...setting, things: { ...things, [id]: { kind, pose: place.pose } } };
}

function without(setting: Setting, id: string): Setting {
  const left = <Named extends object>(named: Named): Named =>
    Object.fromEntries(Object.entries(named).filter(([other]) => other !== id)) as Named;
  return {
    ...setting,
    survivors: left(setting.survivors),
    zombies: left(setting.zombies),
    things: left(setting.things),
  };
}

/** Where a piece in the street stands, and whether it lies: what an edit of it begins from. */
export function spotOfPiece(
  id: string,
  setting: Setting,
): { readonly at: Spot; readonly lying: boolean } | undefined {
  const place = placeOf(id, setting);
  if (place?.in !== 'street') return undefined;
  const { pose } = place;
  // On its grid, so that what is put again and again does not turn little by little.
  const facing = quantiseAngle(facingOf(pose));
  return { at: { x: pose.x, y: pose.y, facing }, lying: !isStanding(pose) };
}
