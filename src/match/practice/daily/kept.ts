// What a device keeps of the shots of the day: the tries that counted, how they went, and what was reached later.
import * as v from 'valibot';
import { isRecord, list, text, whole, within } from '../../border';
import { FLICK } from '../../entry-schema';
import type { Shot } from '../shoot';
import { dayName, dayNumber, type DayName } from './days';
import { isOver, pointsOf, TRIES, type Grade } from './grade';

export type KeptTry = { readonly flick: NonNullable<Shot['flick']>; readonly grade: Grade };

export type KeptDay = {
  readonly day: DayName;
  readonly seed: number;
  /** The first ones, taken on the day itself. */
  readonly tries: readonly KeptTry[];
  /** The most points of a time it was played afterwards. */
  readonly later?: number;
};

/** So many days are kept. */
const MOST_DAYS = 60;
/** So many can be played again. */
export const LISTED = 30;

const DAY = v.strictObject({
  day: v.pipe(
    text(10, 10),
    v.check((name) => dayNumber(name) !== undefined),
  ),
  seed: whole(0, 1_000_000),
  tries: list(
    v.strictObject({
      flick: v.strictObject({ choice: text(1, 40), numbers: FLICK }),
      grade: v.strictObject({
        solved: v.boolean(),
        near: whole(0, 100),
        off: v.exactOptional(within(0, 1000)),
      }),
    }),
    0,
    TRIES,
  ),
  later: v.exactOptional(whole(0, 100)),
} satisfies Record<keyof KeptDay, unknown>);

/** Each day that makes no sense is none; the latest come first, each once. */
export function readDays(stored: unknown): readonly KeptDay[] {
  const given = isRecord(stored) && Array.isArray(stored['days']) ? stored['days'] : [];
  return given
    .filter((one): one is KeptDay => v.is(DAY, one))
    .reduce<readonly KeptDay[]>((days, one) => withDay(days, one), []);
}

export const writtenDays = (days: readonly KeptDay[]): unknown => ({ days });

function withDay(days: readonly KeptDay[], one: KeptDay): readonly KeptDay[] {
  const others = days.filter(({ day }) => day !== one.day);
  // Names of days follow each other as their letters do.
  return [...others, one].toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MOST_DAYS);
}

const keptOf = (days: readonly KeptDay[], day: DayName, seed: number): KeptDay =>
  days.find((one) => one.day === day) ?? { day, seed, tries: [] };

/** A try that counts; those beyond the last are none. */
export function withTry(
  days: readonly KeptDay[],
  day: DayName,
  seed: number,
  made: KeptTry,
): readonly KeptDay[] {
  const kept = keptOf(days, day, seed);
  if (isOver(gradesOf(kept))) return days;
  return withDay(days, { ...kept, tries: [...kept.tries, made] });
}

/** Played again, or on a later day: only the best is kept, beside what counted. */
export function withLater(
  days: readonly KeptDay[],
  day: DayName,
  seed: number,
  grades: readonly Grade[],
): readonly KeptDay[] {
  const kept = keptOf(days, day, seed);
  return withDay(days, { ...kept, later: Math.max(kept.later ?? 0, pointsOf(grades)) });
}

export const gradesOf = ({ tries }: Pick<KeptDay, 'tries'>): readonly Grade[] =>
  tries.map(({ grade }) => grade);

const isSolved = (kept: KeptDay | undefined): boolean =>
  kept !== undefined && gradesOf(kept).some(({ solved }) => solved);

/** Days in a row that were solved on the day; that today has still to be played does not end it. */
export function streakOf(days: readonly KeptDay[], today: DayName): number {
  const known = new Map(days.map((one) => [one.day, one]));
  const number = dayNumber(today) ?? 0;
  const todays = known.get(today);
  const isOpen = !todays || !isOver(gradesOf(todays));
  let day = isOpen ? number - 1 : number;
  let solved = 0;
  while (isSolved(known.get(dayName(day)))) {
    solved += 1;
    day -= 1;
  }
  return solved;
}

/** The days before this one, the latest first. */
export const daysBefore = (today: DayName): readonly DayName[] => {
  const number = dayNumber(today) ?? 0;
  return Array.from({ length: LISTED }, (_, back) => dayName(number - 1 - back));
};
