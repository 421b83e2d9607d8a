// A match watched again from its log: turn by turn, each shot as it was.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { GameEvent } from '../scenarios/events';
import type { Half, SeatId } from '../scenarios/ids';
import type { Game } from '../scenarios/game';
import { command, runTable, startMatch, type LogEntry, type Match } from './match';
import type { PracticeStart } from './practice/start';
import type { Reaches } from './review/best-shot';
import { reachOf } from './review/reach';
import { shotOf } from './review/shot-of';
import { stateAfter, toldAt, type SessionState, type Told } from './session';

/** A survivor's turn; the first of all is the table as it was laid out, before anybody's. */
export type ReplayTurn = {
  /** How many entries of the log lie before it. */
  readonly entry: number;
  readonly round: number;
  readonly half: Half;
  readonly survivor?: SurvivorId;
  readonly seat?: SeatId;
};

export type ReplayState = SessionState & {
  /** Which of the turns is being watched. */
  readonly turn: number;
  /** Nothing follows what is on the table now. */
  readonly ended: boolean;
};

export type Replay = {
  readonly turns: readonly ReplayTurn[];
  readonly state: () => ReplayState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Gives the next answer of the log; nothing happens while a run is shown, or at the end. */
  readonly next: () => void;
  /** The screen has shown the run: on to what follows. */
  readonly seen: () => void;
  readonly goToTurn: (turn: number) => void;
  /** All that happens in it, whatever of it is on the table now. */
  readonly whole: readonly Told[];
  /** How far its flicks have reached, by the entries of their answers. */
  readonly reaches: Reaches;
  /** To where that answer is about to be given. */
  readonly goToEntry: (entry: number) => void;
  /** The flick of that answer as one to be tried again; nothing where it cannot be taken alone. */
  readonly shotAt: (entry: number) => PracticeStart | undefined;
};

/** Games are never changed, so a turn's is kept as it is; shots in between are run again when they are watched. */
type Bookmark = ReplayTurn & { readonly match: Match };
type Index = {
  readonly bookmarks: readonly Bookmark[];
  readonly told: readonly Told[];
  readonly reaches: Reaches;
};

/** How long the log may be read at a stretch while a page waits. */
const PATIENCE = 12;

/** Reads the whole log once, with pauses, so that the page stays alive; `read` hears how much of it is done. */
export async function openReplay(match: Match, read?: (share: number) => void): Promise<Replay> {
  const reading = indexOf(match);
  for (let since = performance.now(); ;) {
    const { done, value } = reading.next();
    if (done) return watch(match.log, value);
    if (performance.now() - since < PATIENCE) continue;
    read?.(value / match.log.length);
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

function* indexOf({ plan, log }: Match): Generator<number, Index, void> {
  let now = startMatch(plan);
  const bookmarks: Bookmark[] = [bookmarkOf(now)];
  const told: Told[] = [];
  const reaches = new Map<number, number>();
  let flicked: { readonly entry: number; readonly from: Game } | undefined;
  for (const [entry, given] of log.entries()) {
    const { match, events } = stepOf(now, given);
    if ('command' in given) flicked = given.command.flick && { entry, from: now.game };
    else if (flicked) {
      // The first run of the table after it.
      const cm = reachOf(flicked.from, events);
      if (cm !== undefined) reaches.set(flicked.entry, cm);
      flicked = undefined;
    }
    now = match;
    told.push(toldAt(entry, given, events));
    const began = events.findLast(({ kind }) => kind === 'turnBegan');
    if (began) bookmarks.push(bookmarkOf(now, began));
    yield entry + 1;
  }
  return { bookmarks, told, reaches };
}

function bookmarkOf(match: Match, began?: GameEvent): Bookmark {
  const { number, half } = match.game.round;
  return {
    match,
    entry: match.log.length,
    round: number,
    half,
    ...(began?.kind === 'turnBegan' && { survivor: began.survivor, seat: began.seat }),
  };
}

function stepOf(match: Match, entry: LogEntry): { match: Match; events: readonly GameEvent[] } {
  const step = 'table' in entry ? runTable(match) : command(match, entry.command);
  if (!step.ok) throw new Error(`Entry ${match.log.length + 1} of the match: ${step.reason}.`);
  if ('table' in entry && step.recording?.hash !== entry.table)
    throw new Error(`The match drifts at entry ${match.log.length + 1}.`);
  return step;
}

function watch(log: readonly LogEntry[], { bookmarks, told, reaches }: Index): Replay {
  const listeners = new Set<() => void>();
  const lastEntry = log.length;
  const stateOf = (match: Match): ReplayState => {
    const state = stateAfter(
      match,
      told.filter(({ entry }) => entry < match.log.length),
    );
    const reached = state.match.log.length;
    const begun = bookmarks.findLastIndex(({ entry }) => entry <= match.log.length);
    return { ...state, turn: begun, ended: state.pending.length === 0 && reached >= lastEntry };
  };
  let state = stateOf(startOf(bookmarks));
  const become = (next: Match): void => {
    state = stateOf(next);
    for (const changed of listeners) changed();
  };
  /** As it lay before that entry: played on from the turn that it is in. */
  const matchAt = (entry: number): Match => {
    const wanted = Math.min(Math.max(0, Math.trunc(entry)), lastEntry);
    let at = bookmarks.findLast((one) => one.entry <= wanted)?.match ?? startOf(bookmarks);
    for (const given of log.slice(at.log.length, wanted)) at = stepOf(at, given).match;
    return at;
  };
  return {
    whole: told,
    reaches,
    goToEntry: (entry) => become(matchAt(entry)),
    shotAt: (entry) => {
      const given = log[entry];
      const events = [entry, entry + 1].flatMap(
        (at) => told.find((one) => one.entry === at)?.events ?? [],
      );
      return given && 'command' in given
        ? shotOf(matchAt(entry).game, given.command, events)
        : undefined;
    },
    turns: bookmarks.map(({ match: _match, ...turn }) => turn),
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    next: () => {
      const entry = log[state.match.log.length];
      if (state.pending.length === 0 && entry && 'command' in entry)
        become(stepOf(state.match, entry).match);
    },
    seen: () => {
      if (state.pending.length > 0) become(state.match);
    },
    goToTurn: (turn) => {
      const wanted = bookmarks[Math.min(Math.max(0, Math.trunc(turn)), bookmarks.length - 1)];
      if (wanted) become(wanted.match);
    },
  };
}

function startOf([first]: readonly Bookmark[]): Match {
  if (!first) throw new Error('A match begins somewhere.');
  return first.match;
}
