// Whether the sheet of a scenario, in form already, can be played at all.
import { MARKER_BOX, MARKER_TYPES, type MarkerType } from '../scenarios/catalogue/markers';
import { ZOMBIE_IDS } from '../scenarios/catalogue/zombies';
import { MAIN_TEAMS, STRUCTURE_IDS } from '../scenarios/ids';
import type { Store } from '../scenarios/means';
import type { When } from '../scenarios/objectives/clause';
import { thingsOf } from '../scenarios/setup';
import type { Sheet } from '../scenarios/sheet';

/** The first sentence whose test fails is the reason. */
const NEEDS: readonly (readonly [reason: string, isMet: (sheet: Sheet) => boolean])[] = [
  [
    'The teams of the scenario do not fit its mode.',
    ({ mode, teams }) =>
      MAIN_TEAMS.every(
        (team) => Object.hasOwn(teams, team) === ((team === 'together') === (mode === 'together')),
      ),
  ],
  [
    'A team of the scenario has fewer places to start from than survivors.',
    ({ teams }) =>
      Object.values(teams).every(({ survivors, starts }) => starts.length >= survivors.length),
  ],
  [
    'The pretzel or a base of the scenario is given to a team that does not play.',
    ({ teams, pretzel, bases = {} }) =>
      MAIN_TEAMS.every((team) => teams[team] || (pretzel !== team && !bases[team])),
  ],
  [
    'The scenario names a building that it does not have.',
    ({ structures, ...rest }) =>
      STRUCTURE_IDS.every((id) => structures[id] || !namesIn(rest).includes(id)),
  ],
  [
    `The scenario needs more than ${ZOMBIE_IDS.length} zombies.`,
    ({ zombies, zombiesInside = {}, dumpCount }) =>
      sum([zombies.length, dumpCount, ...Object.values(zombiesInside)]) <= ZOMBIE_IDS.length,
  ],
  [
    'The scenario needs more markers than the box holds.',
    (sheet) => MARKER_TYPES.every((type) => countOf(sheet, type) <= MARKER_BOX[type]),
  ],
  [
    'The scenario has another number of mixed markers than of places for them.',
    ({ markers }) =>
      sum(Object.values(markers?.mix ?? {})) ===
      sum([markers?.places.length ?? 0, markers?.reserve ?? 0, markers?.removed ?? 0]),
  ],
  [
    'A door of the scenario bears two X, or the RV bears one.',
    ({ closed = [] }) => new Set(closed).size === closed.length && !closed.includes('rv'),
  ],
  [
    'A marker of the scenario lies on an object that is not there.',
    (sheet) =>
      storesOf(sheet).every(
        (store) => 'structure' in store || Object.hasOwn(thingsOf(sheet), store.object),
      ),
  ],
  [
    'Whoever is to be rescued in the scenario does not wait to be found.',
    ({ escort, reserve = [] }) =>
      !escort || reserve.some(({ survivor }) => survivor === escort.rescued),
  ],
  [
    'The scenario has no end at the skull, or none where the dump is too short.',
    (sheet) => endsFor(sheet, 'skull') && endsFor(sheet, 'dumpTooShort'),
  ],
];

export const whyNotSheet = (sheet: Sheet): string | undefined =>
  NEEDS.find(([, isMet]) => !isMet(sheet))?.[0];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const storesOf = ({ markers, faceUp = [] }: Sheet): readonly Store[] => [
  ...(markers?.places ?? []),
  ...faceUp.map(({ store }) => store),
];

const countOf = ({ markers, faceUp = [], closed = [] }: Sheet, wanted: MarkerType): number =>
  sum([
    // The X before a door is one of the box (R346).
    wanted === 'x' ? closed.length : 0,
    markers?.mix[wanted] ?? 0,
    ...faceUp.filter(({ type }) => type === wanted).map(({ count }) => count),
  ]);

/** Whatever stands on the table then: otherwise the match would have to go on where it cannot. */
const endsFor = ({ clauses, teams }: Sheet, moment: When): boolean =>
  clauses.some(
    ({ when, for: sides = MAIN_TEAMS, if: test, so }) =>
      when === moment &&
      MAIN_TEAMS.some((team) => sides.includes(team) && teams[team]) &&
      !test &&
      typeof so === 'string' &&
      so !== 'joins',
  );

/** Every word in it, keys too: no form of a clause can name something unseen. */
const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(namesIn)];
};
