// The turns of a recorded match: what each asked for and how long it had its player wait.
import { parseLog } from '../../src/match/log';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type LogEntry,
  type Match,
} from '../../src/match/match';
import { beatsOf } from '../../src/match/stage/queue';
import type { Look } from '../../src/match/stage/beats';
import { must } from '../../src/scenarios/queries';
import { inputOf, practised, sheetsOf, type Input } from './inputs';
import { filmSeconds, flights } from './waiting';

export type Turn = {
  readonly inputs: readonly Input[];
  /** Seconds of films, of the moments between them, and of flights to the next question. */
  readonly films: number;
  readonly moments: number;
  readonly flights: number;
  readonly rush: boolean;
};

type Open = {
  readonly inputs: Input[];
  films: number;
  moments: number;
  landings: number;
  rush: boolean;
  played: boolean;
};
const opened = (): Open => ({
  inputs: [],
  films: 0,
  moments: 0,
  landings: 0,
  rush: false,
  played: false,
});

/**
 * What ends a round, or begins the next one, stands with the turn before it: whoever played that one waits for it. */
export function turnsOf(text: string, shortcuts = true): readonly Turn[] {
  const parsed = parseLog(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  let match = startMatch(parsed.plan);
  let open = opened();
  const turns: Turn[] = [];
  let hasMoved = false;
  const looks = new Set<Look>();
  let rushes = 0;
  for (const entry of parsed.log) {
    const waits = waitsFor(match);
    const { events, recording, match: next } = stepOf(match, entry);
    if (waits.for === 'decision' && 'command' in entry) {
      const begins = waits.decision.kind === 'chooseSurvivor';
      if (begins && open.played) {
        turns.push(closed(open, shortcuts));
        open = opened();
      }
      if (begins || hasMoved) open.landings += 1;
      hasMoved = false;
      // Votes of others, and what a rival is asked, are touches of theirs.
      const own = match.game.turn?.seat ?? entry.command.seat;
      if (entry.command.seat === own)
        open.inputs.push(inputOf(match.game, waits.decision, entry.command));
    }
    if (waits.for === 'table') {
      const show = { run: waits.run, recording: must(recording, 'a recording') };
      open.films += filmSeconds(show, rushes);
      hasMoved = true;
      if (waits.run.launch.kind === 'rush') {
        open.rush = true;
        rushes += 1;
        open.inputs.push({ asked: 'strut' });
      }
    }
    const known = { afterRun: waits.for === 'table', shown: (look: Look) => looks.has(look) };
    for (const { look, length } of beatsOf(events, known)) {
      looks.add(look);
      if (length === 'read') open.inputs.push({ asked: 'sheet' });
      else if (look !== 'ending') open.moments += length;
    }
    if (match.game.turn) open.inputs.push(...sheetsOf(events, match.game.turn.seat));
    if (events.some(({ kind }) => kind === 'turnBegan')) {
      // Where only one can be on, nobody is asked who.
      if (open.played) {
        turns.push(closed(open, shortcuts));
        open = { ...opened(), landings: 1 };
        hasMoved = false;
      }
      open.played = true;
    }
    match = next;
  }
  return open.played ? [...turns, closed(open, shortcuts)] : turns;
}

const closed = ({ inputs, films, moments, landings, rush }: Open, shortcuts: boolean): Turn => ({
  inputs: practised(inputs, shortcuts),
  films,
  moments,
  flights: flights(landings),
  rush,
});

function stepOf(match: Match, entry: LogEntry): Extract<ReturnType<typeof runTable>, { ok: true }> {
  const step = 'table' in entry ? runTable(match) : command(match, entry.command);
  if (!step.ok) throw new Error(`The match cannot be played again: ${JSON.stringify(step.reason)}`);
  return step;
}
