// How long a match takes, told before it is begun. An estimate, from turns that were counted.
import type { Sheet } from '../../scenarios/sheet';

/**
 * Over the 219 turns of the 13 golden matches a turn has 3.7 choices, 1.2 flicks and 1.8 runs of the table, whose films
 * last 2.1 s. With 4 s for a choice, 10 s to aim and 2 s to see what came of a run that is some 33 s for whoever plays
 * briskly; people who talk it over take twice as long.
 */
const BRISK = 33;
const AT_LEISURE = 2 * BRISK;

export type Minutes = { readonly least: number; readonly most: number };

/** In steps of five; whoever wins early is done sooner. */
export function minutesOf({ dayStart, teams, reserve = [], escort }: Sheet): Minutes {
  const from = Object.values(teams).flatMap(({ survivors }) => survivors).length;
  // Who is led has no turns.
  const joining = reserve.filter(({ survivor }) => survivor !== escort?.rescued).length;
  const minutes = (people: number, seconds: number): number => (dayStart * people * seconds) / 60;
  return {
    least: Math.max(5, 5 * Math.floor(minutes(from, BRISK) / 5)),
    most: 5 * Math.ceil(minutes(from + joining, AT_LEISURE) / 5),
  };
}
