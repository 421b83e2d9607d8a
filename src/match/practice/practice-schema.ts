// What a setting and a shot from outside may be: known names, finite numbers, and a table that can stand.
import * as v from 'valibot';
import { PELLET_COUNT, ROUGHNESS, TOWER_SLOTS } from '../../physics/measure/limits';
import { quantisePose } from '../../physics/measure/quantise';
import { isInTown } from '../../physics/measure/structure';
import { PIECE_KINDS, type PieceKind, type Pose } from '../../physics/table';
import { SURVIVOR_IDS } from '../../scenarios/catalogue/survivors';
import { WEAPON_IDS } from '../../scenarios/catalogue/weapons';
import { ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import { MAIN_TEAMS, STRUCTURE_IDS } from '../../scenarios/ids';
import { SCENARIO_IDS, scenarioOf } from '../../scenarios/list';
import { tableOf } from '../../scenarios/queries';
import { ACID } from '../../scenarios/rules/acid';
import { either, list, some, text, whole, within } from '../border';
import { FLICK } from '../entry-schema';
import { brokenTable } from '../invariants';
import { unbroken } from '../log';
import { MOST_INSIDE, THINGS_IN_BOX } from './place';
import { gameOf, type OnTable, type Setting } from './setting';
import type { PracticeStart } from './session';
import { load, type Shot } from './shoot';

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
const THINGS: Readonly<Record<string, PieceKind>> = { ...THINGS_IN_BOX, [ACID]: 'acid' };
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
export type Refusal = {
  /** No table at all, one that could not stand, or a shot that nobody can take there. */
  readonly why: 'damaged' | 'cannotStand' | 'cannotBeTaken';
};
export type ReadStart =
  { readonly ok: true; readonly start: Start } | ({ readonly ok: false } & Refusal);

/** Whether it has the form of one: quick, for lists. Only `readStart` says whether it can stand. */
export const looksLikeStart = (value: unknown): value is Start =>
  v.is(START, value) && !(value.shot && value.exercise);

export function readStart(value: unknown): ReadStart {
  if (!looksLikeStart(value)) return { ok: false, why: 'damaged' };
  const { setting: laid, exercise, shot } = value;
  const setting = unbroken(() => onGrid(laid));
  if (!setting || unbroken(() => canStand(setting)) !== true)
    return { ok: false, why: 'cannotStand' };
  if (shot && unbroken(() => load(setting, shot).ok) !== true)
    return { ok: false, why: 'cannotBeTaken' };
  return { ok: true, start: { setting, ...(exercise && { exercise }), ...(shot && { shot }) } };
}

/** As the table itself would have it. */
function onGrid(setting: Setting): Setting {
  const each = <T>(named: Readonly<Record<string, T>>, how: (one: T) => T) =>
    Object.fromEntries(Object.entries(named).map(([name, one]) => [name, how(one)]));
  const placed = (place: OnTable): OnTable =>
    place.in === 'street' ? { ...place, pose: quantisePose(place.pose) } : place;
  const { survivors, zombies, things } = setting;
  return {
    ...setting,
    survivors: each(survivors, (one) => ({ ...one, place: placed(one.place) })),
    zombies: each(zombies, placed),
    things: each(things, (one) => ({ ...one, pose: quantisePose(one.pose) })),
  };
}

function canStand(setting: Setting): boolean {
  const { scenario, closed = [], things } = setting;
  const sheet = scenarioOf(scenario);
  const game = gameOf(setting);
  const { pieces, layout } = tableOf(game);
  const indoors = [...Object.values(setting.survivors), ...Object.values(setting.zombies)].flatMap(
    (one) => {
      const place: OnTable = 'place' in one ? one.place : one;
      return place.in === 'building' ? [place.structure] : [];
    },
  );
  const hasHouse = (id: string): boolean => layout.structures.some((one) => one.id === id);
  const zombiesIn = (id: string): number =>
    Object.values(setting.zombies).filter(
      (place) => place.in === 'building' && place.structure === id,
    ).length;
  const isUnit = ({ turn }: Pose): boolean =>
    Math.abs(turn.reduce((sum, part) => sum + part * part, 0) - 1) < 0.01;
  return (
    indoors.every(hasHouse) &&
    layout.structures.every(({ id }) => zombiesIn(id) <= MOST_INSIDE) &&
    closed.every((id) => sheet.closed !== undefined && hasHouse(id)) &&
    Object.entries(things).every(([id, { kind }]) => THINGS[id] === kind) &&
    pieces.every(({ pose }) => isUnit(pose) && isInTown(layout, pose)) &&
    brokenTable(tableOf(game)).length === 0
  );
}
