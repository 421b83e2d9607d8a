// A match is its log: what to store, what to share, and how a stranger's file is read.
import * as v from 'valibot';
import { ENGINE } from '../physics/version';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type LogEntry,
  type Match,
  type TableRunner,
} from './match';
import { firstIssue, isRecord, parseJson, says, sized, text, whole } from './border';
import { checkPlan } from './check-plan';
import { isEntry } from './entry-schema';
import { RULES } from './rules-hash';
import type { GameEvent } from '../scenarios/events';
import type { NewGame } from '../scenarios/setup';

const FORMAT = 'flickfall-match';
const VERSION = 3;
const MOST_ENTRIES = 20_000;
const MOST_CHARACTERS = 5_000_000;

/** In the order in which it is looked at; plan and moves by checks of their own. */
const FILE = v.strictObject(
  {
    format: v.picklist([FORMAT]),
    version: v.picklist([VERSION]),
    engine: v.picklist([ENGINE]),
    rules: text(1, 40, 'The match does not name its rules.'),
    /** Said only of one that has left its device (`played-at.ts`): what a calendar can show. */
    playedAt: v.exactOptional(whole(0, 8.64e15)),
    plan: v.unknown(),
    log: v.pipe(v.array(v.unknown()), sized(0, MOST_ENTRIES)),
  },
  says('The file'),
);

/** What is wrong with a file, for a screen that says it in the player's language. */
export type LogFault =
  | { readonly code: 'tooLong' | 'damaged' | 'otherFile' | 'setUp' | 'noMoves' }
  | { readonly code: 'otherFormat' | 'otherTable'; readonly found: string }
  | { readonly code: 'notAMove' | 'notPossible' | 'drift' | 'otherRules'; readonly entry: number };

export type Refused = {
  readonly ok: false;
  readonly reason: string;
  readonly fault: LogFault;
};
export type Read = { readonly ok: true; readonly match: Match } | Refused;
/** What a text claims, and by which rules. */
export type Claim = {
  readonly ok: true;
  readonly rules: string;
  readonly plan: NewGame;
  readonly log: readonly LogEntry[];
};
export type Parsed = Claim | Refused;
export type Replayed =
  { readonly ok: true; readonly match: Match; readonly events: readonly GameEvent[] } | Refused;

/** The whole match as text. */
export const writeLog = ({ plan, log }: Match): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, engine: ENGINE, rules: RULES, plan, log })}\n`;

/** Reads a match from anywhere: the log is played again, so no state is ever taken from a stranger. */
export function readLog(text: string): Read {
  const parsed = parseLog(text);
  if (!parsed.ok) return parsed;
  const read = replay(startMatch(parsed.plan), parsed.log);
  return read.ok ? read : blameRules(parsed, read);
}

/** What the text claims: a plan in order, and moves that nobody has played again yet. */
export function parseLog(text: string): Parsed {
  if (text.length > MOST_CHARACTERS)
    return no('The file is far too long for a match.', { code: 'tooLong' });
  const file = parseJson(text);
  if (!isRecord(file))
    return no('The file is not a Flickfall match: it is damaged or cut off.', { code: 'damaged' });
  if (!v.is(FILE, file)) return whyNotFile(file);
  const { rules, plan, log } = file;
  const checked = checkPlan(plan);
  if (!checked.ok) return no(checked.reason, { code: 'setUp' });
  if (log.every(isEntry)) return { ok: true, rules, plan: checked.plan, log };
  const entry = log.findIndex((one) => !isEntry(one)) + 1;
  return blameRules(
    { rules },
    no(`Entry ${entry} of the match is not a move.`, { code: 'notAMove', entry }),
  );
}

/** By the first part that is not in order. */
function whyNotFile(file: Readonly<Record<string, unknown>>): Refused {
  const issue = firstIssue(FILE, file);
  const part = issue?.path?.[0]?.key;
  const found = nameOf(file[String(part)]);
  switch (part) {
    case 'format':
      return no('The file is not a Flickfall match.', { code: 'otherFile' });
    case 'version':
      return no(`The match has format version ${found}; this game reads ${VERSION}.`, {
        code: 'otherFormat',
        found,
      });
    case 'engine':
      return no(
        `The match was played on table ${found}; this game has ${ENGINE}, where shots end differently.`,
        { code: 'otherTable', found },
      );
    case 'plan':
      return no('The set-up of the match is missing.', { code: 'setUp' });
    case 'log':
      return no('The list of moves is missing or too long.', { code: 'noMoves' });
    default:
      return no(issue?.message ?? '', { code: 'damaged' });
  }
}

/** Short enough to be shown, whatever it is. */
const nameOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : 'unknown';

/** A log of other rules is played again all the same; where that fails, they are the reason. */
export const blameRules = ({ rules }: Pick<Claim, 'rules'>, refused: Refused): Refused =>
  rules === RULES || !('entry' in refused.fault)
    ? refused
    : no(`The match was played by other rules (${rules}; these are ${RULES}). ${refused.reason}`, {
        code: 'otherRules',
        entry: refused.fault.entry,
      });

/** Plays entries on top of a match, and says where they part from what the table does now. */
export function replay(start: Match, log: readonly LogEntry[]): Read {
  let match = start;
  for (const [index, entry] of log.entries()) {
    const step = unbroken(() => replayEntry(match, entry, index)) ?? brokenAt(index);
    if (!step.ok) return step;
    match = step.match;
  }
  return { ok: true, match };
}

/** One entry of a log, played again. */
export function replayEntry(
  match: Match,
  entry: LogEntry,
  index: number,
  run: TableRunner = runTable,
): Replayed {
  const at = { entry: index + 1 };
  const step = 'table' in entry ? run(match) : command(match, entry.command);
  if (!step.ok)
    return no(`Entry ${at.entry} of the match is not possible: ${step.reason}.`, {
      code: 'notPossible',
      ...at,
    });
  if ('table' in entry && step.recording?.hash !== entry.table) {
    return no(
      `The match drifts at entry ${at.entry}: the table does not do again what the log says.`,
      { code: 'drift', ...at },
    );
  }
  return { ok: true, match: step.match, events: step.events };
}

/** Plays on from where a log was cut in the middle of a flick. */
export function settleTable(match: Match, run: TableRunner = runTable): Match {
  if (waitsFor(match).for !== 'table') return match;
  const step = run(match);
  return step.ok ? settleTable(step.match, run) : match;
}

/** A rule or the table may break; a match must not break with it. */
export function unbroken<T>(does: () => T): T | undefined {
  try {
    return does();
  } catch {
    return undefined;
  }
}

export const brokenAt = (index: number): Refused =>
  no(`Entry ${index + 1} of the match cannot be carried out.`, {
    code: 'notPossible',
    entry: index + 1,
  });

const no = (reason: string, fault: LogFault): Refused => ({ ok: false, reason, fault });
