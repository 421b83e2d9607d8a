// Reads a table that comes from outside: its form, and whether it can stand and its shot be taken.
import { quantisePose } from '../../physics/measure/quantise';
import { isInTown } from '../../physics/measure/structure';
import type { Pose } from '../../physics/table';
import { scenarioOf } from '../../scenarios/list';
import { tableOf } from '../../scenarios/queries';
import { brokenTable } from '../invariants';
import { unbroken } from '../log';
import { MOST_INSIDE } from './place';
import { looksLikeStart, THINGS, type Start } from './practice-schema';
import { gameOf, type OnTable, type Setting } from './setting';
import { load } from './shoot';

export type Refusal = {
  /** No table at all, one that could not stand, or a shot that nobody can take there. */
  readonly why: 'damaged' | 'cannotStand' | 'cannotBeTaken';
};
export type ReadStart =
  { readonly ok: true; readonly start: Start } | ({ readonly ok: false } & Refusal);

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
