// Three tries from the same position: a practice table that goes back to its start, and on which nothing else is moved.
import type { SeatSession } from '../../seat-session';
import { practiceSession } from '../session';
import type { Taken } from '../shoot';
import { gradeOf, isOver, type Grade } from './grade';
import type { Dealt } from './task';

/** What a try came to: told when it has been seen. */
export type Tried = { readonly taken: Taken; readonly grade: Grade };

export type DailyState = {
  /** Those of before, and those of now as far as they have been seen. */
  readonly grades: readonly Grade[];
  /** Taken at this table and seen. */
  readonly tried: readonly Tried[];
  /** What came of the last one is being told: the next waits until it is asked for. */
  readonly told?: Tried;
  readonly isOver: boolean;
};

export type DailySession = SeatSession & {
  readonly daily: () => DailyState;
  /** The same position once more. */
  readonly next: () => void;
};

/** Tries that were taken before are not given back; each is told to whoever keeps them as soon as it is taken. */
export function dailySession(
  task: Dealt,
  before: readonly Grade[],
  onTry: (tried: Tried) => void,
): DailySession {
  const { setting, exercise } = task;
  // The luck of a try is its number, whenever it is taken.
  const table = practiceSession(
    setting,
    isOver(before) ? undefined : exercise,
    'steady',
    before.length,
  );
  let tried: readonly Tried[] = [];
  let hasTold = false;
  let isShowing = false;
  const states = new WeakMap<object, DailyState>();

  const stateNow = (): DailyState => {
    const seen = isShowing ? tried.slice(0, -1) : tried;
    const grades = [...before, ...seen.map(({ grade }) => grade)];
    const last = hasTold ? seen.at(-1) : undefined;
    return { grades, tried: seen, isOver: isOver(grades), ...(last && { told: last }) };
  };
  const { state, practice, subscribe, give, looked, failed } = table;
  return {
    state,
    subscribe,
    looked,
    failed,
    daily: () => {
      // One state of the table, one of the tries.
      const key = practice();
      const known = states.get(key) ?? stateNow();
      states.set(key, known);
      return known;
    },
    give: async (answer) => {
      if (hasTold || isOver([...before, ...tried.map(({ grade }) => grade)]))
        return 'tableIsRunning';
      const shots = practice().shots;
      const why = await give(answer);
      const { last, shots: now } = practice();
      if (why !== undefined || !last || now === shots) return why;
      const one = { taken: last, grade: gradeOf(task, last) };
      tried = [...tried, one];
      isShowing = true;
      onTry(one);
      return undefined;
    },
    takeBack: async () => 'nothing',
    seen: () => {
      if (isShowing) {
        isShowing = false;
        hasTold = true;
        table.choose(undefined);
      }
      table.seen();
    },
    next: () => {
      if (!hasTold || isOver(stateNow().grades)) return;
      hasTold = false;
      table.open(setting, exercise);
    },
  };
}
