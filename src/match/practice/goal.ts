// What a task wants of an attempt, as plain data. It is read from what the rulebook told of the flicks and from where
// things lie in the end: whether somebody fell or went in is never judged a second time.
import {
  gapBetween,
  pieceFootprint,
  supportFootprints,
  type Footprint,
} from '../../physics/measure/footprint';
import { isFlicked, LAUNCHES } from '../../physics/measure/launches';
import { isStanding } from '../../physics/measure/pose';
import { distance } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { isSurvivorId } from '../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../scenarios/events';
import type { TableRun } from '../../scenarios/game';
import type { ObjectId, StructureId, ZombieId } from '../../scenarios/ids';
import { tableOf } from '../../scenarios/queries';
import { placeOf } from './place';
import { gameOf, type OnTable, type Setting } from './setting';
import type { Taken } from './shoot';

/** What an attempt is judged by. */
export type Judged = Pick<Taken, 'events' | 'from' | 'to'> & {
  readonly run: Pick<TableRun, 'launch'>;
};
/** The flicks in their order. */
export type Tries = readonly Judged[];

export type Aim =
  /** On its feet in the street, its middle so near to a point, in cm. */
  | {
      readonly of: 'stands';
      readonly survivor: SurvivorId;
      readonly at: Vec2;
      readonly within: number;
    }
  | { readonly of: 'inside'; readonly survivor: SurvivorId; readonly structure: StructureId }
  /** In the street. */
  | { readonly of: 'outside'; readonly survivor: SurvivorId }
  /** Of these so many were killed or fell. */
  | { readonly of: 'down'; readonly zombies: readonly ZombieId[]; readonly atLeast: number }
  /** Tiles that have left the game. */
  | { readonly of: 'gone'; readonly pieces: readonly ObjectId[] }
  /** In town, and so near to a point. */
  | { readonly of: 'flare'; readonly at: Vec2; readonly within: number }
  /** No survivor fell or lost a life. */
  | { readonly of: 'unhurt' }
  /** These lie and stand just as they did before the first flick. */
  | { readonly of: 'unmoved'; readonly pieces: readonly string[] }
  /** What was flicked has touched nothing at all, not even a door. */
  | { readonly of: 'clean' }
  /** Never with more of the strength than this, in percent. */
  | { readonly of: 'gently'; readonly atMost: number }
  /** On its feet in the street, so far from everything, from edge to edge in cm. */
  | { readonly of: 'clearOf'; readonly survivor: SurvivorId; readonly by: number }
  /** So many flicks and no more. */
  | { readonly of: 'flicks'; readonly atMost: number }
  /** On its feet through the first so many runs of the table. */
  | { readonly of: 'lasts'; readonly survivor: SurvivorId; readonly runs: number };
export type Goal = Aim | { readonly of: 'all'; readonly goals: readonly Goal[] };

/** What an attempt falls short of, and by how much where that can be measured or counted. */
export type Lack = { readonly aim: Aim; readonly by?: number };

/** An attempt without a flick falls short of everything. */
export const judge = (goal: Goal, tries: Tries): boolean => lackOf(goal, tries) === undefined;

/** The first thing that is missing. */
export function lackOf(goal: Goal, tries: Tries): Lack | undefined {
  if (goal.of !== 'all') return missing(goal, tries);
  for (const one of goal.goals) {
    const lack = lackOf(one, tries);
    if (lack) return lack;
  }
  return undefined;
}

export type Ring = Extract<Aim, { readonly of: 'stands' | 'flare' }>;

/** The ring that is meant; of several about one middle the first. */
export function ringIn(goal: Goal): Ring | undefined {
  if (goal.of === 'all') return goal.goals.map(ringIn).find((one) => one);
  return goal.of === 'stands' || goal.of === 'flare' ? goal : undefined;
}

/** How far beside the middle of a ring, in cm; nothing where what was meant for it does not count. */
export function besideOf(ring: Ring, tries: Tries): number | undefined {
  const last = tries.at(-1);
  if (!last) return undefined;
  if (ring.of === 'flare') {
    const fell = told(tries).findLast((one) => one.kind === 'flare');
    return fell?.ok ? distance(fell.at, ring.at) : undefined;
  }
  const at = standingAt(last.to, ring.survivor);
  return at && distance(at, ring.at);
}

/** How many of these, each harder than the one before it, are met one after the other. */
export function metInOrder(goals: readonly Goal[], tries: Tries): number {
  const failed = goals.findIndex((goal) => !judge(goal, tries));
  return failed === -1 ? goals.length : failed;
}

function missing(aim: Aim, tries: Tries): Lack | undefined {
  const [first] = tries;
  const last = tries.at(-1);
  if (!first || !last) return { aim };
  const done = (ok: boolean): Lack | undefined => (ok ? undefined : { aim });
  const near = (off: number | undefined, within: number): Lack | undefined =>
    off === undefined ? { aim } : off <= within ? undefined : { aim, by: off - within };
  switch (aim.of) {
    case 'stands':
    case 'flare':
      return near(besideOf(aim, tries), aim.within);
    case 'inside': {
      const place = placeOf(aim.survivor, last.to);
      return done(place?.in === 'building' && place.structure === aim.structure);
    }
    case 'outside':
      return done(placeOf(aim.survivor, last.to)?.in === 'street');
    case 'down': {
      const down = new Set(told(tries).flatMap(fallenIn));
      return enough(aim, aim.zombies.filter((id) => down.has(id)).length, aim.atLeast);
    }
    case 'gone': {
      const gone = told(tries).flatMap((one) => (one.kind === 'tileRemoved' ? [one.tile] : []));
      return enough(aim, aim.pieces.filter((id) => gone.includes(id)).length, aim.pieces.length);
    }
    case 'unhurt':
      return done(!told(tries).some(isHarm));
    case 'unmoved':
      return done(aim.pieces.every((id) => isSame(placeOf(id, first.from), placeOf(id, last.to))));
    case 'clean':
      return done(!told(tries).some((one) => one.kind === 'touchedFirst' && one.other));
    case 'gently':
      return enough(aim, aim.atMost, Math.max(...tries.map(({ run }) => percentOf(run))));
    case 'clearOf': {
      const gap = gapAround(last.to, aim.survivor);
      if (gap === undefined) return { aim };
      return gap >= aim.by ? undefined : { aim, by: aim.by - gap };
    }
    case 'flicks':
      return tries.length <= aim.atMost ? undefined : { aim, by: tries.length - aim.atMost };
    case 'lasts': {
      const felled = tries.findIndex(({ events }) =>
        events.some((one) => fallenIn(one).includes(aim.survivor)),
      );
      const runs = felled === -1 ? tries.length : felled;
      return enough(aim, runs, aim.runs);
    }
  }
}

const enough = (aim: Aim, found: number, wanted: number): Lack | undefined =>
  found >= wanted ? undefined : { aim, by: wanted - found };

/** As it is shown beside the aim. */
function percentOf({ launch }: Pick<TableRun, 'launch'>): number {
  if (!isFlicked(launch)) return 0;
  const [least, most] = LAUNCHES[launch.kind].speed;
  return Math.round((100 * (launch.speed - least)) / (most - least));
}

const told = (tries: Tries): readonly GameEvent[] => tries.flatMap(({ events }) => events);

function fallenIn(event: GameEvent): readonly string[] {
  if (event.kind === 'killed') return [event.zombie];
  return event.kind === 'fell' ? [event.figure] : [];
}

const isHarm = (event: GameEvent): boolean =>
  event.kind === 'lostLife' || (event.kind === 'fell' && isSurvivorId(event.figure));

function standingAt(setting: Setting, id: SurvivorId): Vec2 | undefined {
  const place = placeOf(id, setting);
  return place?.in === 'street' && isStanding(place.pose) ? place.pose : undefined;
}

/** What was not touched keeps the very pose it had. */
function isSame(before: OnTable | undefined, after: OnTable | undefined): boolean {
  if (!before || !after || before.in !== after.in) return before === after;
  if (before.in === 'building' || after.in === 'building')
    return (
      before.in === 'building' && after.in === 'building' && before.structure === after.structure
    );
  const [a, b] = [before.pose, after.pose];
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.lift === b.lift &&
    a.turn.every((part, at) => part === b.turn[at])
  );
}

/** From its edge to the nearest of all that stands there, buildings too. */
function gapAround(setting: Setting, id: SurvivorId): number | undefined {
  if (!standingAt(setting, id)) return undefined;
  const { layout, pieces } = tableOf(gameOf(setting));
  const own = pieces.find((one) => one.id === id);
  if (!own) return undefined;
  const around: Footprint[] = [
    ...pieces.filter((one) => one !== own).map(pieceFootprint),
    ...layout.structures.flatMap((one) => supportFootprints(one)),
  ];
  const ground = pieceFootprint(own);
  return Math.min(...around.map((other) => gapBetween(ground, other)));
}
