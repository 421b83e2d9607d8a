// A match while it is played: what was answered, what the table did with it, and what a screen still has to show.
import type { Recording } from '../physics/recording';
import type { Awaiting } from '../scenarios/apply';
import type { Command } from '../scenarios/decisions';
import type { GameEvent } from '../scenarios/events';
import type { Game, TableRun } from '../scenarios/game';
import { settleTable } from './log';
import { command, runTable, waitsFor, type Match } from './match';

/** A run that the table has computed; the screen plays it back. */
export type Show = { readonly run: TableRun; readonly recording: Recording };

/** What happened at one entry of the log. */
export type Told = { readonly entry: number; readonly events: readonly GameEvent[] };

/** An answer without what the session knows itself. */
export type Answer = Omit<Command, 'seat' | 'number'>;

export type SessionState = {
  /** The truth, already past whatever is being shown: this is what is saved. */
  readonly match: Match;
  /** What lies on the table to be looked at: before the run that is being shown. */
  readonly game: Game;
  readonly show?: Show;
  /** What the match waits for when nothing is being shown. */
  readonly waits: Awaiting;
  readonly told: readonly Told[];
};

export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Answers what is awaited; a reason when it is refused, and then nothing has changed. */
  readonly give: (answer: Answer) => string | undefined;
  /** What the table would be asked to do for this answer, without giving it. */
  readonly preview: (answer: Answer) => TableRun | undefined;
  /** The screen has shown the run: on to what follows. */
  readonly shown: () => void;
};

/** `told` is what had been told when the match was put away. */
export function openSession(start: Match, told: readonly Told[] = []): Session {
  const match = settleTable(start);
  let state: SessionState = { match, game: match.game, waits: waitsFor(match), told };
  const listeners = new Set<() => void>();

  const become = (next: SessionState): void => {
    state = next;
    for (const changed of listeners) changed();
  };
  const advance = (next: Match, told: readonly Told[]): void => become(stateAfter(next, told));
  const answered = (answer: Answer) => {
    const { waits } = state;
    if (state.show || waits.for !== 'decision') return undefined;
    return command(state.match, {
      ...answer,
      seat: waits.seat,
      number: waits.decision.number,
    });
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    give: (answer) => {
      const step = answered(answer);
      if (!step) return state.waits.for === 'nothing' ? 'gameOver' : 'tableIsRunning';
      if (!step.ok) return step.reason;
      const told = { entry: state.match.log.length, events: step.events };
      advance(step.match, [...state.told, told]);
      return undefined;
    },
    preview: (answer) => {
      const step = answered(answer);
      const waits = step?.ok ? waitsFor(step.match) : undefined;
      return waits?.for === 'table' ? waits.run : undefined;
    },
    shown: () => {
      if (state.show) advance(state.match, state.told);
    },
  };
}

/** Runs the table as soon as it is awaited, and leaves the result to be shown. */
export function stateAfter(match: Match, told: readonly Told[]): SessionState {
  const waits = waitsFor(match);
  if (waits.for !== 'table') return { match, game: match.game, waits, told };
  const step = runTable(match);
  if (!step.ok || !step.recording)
    throw new Error('The table refused a run that the rulebook asked for.');
  return {
    match: step.match,
    game: match.game,
    show: { run: waits.run, recording: step.recording },
    waits: waitsFor(step.match),
    told: [...told, { entry: match.log.length, events: step.events }],
  };
}
