// A town that a task is laid out in: its things stand as the sheet says, its people and zombies come where they are put.
import { PIECES, PROJECTILES, type Make } from '../../../physics/measure/catalogue';
import { standingPose, standingPoseOf } from '../../../physics/measure/pose';
import { quantise } from '../../../physics/measure/quantise';
import type { Random } from '../../../physics/measure/random';
import { isFree, nearestFreePose } from '../../../physics/measure/spots';
import { fromLocal } from '../../../physics/measure/structure';
import { directionOf, heading } from '../../../physics/measure/trig';
import { add, distance, scale, subtract } from '../../../physics/measure/vector';
import type { Spot, Structure, Table, Vec2 } from '../../../physics/table';
import { SURVIVOR_IDS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { ZOMBIE_IDS } from '../../../scenarios/catalogue/zombies';
import { objectId, type ObjectId, type StructureId, type ZombieId } from '../../../scenarios/ids';
import type { ScenarioId } from '../../../scenarios/list';
import { must, tableOf } from '../../../scenarios/queries';
import { TOWN } from '../../../scenarios/setup';
import { edited, kindOf, placeOf, spotOfPiece } from '../place';
import { gameOf, settingOfScenario, type Setting } from '../setting';

/** Nobody is in it. */
export const emptyTown = (scenario: ScenarioId): Setting => ({
  ...settingOfScenario(scenario),
  survivors: {},
  zombies: {},
});

export const tableIn = (setting: Setting): Table => tableOf(gameOf(setting));

/** Buildings whose door can be used. */
export const openDoors = (setting: Setting): readonly Structure[] =>
  tableIn(setting).layout.structures.filter(
    ({ id }) => !setting.closed?.includes(id as StructureId),
  );

/** How far a free place may be from the one that is wanted before the idea of the task is lost, in cm. */
const NEAR_ENOUGH = 2;

/** With that piece there, or as near as there is room; nothing where there is none. */
export function withPiece(setting: Setting, id: string, at: Spot): Setting | undefined {
  const kind = kindOf(id, setting);
  if (!kind) return undefined;
  const wanted = standingPose(kind, onGrid(at));
  const free = nearestFreePose(tableOf(gameOf(setting), [id]), PIECES[kind], wanted);
  if (!free || distance(free, wanted) > NEAR_ENOUGH) return undefined;
  const result = edited(setting, {
    put: id,
    where: { at: { ...onGrid(at), x: free.x, y: free.y } },
  });
  return result.ok ? result.setting : undefined;
}

export function withInside(
  setting: Setting,
  id: string,
  structure: StructureId,
): Setting | undefined {
  const result = edited(setting, { put: id, where: { inside: structure } });
  return result.ok ? result.setting : undefined;
}

/** Millimetres and degrees. */
const onGrid = ({ x, y, facing }: Spot): Spot => ({
  x: quantise(x, 10),
  y: quantise(y, 10),
  facing: quantise(facing, 1),
});

export const spotOfThe = (id: string, setting: Setting): Vec2 => {
  const { at } = must(spotOfPiece(id, setting), id);
  return { x: at.x, y: at.y };
};

/** Somewhere in the street, not at its very edge. */
export const anywhere = (random: Random, margin = 8): Vec2 => ({
  x: random.between(margin, TOWN.width - margin),
  y: random.between(margin, TOWN.height - margin),
});

export const from = (at: Vec2, direction: number, away: number): Vec2 =>
  add(at, scale(heading(direction), away));

export const beside = (at: Vec2, direction: number, ahead: number, left: number): Vec2 =>
  fromLocal({ ...at, facing: direction }, { ahead, left });

export const toward = (at: Vec2, other: Vec2): number => directionOf(subtract(other, at));

export const oneOf = <T>(random: Random, all: readonly T[]): T =>
  must(all[Math.floor(random.next() * all.length)], 'one of several');

export const sideOf = (random: Random): 1 | -1 => (random.next() < 0.5 ? 1 : -1);

/** So many different ones. */
export function someOf<T>(random: Random, all: readonly T[], count: number): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    must(left.splice(Math.floor(random.next() * left.length), 1)[0], 'one more'),
  );
}

/** Barrels, boxes and lamps: what can be moved into the way. */
export const SMALL_THINGS: readonly ObjectId[] = (['barrel', 'box', 'lamp'] as const).flatMap(
  (kind) => [0, 1, 2].map((index) => objectId(kind, index)),
);

const STEP = 1;

/** Whether something flat slides all the way from one point to the other. */
export function isOpenWay(
  table: Table,
  a: Vec2,
  b: Vec2,
  ignore: readonly string[] = [],
  make: Make = PROJECTILES.disc,
): boolean {
  const direction = toward(a, b);
  const way = distance(a, b);
  for (let gone = 0; gone <= way; gone += STEP) {
    const pose = standingPoseOf(make, { ...from(a, direction, gone), facing: direction });
    if (!isFree(table, make, pose, { ignore })) return false;
  }
  return true;
}

export const isRoomFor = (table: Table, at: Vec2): boolean =>
  isFree(table, PIECES.survivor, standingPose('survivor', { ...at, facing: 0 }));

/** How far those who only watch keep away from what the task is about, in cm. */
const OUT_OF_THE_WAY = 7;
const MOST_BYSTANDERS = 5;

/** Others of the town, where the sheet has them, as far as they are in nobody's way. */
export function peopled(
  setting: Setting,
  ways: readonly { readonly from: Vec2; readonly to: Vec2 }[],
): Setting {
  const sheet = settingOfScenario(setting.scenario);
  const others = [...ZOMBIE_IDS, ...SURVIVOR_IDS].filter((id) => !placeOf(id, setting));
  let now = setting;
  let put = 0;
  for (const id of others) {
    const spot = spotOfPiece(id, sheet);
    if (put >= MOST_BYSTANDERS) break;
    if (!spot || ways.some((way) => awayFrom(way, spot.at) < OUT_OF_THE_WAY)) continue;
    const result = edited(now, { put: id, where: { at: spot.at } });
    if (!result.ok) continue;
    now = result.setting;
    put += 1;
  }
  return now;
}

/** From a point to the nearest of a way. */
function awayFrom(way: { readonly from: Vec2; readonly to: Vec2 }, point: Vec2): number {
  const direction = toward(way.from, way.to);
  const size = distance(way.from, way.to);
  let least = Infinity;
  for (let gone = 0; gone <= size + STEP; gone += STEP)
    least = Math.min(least, distance(from(way.from, direction, Math.min(gone, size)), point));
  return least;
}

/** Who is there in the sheet, each as it is called. */
export const heroesOf = (scenario: ScenarioId): readonly SurvivorId[] => {
  const { survivors } = settingOfScenario(scenario);
  return SURVIVOR_IDS.filter((id) => survivors[id]);
};

/** The zombies of a task: others than the first few may be bystanders. */
export const zombiesFor = (random: Random, count: number): readonly ZombieId[] =>
  someOf(random, ZOMBIE_IDS, count);
