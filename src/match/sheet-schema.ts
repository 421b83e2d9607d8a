// The sheet of a scenario as it may come from outside, by form; whether it can be played is for check-sheet.ts to say.
import * as v from 'valibot';
import { ALL_MARKERS, MARKER_TYPES } from '../scenarios/catalogue/markers';
import { SURVIVOR_IDS } from '../scenarios/catalogue/survivors';
import { NOISES } from '../scenarios/catalogue/weapons';
import { ZOMBIE_IDS } from '../scenarios/catalogue/zombies';
import { MAIN_TEAMS, STRUCTURE_IDS } from '../scenarios/ids';
import { SCENARIO_IDS } from '../scenarios/list';
import type { Store } from '../scenarios/means';
import { MOST_INSIDE } from '../scenarios/rules/entering';
import { TOWN } from '../scenarios/setup';
import type { Sheet, StartingTeam } from '../scenarios/sheet';
import {
  either,
  list,
  loose,
  says,
  some,
  text,
  whole,
  within,
  YES,
  type KeyOf,
  type Knows,
} from './border';
import { CLAUSES } from './clause-schema';

export const MOST_PLAYERS = 20;
const MOST_LIFE = 9;
const LONGEST_DAY = 12;
/** R006: what the box has of each kind of scenery, and of tiles. */
const [SCENERY, TILES] = [3, 2];

const OUTSIDE = 'Something of the scenario lies outside the town.';
const X = within(0, TOWN.width, OUTSIDE);
const Y = within(0, TOWN.height, OUTSIDE);
const FACING = within(-360, 360);
const PLACE = v.strictObject({ x: X, y: Y });
const SPOT = v.strictObject({ x: X, y: Y, facing: FACING });
/** A spot in short. */
const PLACED = v.custom<readonly [x: number, y: number, facing: number]>((placed) => {
  const [x, y, facing, ...more]: readonly unknown[] = Array.isArray(placed) ? placed : [];
  return more.length === 0 && v.is(SPOT, { x, y, facing });
}, OUTSIDE);

const TWO = list(whole(1, MOST_PLAYERS), 2, 2);
const PLAYERS = v.custom<readonly [least: number, most: number]>((range) => v.is(TWO, range));

const STRUCTURE = v.picklist(STRUCTURE_IDS);
const STRUCTURES = v.exactOptional(list(STRUCTURE, 0, STRUCTURE_IDS.length));
const SURVIVOR = v.picklist(SURVIVOR_IDS);
const MARKER = v.picklist(MARKER_TYPES);
const MOST_MARKERS = ALL_MARKERS.length;
const COUNT = whole(1, MOST_MARKERS);
const LIFE = whole(1, MOST_LIFE);
const STORE = either(
  v.strictObject({ structure: STRUCTURE }),
  v.strictObject({ object: text(1, 40) }),
);
export type Stores = Knows<typeof STORE, Store, KeyOf<Store>>;
const FLAG = v.exactOptional(YES);

const STARTING_TEAM = v.strictObject({
  survivors: list(SURVIVOR, 1, SURVIVOR_IDS.length),
  starts: list(PLACE, 1, SURVIVOR_IDS.length),
  facing: FACING,
} satisfies Record<keyof StartingTeam, unknown>);

type Part<Name extends keyof Sheet> = Record<keyof NonNullable<Sheet[Name]>, unknown>;
type Item<Name extends 'faceUp' | 'reserve'> = Record<
  keyof NonNullable<Sheet[Name]>[number],
  unknown
>;

export const SHEET = v.strictObject(
  {
    id: v.picklist(SCENARIO_IDS, 'The scenario of the match is unknown.'),
    mode: v.picklist(['together', 'teams']),
    players: PLAYERS,
    dayStart: whole(2, LONGEST_DAY),
    life: LIFE,
    teams: some(MAIN_TEAMS, STARTING_TEAM),
    structures: some(STRUCTURE_IDS, PLACED),
    dump: SPOT,
    vehicles: v.strictObject({
      car: PLACED,
      truck: PLACED,
      iceCreamTruck: PLACED,
    } satisfies Part<'vehicles'>),
    barrels: list(PLACE, 0, SCENERY),
    boxes: list(PLACE, 0, SCENERY),
    lamps: list(PLACE, 0, SCENERY),
    barricades: v.exactOptional(list(SPOT, 0, TILES)),
    zombies: list(PLACE, 0, ZOMBIE_IDS.length),
    zombiesInside: v.exactOptional(some(STRUCTURE_IDS, whole(0, MOST_INSIDE))),
    dumpCount: whole(0, ZOMBIE_IDS.length),
    invasion: v.strictObject({ day: whole(1, 3), night: whole(3, 5) } satisfies Part<'invasion'>),
    markers: v.exactOptional(
      v.strictObject({
        mix: some(MARKER_TYPES, COUNT),
        places: list(STORE, 0, MOST_MARKERS),
        reserve: v.exactOptional(COUNT),
        removed: v.exactOptional(COUNT),
      } satisfies Part<'markers'>),
    ),
    faceUp: v.exactOptional(
      list(
        v.strictObject({ type: MARKER, count: COUNT, store: STORE } satisfies Item<'faceUp'>),
        0,
        MOST_MARKERS,
      ),
    ),
    pretzel: v.exactOptional(v.picklist([...MAIN_TEAMS, 'random'])),
    reserve: v.exactOptional(
      list(
        v.strictObject({ survivor: SURVIVOR, life: LIFE } satisfies Item<'reserve'>),
        0,
        SURVIVOR_IDS.length,
      ),
    ),
    takeOnObjects: FLAG,
    powers: v.exactOptional(v.picklist(['up', 'down'])),
    hiddenInventories: FLAG,
    secrets: FLAG,
    mealsAt: v.exactOptional(list(whole(1, LONGEST_DAY), 0, LONGEST_DAY)),
    openTo: v.exactOptional(
      loose({ survivors: STRUCTURES, zombies: STRUCTURES } satisfies Part<'openTo'>),
    ),
    closed: v.exactOptional(list(STRUCTURE, 1, STRUCTURE_IDS.length)),
    recruits: v.exactOptional(v.strictObject({ life: LIFE } satisfies Part<'recruits'>)),
    driver: v.exactOptional(STRUCTURE),
    unloads: v.exactOptional(
      v.strictObject({
        at: STRUCTURE,
        types: list(MARKER, 1, MARKER_TYPES.length),
      } satisfies Part<'unloads'>),
    ),
    escort: v.exactOptional(
      v.strictObject({ rescued: SURVIVOR, noise: v.picklist(NOISES) } satisfies Part<'escort'>),
    ),
    bases: v.exactOptional(some(MAIN_TEAMS, STRUCTURE)),
    clauses: CLAUSES,
  } satisfies Record<keyof Sheet, unknown>,
  says('The sheet of the scenario'),
);
