// Which task belongs to a date: arithmetic on the number of the day, so that everybody with the same date has the same.
import { must } from '../../../scenarios/queries';
import { KINDS } from './task';
import { unpacked } from './packed';
import { SEEDS } from './seeds';

/** As a calendar writes it: 2026-11-18. */
export type DayName = string;

const MILLISECONDS = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since the first of 1970; nothing for what is no date. */
export function dayNumber(name: DayName): number | undefined {
  const [, year, month, day] = FORM.exec(name) ?? [];
  if (year === undefined) return undefined;
  const number = Math.floor(Date.UTC(Number(year), Number(month) - 1, Number(day)) / MILLISECONDS);
  // The thirtieth of February is another day.
  return dayName(number) === name ? number : undefined;
}

export const dayName = (number: number): DayName =>
  new Date(number * MILLISECONDS).toISOString().slice(0, 10);

/** Seeds of each kind of task. */
const seedsOfKind: readonly (readonly number[])[] = SEEDS.map(unpacked);

/** From one day to the next another kind of task; after all seeds the first comes again. */
export function seedOf(day: number): number {
  const kind = modulo(day, KINDS);
  const seeds = must(seedsOfKind[kind], 'a kind of task');
  const index = modulo(Math.floor(day / KINDS), seeds.length);
  return must(seeds[index], 'a seed') * KINDS + kind;
}

/** Every seed that is shipped, kind by kind. */
export const allSeeds = (): readonly number[] =>
  seedsOfKind.flatMap((seeds, kind) => seeds.map((index) => index * KINDS + kind));

const modulo = (number: number, by: number): number => ((number % by) + by) % by;
