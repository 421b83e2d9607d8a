// One running game: its plan, its log, and the table that computes what the rulebook asks for.
import { hashText } from '../physics/hash';
import type { Recording } from '../physics/recording';
import { simulate } from '../physics/simulate';
import { answer, applyOutcome, awaiting, newGame, type Awaiting } from '../scenarios/apply';
import type { Command } from '../scenarios/decisions';
import type { GameEvent } from '../scenarios/events';
import type { Game } from '../scenarios/game';
import type { Reason } from '../scenarios/reasons';
import type { NewGame } from '../scenarios/setup';

/** A command, or the hash of what the table made of the flick before it. */
export type LogEntry = { readonly command: Command } | { readonly table: string };

export type Match = {
  readonly plan: NewGame;
  readonly log: readonly LogEntry[];
  readonly game: Game;
};

export type Step =
  | {
      readonly ok: true;
      readonly match: Match;
      readonly events: readonly GameEvent[];
      readonly recording?: Recording;
    }
  | { readonly ok: false; readonly reason: Reason };

export function startMatch(plan: NewGame): Match {
  return { plan, log: [], game: newGame(plan).game };
}

/** A match that waits for an answer. */
export type Asked = Extract<Awaiting, { readonly for: 'decision' }>;

export const waitsFor = (match: Match): Awaiting => awaiting(match.game);

/** Answers what the match waits for. */
export function command(match: Match, given: Command): Step {
  const applied = answer(match.game, given);
  if (!applied.ok) return applied;
  return {
    ok: true,
    match: { ...match, game: applied.game, log: [...match.log, { command: given }] },
    events: applied.events,
  };
}

/** Whatever runs the table for a match that waits for it. */
export type TableRunner = (match: Match) => Step;

/** Runs the table if the match waits for it; the recording can be played back afterwards. */
export function runTable(match: Match): Step {
  const state = waitsFor(match);
  if (state.for !== 'table') return { ok: false, reason: 'noTableRunAwaited' };
  const recording = simulate(state.run.table, state.run.launch);
  const applied = applyOutcome(match.game, recording.outcome);
  if (!applied.ok) return applied;
  return {
    ok: true,
    match: { ...match, game: applied.game, log: [...match.log, { table: recording.hash }] },
    events: applied.events,
    recording,
  };
}

/** Equal games, equal hashes. */
export const hashOf = (game: Game): string => hashText(JSON.stringify(game));
