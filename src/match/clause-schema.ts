// How a scenario is won and lost, as it may come from outside: form by form what objectives/clause.ts has.
import * as v from 'valibot';
import { MARKER_TYPES } from '../scenarios/catalogue/markers';
import { SURVIVOR_IDS } from '../scenarios/catalogue/survivors';
import { MAIN_TEAMS, STRUCTURE_IDS } from '../scenarios/ids';
import {
  CONDITIONS,
  PART_NAMES,
  TALLY_NAMES,
  type Amount,
  type Building,
  type Clause,
  type Consequence,
  type Test,
  type When,
  type Where,
  type Who,
} from '../scenarios/objectives/clause';
import { END_REASONS } from '../scenarios/objectives/reasons';
import { either, later, list, whole, within, YES, type KeyOf, type Knows } from './border';

const MOST_CLAUSES = 40;
const DEEPEST = 16;
/** Of all clauses together, counted as often as it would be looked at. */
const MOST_LOOKS = 3000;

const STRUCTURE = v.picklist(STRUCTURE_IDS);
const MARKERS = list(v.picklist(MARKER_TYPES), 1, MARKER_TYPES.length);
/** Tests and amounts in a list of their kind. */
const MOST_BESIDE = 30;
const NUMBER = whole(-100, 100);

const WHO = either(
  v.picklist(['mine', 'theirs', 'all', 'me', 'one', 'accuser']),
  v.strictObject({ named: list(v.picklist(SURVIVOR_IDS), 1, SURVIVOR_IDS.length) }),
);

const BUILDING = either(
  v.strictObject({ structure: STRUCTURE }),
  v.strictObject({ base: v.picklist(['mine', 'theirs', 'former']) }),
);

const WHERE = either(
  BUILDING,
  v.picklist(['indoors', 'street', 'town', 'withMe']),
  v.strictObject({ nearMe: within(0, 200) }),
);

const LED: v.GenericSchema<Amount> = later(() => AMOUNT);
const AMOUNT = either(
  v.strictObject({
    survivors: WHO,
    where: v.exactOptional(WHERE),
    are: v.exactOptional(v.picklist(CONDITIONS)),
  }),
  v.strictObject({ zombies: WHERE }),
  v.strictObject({ markers: MARKERS, in: BUILDING }),
  v.strictObject({ markers: either(MARKERS, v.picklist(['any'])), heldBy: WHO }),
  v.strictObject({ life: WHO }),
  v.strictObject({ freeSpaces: WHO }),
  v.strictObject({ tally: v.picklist(TALLY_NAMES), of: WHO }),
  v.strictObject({ extraRounds: YES }),
  v.strictObject({ lead: LED }),
);

const COUNTED = { of: AMOUNT, part: v.exactOptional(v.picklist(PART_NAMES)) };
const INNER: v.GenericSchema<Test> = later(() => TEST);
const TESTS = list(INNER, 1, MOST_BESIDE);
const TEST = either(
  v.strictObject({ atLeast: NUMBER, ...COUNTED }),
  v.strictObject({ atMost: NUMBER, ...COUNTED }),
  v.strictObject({ all: TESTS }),
  v.strictObject({ any: TESTS }),
  v.strictObject({ not: INNER }),
  v.strictObject({ someone: WHO, is: INNER }),
  v.strictObject({ won: v.picklist(['mine', 'other']) }),
);

const WHEN = either(
  v.picklist(['always', 'endOfRound', 'skull', 'dumpTooShort', 'endOfGame']),
  v.strictObject({ entering: either(BUILDING, v.picklist(['indoors'])) }),
  v.strictObject({ touched: STRUCTURE }),
);

const CONSEQUENCE = either(
  v.picklist(['wins', 'loses', 'draw', 'joins']),
  v.strictObject({ moreRounds: whole(1, 10) }),
);

const CLAUSE = v.strictObject({
  reason: v.picklist(END_REASONS),
  when: WHEN,
  for: v.exactOptional(list(v.picklist(MAIN_TEAMS), 1, MAIN_TEAMS.length)),
  if: v.exactOptional(TEST),
  so: CONSEQUENCE,
  tie: v.exactOptional(list(AMOUNT, 1, MOST_BESIDE)),
} satisfies Record<keyof Clause, unknown>);

export type Forms = [
  Knows<typeof WHO, Who, KeyOf<Exclude<Who, string>>>,
  Knows<typeof BUILDING, Building, KeyOf<Building>>,
  Knows<typeof WHERE, Where, KeyOf<Exclude<Where, string>>>,
  Knows<typeof AMOUNT, Amount, KeyOf<Amount>>,
  Knows<typeof TEST, Test, KeyOf<Test>>,
  Knows<typeof WHEN, When, KeyOf<Exclude<When, string>>>,
  Knows<typeof CONSEQUENCE, Consequence, KeyOf<Exclude<Consequence, string>>>,
];

const ALL = list(CLAUSE, 1, MOST_CLAUSES);
/** Measured first: whoever walks down a tree without end would run out of stack, or never come back. */
export const CLAUSES = v.pipe(
  v.custom<v.InferInput<typeof ALL>>((tree) => looksAt(tree) <= MOST_LOOKS),
  ALL,
);

/** For `someone` all survivors are tried, for a `lead` all sides. */
const TRIED: readonly (readonly [key: string, times: number])[] = [
  ['someone', SURVIVOR_IDS.length],
  ['lead', MAIN_TEAMS.length],
];

function looksAt(tree: unknown, times = 1, depth = 0): number {
  if (typeof tree !== 'object' || tree === null) return times;
  if (depth === DEEPEST) return Infinity;
  const tries = TRIED.reduce((all, [key, more]) => (key in tree ? all * more : all), times);
  let looks = times;
  for (const part of Object.values(tree)) {
    looks += looksAt(part, tries, depth + 1);
    if (looks > MOST_LOOKS) break;
  }
  return looks;
}
