// A match is its log: what to store, what to share, and how a stranger's file is read.
import { ENGINE } from '../physics/version';
import { command, runTable, startMatch, waitsFor, type LogEntry, type Match } from './match';
import { checkPlan, isRecord } from './check-plan';
import type { Command } from '../scenarios/decisions';

const FORMAT = 'flickfall-match';
const VERSION = 1;
const MOST_ENTRIES = 20_000;
const MOST_CHARACTERS = 5_000_000;

export type Read =
  { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly reason: string };

/** The whole match as text. */
export const writeLog = ({ plan, log }: Match): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, engine: ENGINE, plan, log })}\n`;

/** Reads a match from anywhere: the log is played again, so no state is ever taken from a stranger. */
export function readLog(text: string): Read {
  if (text.length > MOST_CHARACTERS) return no('The file is far too long for a match.');
  const parsed = parse(text);
  if (!isRecord(parsed)) return no('The file is not a Flickfall match: it is damaged or cut off.');
  if (parsed['format'] !== FORMAT) return no('The file is not a Flickfall match.');
  if (parsed['version'] !== VERSION)
    return no(
      `The match has format version ${String(parsed['version'])}; this game reads ${VERSION}.`,
    );
  if (parsed['engine'] !== ENGINE)
    return no(
      `The match was played on table ${String(parsed['engine'])}; this game has ${ENGINE}, where shots end differently.`,
    );
  const plan = checkPlan(parsed['plan']);
  if (!plan.ok) return plan;
  const log = parsed['log'];
  if (!Array.isArray(log) || log.length > MOST_ENTRIES)
    return no('The list of moves is missing or too long.');
  return replay(startMatch(plan.plan), log);
}

/** Plays entries on top of a match, and says where they part from what the table does now. */
export function replay(start: Match, log: readonly unknown[]): Read {
  let match = start;
  for (const [index, entry] of log.entries()) {
    if (!isEntry(entry)) return no(`Entry ${index + 1} of the match is not a move.`);
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) return no(`Entry ${index + 1} of the match is not possible: ${step.reason}.`);
    match = step.match;
    if ('table' in entry && step.recording?.hash !== entry.table) {
      return no(
        `The match drifts at entry ${index + 1}: the table does not do again what the log says.`,
      );
    }
  }
  return { ok: true, match };
}

/** Plays on from where a log was cut in the middle of a flick. */
export function settleTable(match: Match): Match {
  if (waitsFor(match).for !== 'table') return match;
  const step = runTable(match);
  return step.ok ? settleTable(step.match) : match;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NUMBERS = ['direction', 'speed', 'axis', 'struck', 'aim', 'facing'] as const;

function isEntry(entry: unknown): entry is LogEntry {
  if (!isRecord(entry)) return false;
  return typeof entry['table'] === 'string' || isCommand(entry['command']);
}

function isCommand(value: unknown): value is Command {
  if (!isRecord(value)) return false;
  const { seat, number, choice, spot } = value;
  if (typeof seat !== 'string' || typeof number !== 'number' || typeof choice !== 'string')
    return false;
  const isSpot =
    spot === undefined ||
    (isRecord(spot) && typeof spot['x'] === 'number' && typeof spot['y'] === 'number');
  return (
    isSpot && NUMBERS.every((key) => value[key] === undefined || typeof value[key] === 'number')
  );
}

const no = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });
