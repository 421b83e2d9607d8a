// Puts a match away and takes it out again: at once from its state, or by playing its log.
import { hashText } from '../physics/hash';
import { ENGINE } from '../physics/version';
import type { Game, Result } from '../scenarios/game';
import { teamSort, type TeamSort } from '../scenarios/ids';
import {
  blameRules,
  brokenAt,
  parseLog,
  replayEntry,
  unbroken,
  writeLog,
  type LogFault,
} from './log';
import {
  runTable,
  startMatch,
  waitsFor,
  type LogEntry,
  type Match,
  type TableRunner,
} from './match';
import { must } from '../scenarios/queries';
import { RULES } from './rules-hash';
import type { SavedMatch, Snapshot } from './saved-match';
import type { Summary } from './saves-summary';
import { toldAt, type Told } from './session';

/** A match taken out again, with what had been told of it. */
export type Opened = { readonly match: Match; readonly told: readonly Told[] };
export type Replayed =
  { readonly ok: true; readonly opened: Opened } | { readonly ok: false; readonly fault: LogFault };

export const summaryOf = (id: string, { plan, game, log }: Match, savedAt: number): Summary => ({
  id,
  savedAt,
  scenario: plan.sheet.id,
  seats: plan.seats.map((seat) => ({ id: seat.id, name: seat.name })),
  round: game.round.number,
  half: game.round.half,
  moves: log.length,
  ...(game.result && { winner: winnerOf(game.result) }),
});

const winnerOf = ({ winner }: Result): TeamSort | 'nobody' =>
  winner === 'nobody' ? winner : teamSort(winner);

export function saveOf(
  id: string,
  match: Match,
  told: readonly Told[],
  rules: string = RULES,
): SavedMatch {
  const log = writeLog(match);
  const state = {
    engine: ENGINE,
    rules,
    game: JSON.stringify(match.game),
    told: JSON.stringify(told),
  };
  return { id, log, snapshot: { ...state, hash: hashOfAll(log, state) } };
}

/** Takes the state as it lies there if nothing about it has changed since and it can go on; otherwise the log must be played again. */
export function openSnapshot(
  { log, snapshot }: SavedMatch,
  rules: string = RULES,
  run: TableRunner = runTable,
): Opened | undefined {
  if (!snapshot || snapshot.engine !== ENGINE || snapshot.rules !== rules) return undefined;
  if (hashOfAll(log, snapshot) !== snapshot.hash) return undefined;
  const parsed = parseLog(log);
  if (!parsed.ok) return undefined;
  try {
    const game = JSON.parse(snapshot.game) as Game;
    const told = JSON.parse(snapshot.told) as readonly Told[];
    const match = { plan: parsed.plan, log: parsed.log, game };
    return playedOn({ match, told }, run);
  } catch {
    return undefined;
  }
}

/** Plays a log again, entry by entry, saying how far it is (0 to 1): shots take their time. A last step that breaks is left out. */
export function* replaying(text: string, run: TableRunner = runTable): Generator<number, Replayed> {
  const parsed = parseLog(text);
  if (!parsed.ok) return parsed;
  const { log } = parsed;
  let now: Opened = { match: startMatch(parsed.plan), told: [] };
  /** Where the last command was asked for. */
  let before = now;
  for (const [entry, given] of log.entries()) {
    if (isCommand(given)) before = now;
    const step = unbroken(() => replayEntry(now.match, given, entry, run));
    if (!step) {
      if (log.slice(entry + 1).some(isCommand)) return blameRules(parsed, brokenAt(entry));
      return { ok: true, opened: before };
    }
    if (!step.ok) return blameRules(parsed, step);
    now = { match: step.match, told: [...now.told, toldAt(entry, given, step.events)] };
    yield (entry + 1) / log.length;
  }
  return { ok: true, opened: playedOn(now, run) ?? before };
}

const isCommand = (entry: LogEntry): boolean => 'command' in entry;

/** On to the next question, where a match was put away in the middle of a step; nothing where that breaks. */
const playedOn = (opened: Opened, run: TableRunner): Opened | undefined =>
  unbroken(() => {
    let now = opened;
    while (waitsFor(now.match).for === 'table') {
      const step = run(now.match);
      if (!step.ok) return undefined;
      const entry = now.match.log.length;
      const made = must(step.match.log[entry], 'an entry');
      const told = toldAt(entry, made, step.events);
      now = { match: step.match, told: [...now.told, told] };
    }
    return now;
  });

const hashOfAll = (log: string, { engine, rules, game, told }: Omit<Snapshot, 'hash'>): string =>
  hashText([engine, rules, log, game, told].join('\n'));
