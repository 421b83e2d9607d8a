// What a table and a shot from outside may be: known names and finite numbers. Whether it can stand, `read-start.ts` says.
import * as v from 'valibot';
import { PELLET_COUNT, ROUGHNESS, TOWER_SLOTS } from '../../physics/measure/limits';
import { PIECE_KINDS, type PieceKind } from '../../physics/table';
import { SURVIVOR_IDS } from '../../scenarios/catalogue/survivors';
import { WEAPON_IDS } from '../../scenarios/catalogue/weapons';
import { ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import { MAIN_TEAMS, STRUCTURE_IDS } from '../../scenarios/ids';
import { SCENARIO_IDS } from '../../scenarios/list';
import { ACID } from '../../scenarios/rules/acid';
import { either, list, some, text, whole, within } from '../border';
import { FLICK } from '../entry-schema';
import { THINGS_IN_BOX } from './place';
import type { Setting } from './setting';
import type { PracticeStart } from './session';
import type { Shot } from './shoot';

const POSE = v.strictObject({
  x: within(-20, 140),
  y: within(-20, 110),
  lift: within(0, 40),
  turn: v.strictTuple([within(-1, 1), within(-1, 1), within(-1, 1), within(-1, 1)]),
});
const PLACE = either(
  v.strictObject({ in: v.literal('street'), pose: POSE }),
  v.strictObject({
    in: v.literal('building'),
    structure: v.picklist(STRUCTURE_IDS),
    lying: v.boolean(),
  }),
);
/** What lies in the box, by its name, and the tile that a card lays. */
export const THINGS: Readonly<Record<string, PieceKind>> = { ...THINGS_IN_BOX, [ACID]: 'acid' };
const LYING = v.strictObject({ kind: v.picklist(PIECE_KINDS), pose: POSE });

const SETTING = v.strictObject({
  scenario: v.picklist(SCENARIO_IDS),
  half: v.picklist(['day', 'night']),
  survivors: some(
    SURVIVOR_IDS,
    v.strictObject({ team: v.picklist(MAIN_TEAMS), life: whole(1, 9), place: PLACE }),
  ),
  zombies: some(ZOMBIE_IDS, PLACE),
  things: some(Object.keys(THINGS), LYING),
  pellets: whole(...PELLET_COUNT),
  closed: v.exactOptional(list(v.picklist(STRUCTURE_IDS), 0, STRUCTURE_IDS.length)),
  ice: v.exactOptional(
    list(
      v.strictObject({
        factor: within(...ROUGHNESS),
        of: v.exactOptional(
          list(
            v.picklist([
              'disc',
              'bullet',
              'knife',
              'sniper',
              'pellets',
              'bat',
              'figure',
              'flare',
              'rush',
              'settle',
            ]),
            0,
            10,
          ),
        ),
      }),
      0,
      6,
    ),
  ),
} satisfies Record<keyof Setting, unknown>);

const survivor = v.picklist(SURVIVOR_IDS);
const EXERCISE = either(
  v.strictObject({ of: v.picklist(['disc', 'bat', 'flare', 'pitch', 'throwOut']), survivor }),
  v.strictObject({
    of: v.literal('shot'),
    survivor,
    weapon: v.picklist(['rifle', 'knife', 'shotgun', 'sniper']),
    two: v.exactOptional(v.picklist(['first', 'left', 'right', 'behind'])),
  }),
  v.strictObject({
    of: v.literal('duel'),
    survivor,
    weapon: v.picklist(WEAPON_IDS),
    against: list(v.picklist([...SURVIVOR_IDS, ...ZOMBIE_IDS]), 0, 4),
    ahead: v.strictObject({ near: within(0, 78), far: within(0, 78) }),
  }),
  v.strictObject({
    of: v.literal('rush'),
    survivor,
    zombies: whole(1, TOWER_SLOTS),
    behind: v.exactOptional(v.picklist(ZOMBIE_IDS)),
  }),
);
const SHOT = v.strictObject({
  exercise: EXERCISE,
  luck: whole(0, 0xffffffff),
  flick: v.exactOptional(v.strictObject({ choice: text(1, 40), numbers: FLICK })),
} satisfies Record<keyof Shot, unknown>);

const START = v.strictObject({
  setting: SETTING,
  exercise: v.exactOptional(EXERCISE),
  shot: v.exactOptional(SHOT),
} satisfies Record<keyof PracticeStart, unknown>);

/** A table to begin with, and what is in the hand there, or a shot to be shown first. */
export type Start = PracticeStart;
/** Whether it has the form of one; only `readStart` says whether it can stand, for which it needs the table. */
export const looksLikeStart = (value: unknown): value is Start =>
  v.is(START, value) && !(value.shot && value.exercise);
