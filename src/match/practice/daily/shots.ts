// Tasks for what flies: something stands between, or somebody beside.
import type { Random } from '../../../physics/measure/random';
import type { Vec2 } from '../../../physics/table';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { ZombieId } from '../../../scenarios/ids';
import type { Flying } from '../exercise';
import type { Setting } from '../setting';
import type { Dealer } from './task';
import {
  anywhere,
  beside,
  from,
  heroesOf,
  isOpenWay,
  isRoomFor,
  oneOf,
  peopled,
  sideOf,
  SMALL_THINGS,
  someOf,
  tableIn,
  toward,
  withPiece,
  zombiesFor,
} from './town';

type Lane = {
  readonly setting: Setting;
  readonly start: Vec2;
  readonly target: ZombieId;
  readonly at: Vec2;
  /** From the start to the target. */
  readonly direction: number;
  readonly way: number;
};

/** Somebody and a zombie so far from each other, with nothing between them yet. */
function laneIn(
  town: Setting,
  survivor: SurvivorId,
  random: Random,
  [near, far]: readonly [number, number],
): Lane | undefined {
  const start = anywhere(random);
  const way = random.between(near, far);
  const direction = random.between(-180, 180);
  const at = from(start, direction, way);
  const [target] = zombiesFor(random, 1);
  if (!target || !isOpenWay(tableIn(town), start, at)) return undefined;
  const shooter = withPiece(town, survivor, {
    ...start,
    facing: direction + random.between(-20, 20),
  });
  const setting =
    shooter && withPiece(shooter, target, { ...at, facing: random.between(-180, 180) });
  return setting && { setting, start, target, at, direction, way };
}

/** A few small things close to the line. */
function narrowed(
  { setting, start, direction, way }: Lane,
  random: Random,
  count: number,
  [near, far]: readonly [number, number],
): Setting | undefined {
  let side = sideOf(random);
  let now: Setting | undefined = setting;
  for (const id of someOf(random, SMALL_THINGS, count)) {
    const ahead = way * random.between(0.35, 0.85);
    const spot = beside(start, direction, ahead, side * random.between(near, far));
    now = now && withPiece(now, id, { ...spot, facing: direction + random.between(-45, 45) });
    side = side === 1 ? -1 : 1;
  }
  return now;
}

const kill = (zombies: readonly ZombieId[], atLeast = 1) =>
  ({
    of: 'all',
    goals: [{ of: 'down', zombies, atLeast }, { of: 'unhurt' }],
  }) as const;

/** With this weapon from so far, past things so near to the line. */
const past =
  (
    weapon: Flying,
    reach: readonly [number, number],
    things: readonly [least: number, most: number],
    offsets: readonly [number, number],
  ): Dealer =>
  (town, survivor, random) => {
    const lane = laneIn(town, survivor, random, reach);
    const count = Math.round(random.between(things[0], things[1]));
    const setting = lane && narrowed(lane, random, count, offsets);
    if (!setting) return undefined;
    return {
      setting: peopled(setting, [{ from: lane.start, to: from(lane.at, lane.direction, 6) }]),
      exercise: { of: 'shot', survivor, weapon },
      goal: kill([lane.target]),
    };
  };

export const rifle = past('rifle', [38, 66], [2, 3], [2, 3.8]);
export const knife = past('knife', [34, 58], [1, 2], [2.2, 3.6]);
export const sniper = past('sniper', [58, 86], [1, 2], [2.4, 4.5]);

/** A friend stands close to the line, or right beside the zombie. */
export const friend: Dealer = (town, survivor, random) => {
  const lane = laneIn(town, survivor, random, [46, 70]);
  if (!lane) return undefined;
  const other = oneOf(
    random,
    heroesOf(town.scenario).filter((id) => id !== survivor),
  );
  const { start, direction, way } = lane;
  const spot = beside(
    start,
    direction,
    way * random.between(0.7, 1),
    sideOf(random) * random.between(1.9, 2.6),
  );
  const setting = withPiece(lane.setting, other, { ...spot, facing: direction + 180 });
  if (!setting) return undefined;
  return {
    setting: peopled(setting, [{ from: start, to: from(lane.at, direction, 8) }]),
    exercise: { of: 'shot', survivor, weapon: 'rifle' },
    goal: kill([lane.target]),
  };
};

/** Three in the fan, two of them at one blow. */
export const shotgun: Dealer = (town, survivor, random) => {
  const lane = laneIn(town, survivor, random, [30, 44]);
  if (!lane) return undefined;
  const { start, direction, way, target } = lane;
  const more = zombiesFor(random, 3)
    .filter((id) => id !== target)
    .slice(0, 2);
  let setting: Setting | undefined = lane.setting;
  more.forEach((id, index) => {
    const side = index === 0 ? 1 : -1;
    const spot = beside(
      start,
      direction,
      way + random.between(-2.5, 3.5),
      side * random.between(3.5, 6),
    );
    setting = setting && withPiece(setting, id, { ...spot, facing: random.between(-180, 180) });
  });
  if (!setting) return undefined;
  return {
    setting: peopled(setting, [{ from: start, to: from(lane.at, direction, 12) }]),
    exercise: { of: 'shot', survivor, weapon: 'shotgun' },
    goal: kill([target, ...more], 2),
  };
};

/** Thrown into a ring in the open. */
export const flare: Dealer = (town, survivor, random) => {
  const start = anywhere(random);
  const direction = random.between(-180, 180);
  const at = onMillimetres(from(start, direction, random.between(16, 42)));
  if (!isRoomFor(tableIn(town), at)) return undefined;
  const setting = withPiece(town, survivor, { ...start, facing: toward(start, at) });
  if (!setting) return undefined;
  return {
    setting: peopled(setting, [{ from: start, to: at }]),
    exercise: { of: 'flare', survivor },
    goal: { of: 'flare', at, within: Math.round(random.between(6, 10)) / 2 },
  };
};

const onMillimetres = ({ x, y }: Vec2): Vec2 => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});
