// Tasks for whoever moves: into a ring, through a door, out of one, and with the bat in the hand.
import type { Random } from '../../../physics/measure/random';
import { spotBehind } from '../../../physics/measure/structure';
import type { Vec2 } from '../../../physics/table';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { StructureId } from '../../../scenarios/ids';
import type { Setting } from '../setting';
import type { Dealer } from './task';
import {
  anywhere,
  beside,
  from,
  isOpenWay,
  isRoomFor,
  oneOf,
  openDoors,
  peopled,
  sideOf,
  SMALL_THINGS,
  someOf,
  spotOfThe,
  tableIn,
  withInside,
  withPiece,
  zombiesFor,
} from './town';

const inRing = (survivor: SurvivorId, at: Vec2, within: number) =>
  ({ of: 'stands', survivor, at, within }) as const;

const onMillimetres = ({ x, y }: Vec2): Vec2 => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

/** A zombie and a thing close to the way, and a zombie just behind the ring. */
function guarded(
  setting: Setting,
  { start, direction, way, within }: Way,
  random: Random,
): Setting | undefined {
  const side = sideOf(random);
  const [first, second] = zombiesFor(random, 2);
  const [thing] = someOf(random, SMALL_THINGS, 1);
  const put = (
    now: Setting | undefined,
    id: string | undefined,
    ahead: number,
    left: number,
  ): Setting | undefined =>
    now && id !== undefined
      ? withPiece(now, id, {
          ...beside(start, direction, ahead, left),
          facing: random.between(-180, 180),
        })
      : undefined;
  const zombie = put(
    setting,
    first,
    way * random.between(0.45, 0.8),
    side * random.between(2.8, 4),
  );
  const object = put(zombie, thing, way * random.between(0.4, 0.8), -side * random.between(2.8, 4));
  return put(object, second, way + within + random.between(1.5, 3), random.between(-2, 2));
}

type Way = {
  readonly start: Vec2;
  readonly direction: number;
  readonly way: number;
  readonly within: number;
};

/** The farther, the larger. */
const ringOf = (way: number, random: Random): number =>
  Math.round((0.8 + way / 34) * random.between(0.85, 1.3) * 2) / 2;

export const ring: Dealer = (town, survivor, random) => {
  const start = anywhere(random);
  const way = random.between(20, 55);
  const direction = random.between(-180, 180);
  const at = onMillimetres(from(start, direction, way));
  const table = tableIn(town);
  if (!isRoomFor(table, at) || !isOpenWay(table, start, at)) return undefined;
  const within = ringOf(way, random);
  const mover = withPiece(town, survivor, { ...start, facing: direction });
  const setting = mover && guarded(mover, { start, direction, way, within }, random);
  return (
    setting && {
      setting: peopled(setting, [{ from: start, to: at }]),
      exercise: { of: 'disc', survivor },
      goal: inRing(survivor, at, within),
    }
  );
};

/** Through a door, from the side of it. */
export const door: Dealer = (town, survivor, random) => {
  const structure = oneOf(random, openDoors(town));
  const id = structure.id as StructureId;
  const slant = sideOf(random) * random.between(32, 56);
  const way = random.between(30, 58);
  const start = from(structure, structure.facing + slant, way);
  const table = tableIn(town);
  const mouth = from(structure, structure.facing, 3.6);
  if (!isRoomFor(table, start) || !isOpenWay(table, start, mouth)) return undefined;
  const mover = withPiece(town, survivor, { ...start, facing: structure.facing + slant + 180 });
  const [guard] = zombiesFor(random, 1);
  const [thing] = someOf(random, SMALL_THINGS, 1);
  const far = -Math.sign(slant);
  // Beyond the way in stands somebody, on this side of it something lies.
  const post = beside(
    structure,
    structure.facing,
    random.between(6, 9),
    far * random.between(2, 5),
  );
  const step = beside(
    structure,
    structure.facing,
    random.between(4, 8),
    -far * random.between(6, 9),
  );
  const guarding =
    mover && guard !== undefined
      ? withPiece(mover, guard, { ...post, facing: structure.facing })
      : undefined;
  const setting =
    guarding && thing !== undefined
      ? withPiece(guarding, thing, { ...step, facing: random.between(-45, 45) })
      : undefined;
  return (
    setting && {
      setting: peopled(setting, [{ from: start, to: structure }]),
      exercise: { of: 'disc', survivor },
      goal: { of: 'inside', survivor, structure: id },
    }
  );
};

/** From behind a door into a ring in the street. */
export const out: Dealer = (town, survivor, random) => {
  const structure = oneOf(random, openDoors(town));
  const start = spotBehind(structure);
  const way = random.between(20, 46);
  const direction = structure.facing + random.between(-38, 38);
  const at = onMillimetres(from(start, direction, way));
  const table = tableIn(town);
  if (!isRoomFor(table, at) || !isOpenWay(table, from(start, direction, 9), at)) return undefined;
  const within = ringOf(way, random);
  const inside = withInside(town, survivor, structure.id as StructureId);
  const setting = inside && guarded(inside, { start, direction, way, within }, random);
  return (
    setting && {
      setting: peopled(setting, [{ from: start, to: at }]),
      exercise: { of: 'disc', survivor },
      goal: inRing(survivor, at, within),
    }
  );
};

/** A zombie is knocked down in passing, and whoever swings the bat ends in the ring beyond it. */
export const bat: Dealer = (town, survivor, random) => {
  const start = anywhere(random);
  const direction = random.between(-180, 180);
  const away = random.between(9, 20);
  const at = onMillimetres(
    beside(start, direction, away + random.between(3, 12), random.between(-6, 6)),
  );
  const table = tableIn(town);
  if (!isRoomFor(table, at) || !isOpenWay(table, start, from(start, direction, away + 14)))
    return undefined;
  const [victim] = zombiesFor(random, 1);
  const mover = withPiece(town, survivor, { ...start, facing: direction });
  const setting =
    mover && victim !== undefined
      ? withPiece(mover, victim, {
          ...from(start, direction, away),
          facing: direction + 180 + random.between(-60, 60),
        })
      : undefined;
  if (!setting || victim === undefined) return undefined;
  return {
    setting: peopled(setting, [{ from: spotOfThe(survivor, setting), to: at }]),
    exercise: { of: 'bat', survivor },
    goal: {
      of: 'all',
      goals: [
        { of: 'down', zombies: [victim], atLeast: 1 },
        inRing(survivor, at, Math.round(random.between(6, 9)) / 2),
      ],
    },
  };
};
