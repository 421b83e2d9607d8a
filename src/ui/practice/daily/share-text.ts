// What is handed on of a day: no spoilers, only how it went; the link below it shows the best try to whoever opens it.
import { seedOf, dayNumber, type DayName } from '../../../match/practice/daily/days';
import { dealt } from '../../../match/practice/daily/dealt';
import {
  bestOf,
  markOf,
  pointsOf,
  TRIES,
  type Grade,
  type Mark,
} from '../../../match/practice/daily/grade';
import { gradesOf, type KeptDay } from '../../../match/practice/daily/kept';
import type { Shot } from '../../../match/practice/shoot';
import type { Setting } from '../../../match/practice/setting';
import { TEXTS, type Language } from '../../../words/texts';
import { dateText } from './today';

/** Shapes that differ without their colours, as long as there are letters. */
const SYMBOLS: Readonly<Record<Mark, string>> = { solved: '🎯', near: '🌗', wide: '⚪' };

export const symbolsOf = (grades: readonly Grade[]): string =>
  grades.map((grade) => SYMBOLS[markOf(grade)]).join('');

export function shareText(day: DayName, grades: readonly Grade[], language: Language): string {
  const { daily } = TEXTS[language].practice;
  const points = daily.sharePoints(pointsOf(grades));
  const tries = grades.at(-1)?.solved ? `${grades.length}/${TRIES}` : `X/${TRIES}`;
  return [
    daily.shareTitle(dateText(day, language)),
    `${symbolsOf(grades)} ${tries} · ${points}`,
  ].join('\n');
}

/** The best of the tries that counted, as a shot that can be shown: the very same run. */
export function bestShot(
  kept: KeptDay,
): { readonly setting: Setting; readonly shot: Shot } | undefined {
  const task = dealt(kept.seed);
  const index = bestOf(gradesOf(kept));
  const best = kept.tries[index];
  if (!task || !best) return undefined;
  const { setting, exercise } = task;
  return { setting, shot: { exercise, luck: index, flick: best.flick } };
}

export const seedOfDay = (day: DayName): number => seedOf(dayNumber(day) ?? 0);
