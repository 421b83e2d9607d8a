// A match while it is played: what was answered, what the table did with it, and what a screen still has to show.
import type { Recording } from '../physics/recording';
import type { Awaiting } from '../scenarios/apply';
import type { Command, Decision, Option } from '../scenarios/decisions';
import type { GameEvent } from '../scenarios/events';
import type { SeatId } from '../scenarios/ids';
import { hasRivals, must } from '../scenarios/queries';
import type { Reason, Stands } from '../scenarios/reasons';
import type { Game, TableRun } from '../scenarios/game';
import { settleTable } from './log';
import { command, runTable, waitsFor, type LogEntry, type Match, type TableRunner } from './match';
import { whyStands } from './take-back';

/** A run that the table has computed; the screen plays it back. */
export type RecordedRun = { readonly run: TableRun; readonly recording: Recording };

/** What happened at one entry of the log: at an answer, at an answer that flicked something, or at a run of the table. */
export type Told = {
  readonly entry: number;
  readonly of: 'answer' | 'flick' | 'table';
  readonly events: readonly GameEvent[];
};

export const toldAt = (entry: number, made: LogEntry, events: readonly GameEvent[]): Told => ({
  entry,
  of: 'table' in made ? 'table' : made.command.flick ? 'flick' : 'answer',
  events,
});

/** An answer without what the session knows itself. */
export type Answer = Omit<Command, 'seat' | 'number'>;

/** An answer that was given, and to what. */
export type Given = {
  readonly seat: SeatId;
  readonly decision: Decision;
  readonly option: Option;
};

/** The last answer, with the state it was given in; or why it stands. */
export type Back =
  | { readonly ok: true; readonly given: Given; readonly to: SessionState }
  | { readonly ok: false; readonly why: Stands };

export type SessionState = {
  /** The truth, already past whatever is being shown: this is what is saved. */
  readonly match: Match;
  /** What lies on the table to be looked at: before the run that is being shown. */
  readonly game: Game;
  /** The run that is being shown and, once they are computed, those of this step that follow it. */
  readonly pending: readonly RecordedRun[];
  /** What the match waits for when nothing is being shown. */
  readonly waits: Awaiting;
  /** All that happened, as it is saved. */
  readonly told: readonly Told[];
  /** What of it may be told already: nothing of a run that has not been seen. */
  readonly seen: readonly Told[];
  readonly back: Back;
  /** What was taken back last, until something else is answered. */
  readonly tookBack?: Given;
};

/** An answer that a rule or the table broke at, and what it broke with. */
export type FailedStep = { readonly command: Command; readonly error: unknown };

export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Answers what is awaited; a reason when it is refused, and then nothing has changed. */
  readonly give: (answer: Answer) => Reason | undefined;
  /** Takes the last answer back, and next time the one before; a reason when it stands, and then nothing has changed. */
  readonly takeBack: () => Stands | undefined;
  /** A seat has looked behind its curtain: what its rivals have answered stands. */
  readonly looked: (seat: SeatId) => void;
  /** The screen has shown the run: on to what follows. */
  readonly seen: () => void;
  /** The last answer that was refused as `ruleFailed`. */
  readonly failed: () => FailedStep | undefined;
};

export type SessionOptions = {
  /** The table. */
  readonly run?: TableRunner;
  /** When the runs that follow the first of a step are computed: a screen has them wait until that one moves. */
  readonly later?: (compute: () => void) => void;
};

/** `told` is what had been told when the match was put away. */
export function openSession(
  start: Match,
  told: readonly Told[] = [],
  { run = runTable, later = (compute) => compute() }: SessionOptions = {},
): Session {
  const match = settleTable(start, run);
  let state = restingState(match, told);
  let coming: readonly SessionState[] = [];
  let failed: FailedStep | undefined;
  let rest: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SessionState): void => {
    state = next;
    for (const changed of listeners) changed();
  };
  /** The whole step, to the next question, before any of it counts: where a rule breaks, nothing has happened. */
  const take = (given: Command): Reason | undefined => {
    const before = state;
    const attempt = (compute: () => Reason | undefined): Reason | undefined => {
      try {
        return compute();
      } catch (error) {
        failed = { command: given, error };
        rest = undefined;
        coming = [];
        if (state !== before) become(before);
        return 'ruleFailed';
      }
    };
    failed = undefined;
    return attempt(() => {
      const step = command(before.match, given);
      if (!step.ok) return step.reason;
      const entry = toldAt(before.match.log.length, { command: given }, step.events);
      const reached = stateAfter(step.match, [...before.told, entry], run);
      const first = { ...reached, back: backTo(before, given, reached.match) };
      const finish = (): void => {
        const [now = first, ...others] = statesFrom(first, run);
        coming = others;
        rest = undefined;
        become(now);
      };
      if (first.waits.for !== 'table') {
        finish();
        return undefined;
      }
      const { match: truth, waits, told: known } = before;
      become({ ...first, match: truth, waits, told: known });
      rest = () => void attempt(() => (finish(), undefined));
      later(() => rest?.());
      return failed ? 'ruleFailed' : undefined;
    });
  };
  const commandOf = (answer: Answer): Command | undefined => {
    const { waits } = state;
    if (state.pending.length > 0 || waits.for !== 'decision') return undefined;
    return { ...answer, seat: waits.seat, number: waits.decision.number };
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    give: (answer) => {
      const given = commandOf(answer);
      if (!given) return state.waits.for === 'nothing' ? 'gameOver' : 'tableIsRunning';
      return take(given);
    },
    takeBack: () => {
      const { back } = state;
      if (!back.ok) return back.why;
      failed = undefined;
      become({ ...back.to, tookBack: back.given });
      return undefined;
    },
    looked: (seat) => {
      const next = standing(state, seat, 'lookedAt');
      if (next !== state) become(next);
    },
    seen: () => {
      rest?.();
      const [next, ...others] = coming;
      if (!next) return;
      coming = others;
      become(next);
    },
    failed: () => failed,
  };
}

/** From the state that an answer led to: the way back, if there is one. */
function backTo(before: SessionState, command: Command, after: Match): Back {
  const why = whyStands(before.match, after);
  if (why !== undefined) return { ok: false, why };
  const { waits } = before;
  if (waits.for !== 'decision') return { ok: false, why: 'nothing' };
  const { seat, choice } = command;
  const options: readonly Option[] = waits.decision.options;
  const option = must(
    options.find(({ id }) => id === choice),
    'what was chosen',
  );
  // Who goes back has taken back already: next comes what was answered before that.
  if (option.means.verb === 'back') return before.back.ok ? before.back.to.back : before.back;
  const given = { seat, decision: waits.decision, option };
  return { ok: true, given, to: standing(before, seat, 'otherSeat') };
}

/** Once a seat has done something, what its rivals have answered before stands. */
function standing(state: SessionState, seat: SeatId, why: Stands): SessionState {
  const { back, match } = state;
  if (!back.ok || back.given.seat === seat || !hasRivals(match.game)) return state;
  return { ...state, back: { ok: false, why } };
}

/** One state for each run to be shown, and the one in which the next question is asked; the truth is the same in all. */
function statesFrom(first: SessionState, run: TableRunner): readonly SessionState[] {
  const states = [first];
  for (let last = first; last.pending.length > 0;) {
    last = stateAfter(last.match, last.told, run);
    states.push(last);
  }
  const { match, waits, told } = states.at(-1) ?? first;
  const { back } = first;
  return states.map((one, at) => ({
    ...one,
    back,
    pending: states.slice(at).flatMap(({ pending }) => pending),
    match,
    waits,
    told,
  }));
}

const NOTHING: Back = { ok: false, why: 'nothing' };

/** Nothing moves, and everything may be told. */
const restingState = (match: Match, told: readonly Told[]): SessionState => ({
  match,
  game: match.game,
  pending: [],
  waits: waitsFor(match),
  told,
  seen: told,
  back: NOTHING,
});

/** Runs the table as soon as it is awaited, and leaves the result to be shown. */
export function stateAfter(
  match: Match,
  told: readonly Told[],
  run: TableRunner = runTable,
): SessionState {
  const waits = waitsFor(match);
  if (waits.for !== 'table') return restingState(match, told);
  const step = run(match);
  if (!step.ok || !step.recording)
    throw new Error('The table refused a run that the rulebook asked for.');
  return {
    match: step.match,
    game: match.game,
    pending: [{ run: waits.run, recording: step.recording }],
    waits: waitsFor(step.match),
    told: [...told, toldAt(match.log.length, { table: step.recording.hash }, step.events)],
    seen: told,
    back: NOTHING,
  };
}
