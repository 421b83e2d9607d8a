// What a match may be set up with, by form; whether it fits its scenario is for check-plan.ts to say.
import * as v from 'valibot';
import { SURVIVOR_IDS } from '../scenarios/catalogue/survivors';
import { MAIN_TEAMS, type MainTeam } from '../scenarios/ids';
import { SCENARIO_IDS } from '../scenarios/list';
import { DIFFICULTIES, type Options } from '../scenarios/options';
import type { NewGame, SeatPlan } from '../scenarios/setup';
import { says, SEED, sized, text, whole } from './border';

const LONGEST_NAME = 40;
const MOST_SEATS = 20;

const OPTIONS = v.strictObject(
  {
    difficulty: v.picklist(DIFFICULTIES, 'The difficulty of the match is unknown.'),
    attackCards: whole(0, 7, 'The number of attack cards must be from 0 to 7.'),
    pellets: whole(1, 8, 'The number of pellets must be from 1 to 8.'),
    medicineHeals: v.boolean('Whether medicine heals must be yes or no.'),
  } satisfies Record<keyof Options, unknown>,
  says('The list of options'),
);

const SEAT = v.strictObject(
  {
    id: text(1, LONGEST_NAME, 'A seat has no proper id.'),
    name: text(0, LONGEST_NAME, 'A player has no proper name.'),
    team: v.picklist(MAIN_TEAMS, ({ received }) => `Team ${received.slice(0, 40)} is none.`),
  } satisfies Record<keyof SeatPlan, unknown>,
  says('A seat of the match'),
);

const SURVIVORS = v.pipe(
  v.array(v.picklist(SURVIVOR_IDS, 'A survivor of the line-up is unknown.'), 'A team is no list.'),
  sized(0, SURVIVOR_IDS.length, 'The line-up is too long.'),
);

/** Team by team; a team that is not named is the sheet's. */
export const LINE_UP = {
  together: v.exactOptional(SURVIVORS),
  a: v.exactOptional(SURVIVORS),
  b: v.exactOptional(SURVIVORS),
} satisfies Record<MainTeam, unknown>;

/** A scenario's sheet that travels with the plan is one more entry here, with a schema in a file of its own. */
export const PLAN = v.strictObject(
  {
    scenario: v.picklist(SCENARIO_IDS, 'The scenario of the match is unknown.'),
    seed: SEED,
    options: OPTIONS,
    seats: v.pipe(
      v.array(SEAT, 'The list of players is missing.'),
      sized(0, MOST_SEATS, 'The list of players is too long.'),
    ),
    lineUp: v.exactOptional(v.strictObject(LINE_UP, says('The line-up of the match'))),
  } satisfies Record<keyof NewGame, unknown>,
  says('The set-up of the match'),
);
