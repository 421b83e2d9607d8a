// What a match may be set up with, by form; whether it is possible is for check-plan.ts to say.
import * as v from 'valibot';
import { MAIN_TEAMS } from '../scenarios/ids';
import { SEED_DIGITS } from '../scenarios/luck';
import { DIFFICULTIES, HANDS, type Options } from '../scenarios/options';
import type { NewGame, SeatPlan } from '../scenarios/setup';
import { says, sized, text, whole } from './border';
import { LINE_UP } from './line-up';
import { MOST_PLAYERS, SHEET } from './sheet-schema';

const LONGEST_NAME = 40;

const ODD_SEED = 'The seed of the match is not in order.';
const SEED = v.pipe(
  v.string(ODD_SEED),
  v.check((seed) => new RegExp(`^[0-9a-f]{${SEED_DIGITS}}$`).test(seed), ODD_SEED),
);

const OPTIONS = v.strictObject(
  {
    difficulty: v.picklist(DIFFICULTIES, 'The difficulty of the match is unknown.'),
    attackCards: whole(0, 7, 'The number of attack cards must be from 0 to 7.'),
    pellets: whole(1, 8, 'The number of pellets must be from 1 to 8.'),
    medicineHeals: v.boolean('Whether medicine heals must be yes or no.'),
    hand: v.exactOptional(v.picklist(HANDS, 'The hand of a match is living or steady.')),
  } satisfies Record<keyof Options, unknown>,
  says('The list of options'),
);

const SEAT = v.strictObject(
  {
    id: text(1, LONGEST_NAME, 'A seat has no proper id.'),
    name: text(0, LONGEST_NAME, 'A player has no proper name.'),
    team: v.picklist(MAIN_TEAMS, ({ received }) => `Team ${received.slice(0, 40)} is none.`),
    steady: v.exactOptional(v.literal(true, 'A steady hand of a player is said or left out.')),
  } satisfies Record<keyof SeatPlan, unknown>,
  says('A seat of the match'),
);

export const PLAN = v.strictObject(
  {
    sheet: SHEET,
    seed: SEED,
    options: OPTIONS,
    seats: v.pipe(
      v.array(SEAT, 'The list of players is missing.'),
      sized(0, MOST_PLAYERS, 'The list of players is too long.'),
    ),
    lineUp: v.exactOptional(v.strictObject(LINE_UP, says('The line-up of the match'))),
  } satisfies Record<keyof NewGame, unknown>,
  says('The set-up of the match'),
);
