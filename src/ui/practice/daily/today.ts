// The one place below which nothing of the shot of the day knows a clock.
import { dayName, dayNumber, type DayName } from '../../../match/practice/daily/days';

/** The date that this device shows, by the clock on its wall. */
export function todayName(now = new Date()): DayName {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** As a language writes it. */
export const dateText = (
  day: DayName,
  language: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(
    // Noon of that day in Greenwich: no zone makes it another one.
    new Date(`${dayName(dayNumber(day) ?? 0)}T12:00:00Z`),
  );
