// A practice table with a drill around it: so many flicks, then it is over and counted; the next attempt begins anew.
import { besideOf, lackOf, ringIn, type Lack } from './goal';
import { isOver, placedIn, starsOf } from './attempt';
import { settingOfDrill, type Drill } from './drill';
import type { Edit, Edited } from './place';
import { practiceSession, type PracticeSession, type PracticeState } from './session';
import type { Taken } from './shoot';

export type DrillState = {
  /** The flicks of this attempt so far. */
  readonly tries: readonly Taken[];
  /** Seen to its end, and counted. */
  readonly result?: DrillResult;
  /** Attempts that were seen to their end. */
  readonly attempts: number;
  /** Somebody may still be put elsewhere. */
  readonly mayPlace: boolean;
};
export type DrillResult = {
  readonly stars: number;
  /** What the next star would have taken. */
  readonly lack?: Lack;
  /** Beside the middle, in cm, where there is a ring and it was reached or missed on one's feet. */
  readonly beside?: number;
};

export type DrillSession = {
  /** What the table holds: nothing is undone within an attempt, and only what the drill allows is put elsewhere. */
  readonly table: PracticeSession;
  readonly state: () => DrillState;
  readonly subscribe: (listener: () => void) => () => void;
  /** From the start, at once. */
  readonly again: () => void;
};

const OPEN: DrillState = { tries: [], attempts: 0, mayPlace: true };

export function drillSession(drill: Drill): DrillSession {
  const start = settingOfDrill(drill);
  const inner = practiceSession(start, drill.exercise);
  const listeners = new Set<() => void>();
  let state: DrillState = { ...OPEN, mayPlace: drill.place !== undefined };
  const become = (next: DrillState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** What was taken joins the attempt. */
  const counted = <Why>(why: Why | undefined): Why | undefined => {
    const { last } = inner.practice();
    if (why === undefined && last)
      become({ ...state, tries: [...state.tries, last], mayPlace: false });
    return why;
  };
  const again = (): void => {
    // Where somebody was put it stays, for whoever only wants to try other luck.
    const from = state.tries[0]?.from ?? start;
    become({ tries: [], attempts: state.attempts, mayPlace: drill.place !== undefined });
    inner.open(from, drill.exercise);
  };
  const put = (edit: Edit): Edited => {
    const isFigure = 'put' in edit && edit.put === drill.place?.survivor;
    if (!isFigure || !('at' in edit.where) || !state.mayPlace) return { ok: false, why: 'unknown' };
    const where = placedIn(drill, inner.practice().setting, edit.where.at);
    return where ? inner.edit({ ...edit, where }) : { ok: false, why: 'unknown' };
  };

  const table: PracticeSession = {
    ...inner,
    practice: () => bounded(inner.practice()),
    give: async (answer) => counted(await inner.give(answer)),
    pull: () => counted(inner.pull()),
    seen: () => {
      inner.seen();
      if (state.result || !isOver(drill, state.tries)) return;
      inner.choose(undefined);
      become({ ...state, attempts: state.attempts + 1, result: resultOf(drill, state.tries) });
    },
    edit: put,
    again: () => {
      again();
      return undefined;
    },
    takeBack: async () => 'nothing',
    open: () => {},
    show: () => 'unknownChoice',
    retake: () => undefined,
    undo: () => {},
    redo: () => {},
  };
  return {
    table,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again,
  };
}

export function resultOf(drill: Drill, tries: readonly Taken[]): DrillResult {
  const stars = starsOf(drill, tries);
  const next = drill.stars[stars];
  const lack = next && lackOf(next, tries);
  const ring = drill.stars.map(ringIn).find((one) => one);
  const beside = ring && besideOf(ring, tries);
  return { stars, ...(lack && { lack }), ...(beside !== undefined && { beside }) };
}

const known = new WeakMap<PracticeState, PracticeState>();
/** The same state for the same state: a screen compares them. */
function bounded(practice: PracticeState): PracticeState {
  const made = known.get(practice) ?? { ...practice, canUndo: false, canRedo: false };
  known.set(practice, made);
  return made;
}
