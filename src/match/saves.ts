// A match as it is put away: its log, which is the truth, and a picture of its state, which is only quicker.
import { hashText } from '../physics/hash';
import { ENGINE } from '../physics/version';
import type { Game } from '../scenarios/game';
import { parseLog, replayEntry, writeLog, type LogFault } from './log';
import { startMatch, type LogEntry, type Match } from './match';
import type { Summary } from './saves-summary';
import type { Told } from './session';

/** JSON texts, so that the hash is of exactly what is stored. */
export type Snapshot = {
  /** The table and the rules that made it: others would make another. */
  readonly engine: string;
  readonly rules: string;
  readonly game: string;
  readonly told: string;
  readonly hash: string;
};

export type SavedMatch = {
  readonly id: string;
  readonly log: string;
  readonly snapshot?: Snapshot;
};

/** A match taken out again, with what had been told of it. */
export type Opened = { readonly match: Match; readonly told: readonly Told[] };
export type Replayed =
  { readonly ok: true; readonly opened: Opened } | { readonly ok: false; readonly fault: LogFault };

export const summaryOf = (id: string, { plan, game, log }: Match, savedAt: number): Summary => ({
  id,
  savedAt,
  scenario: plan.scenario,
  seats: plan.seats.map((seat) => ({ id: seat.id, name: seat.name })),
  round: game.round.number,
  half: game.round.half,
  moves: log.length,
  ...(game.result && { winner: game.result.winner }),
});

export function saveOf(id: string, match: Match, told: readonly Told[], rules: string): SavedMatch {
  const log = writeLog(match);
  const state = {
    engine: ENGINE,
    rules,
    game: JSON.stringify(match.game),
    told: JSON.stringify(told),
  };
  return { id, log, snapshot: { ...state, hash: hashOfAll(log, state) } };
}

/** Takes the state as it lies there if nothing about it has changed since; otherwise the log must be played again. */
export function openSnapshot({ log, snapshot }: SavedMatch, rules: string): Opened | undefined {
  if (!snapshot || snapshot.engine !== ENGINE || snapshot.rules !== rules) return undefined;
  if (hashOfAll(log, snapshot) !== snapshot.hash) return undefined;
  const parsed = parseLog(log);
  if (!parsed.ok) return undefined;
  try {
    const game = JSON.parse(snapshot.game) as Game;
    const told = JSON.parse(snapshot.told) as readonly Told[];
    return { match: { plan: parsed.plan, log: parsed.log as readonly LogEntry[], game }, told };
  } catch {
    return undefined;
  }
}

/** Plays a log again, entry by entry, saying how far it is (0 to 1): shots take their time. */
export function* replaying(text: string): Generator<number, Replayed> {
  const parsed = parseLog(text);
  if (!parsed.ok) return parsed;
  let match = startMatch(parsed.plan);
  const told: Told[] = [];
  for (const [entry, given] of parsed.log.entries()) {
    const step = replayEntry(match, given, entry);
    if (!step.ok) return step;
    match = step.match;
    told.push({ entry, events: step.events });
    yield (entry + 1) / parsed.log.length;
  }
  return { ok: true, opened: { match, told } };
}

const hashOfAll = (log: string, { engine, rules, game, told }: Omit<Snapshot, 'hash'>): string =>
  hashText([engine, rules, log, game, told].join('\n'));
