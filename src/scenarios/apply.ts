// The one door: people, bots, tests and networks all come through here.
import { hasNumbers } from '../physics/measure/launches';
import type { Outcome } from '../physics/recording';
import type { Chosen, Command, Decision, Option, Question, Refused } from './decisions';
import { change, takeTask } from './change';
import { draftOf } from './draft';
import type { GameEvent } from './events';
import type { Game, Result, TableRun } from './game';
import { HANDLERS } from './handlers';
import type { SeatId } from './ids';
import type { AskHandler, Handler, Play, RunHandler, TableHandler } from './play';
import { resultAt, touchedBy } from './objectives/result';
import type { Luck } from './luck';
import { must } from './queries';
import type { Reason, Unfit } from './reasons';
import { outwardOnly } from './rules/behind';
import { seatToPlay } from './rules/sides';
import { endGame } from './rules/settle';
import { setUp, type NewGame } from './setup';
import type { Task, TaskName } from './tasks';

export type Awaiting =
  | {
      readonly for: 'decision';
      /** Who is asked; of several at once, the first that has not answered. */
      readonly seat: SeatId;
      /** All who may answer now. */
      readonly seats: readonly SeatId[];
      readonly decision: Decision;
    }
  | { readonly for: 'table'; readonly run: TableRun }
  | { readonly for: 'nothing'; readonly result: Result };

export type Applied =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: Reason };

const handlerOf = (task: Task): Handler<TaskName> => HANDLERS[task.do] as Handler<TaskName>;
const isAsk = (handler: Handler<TaskName>): handler is AskHandler<TaskName> => 'ask' in handler;
const isTable = (handler: Handler<TaskName>): handler is TableHandler<TaskName> =>
  'table' in handler;
const isRun = (handler: Handler<TaskName>): handler is RunHandler<TaskName> => 'run' in handler;

/** Lays out a game and runs it to its first question; with other luck than its seed's it is another deal of the same plan. */
export function newGame(
  plan: NewGame,
  luck?: Luck,
): {
  readonly game: Game;
  readonly events: readonly GameEvent[];
} {
  return advance({ game: setUp(plan, luck), events: [] });
}

/** Games that came out of this door are never changed again, so what they wait for is worked out once. */
const known = new WeakMap<Game, Awaiting>();

/** What the game waits for: always exactly one thing. */
export function awaiting(game: Game): Awaiting {
  return known.get(game) ?? workOutAwaiting(game);
}

function workOutAwaiting(game: Game): Awaiting {
  if (game.result) return { for: 'nothing', result: game.result };
  const task = must(game.agenda.at(-1), 'something to do');
  const handler = handlerOf(task);
  if (isTable(handler)) return { for: 'table', run: handler.table(game, task) };
  if (!isAsk(handler)) throw new Error(`The rulebook stopped at ${task.do}.`);
  return asking(game, must(handler.ask(game, task), `a question from ${task.do}`));
}

function asking(game: Game, question: Question): Awaiting {
  const { seat: own = seatOf(game), seats = [own], ...asked } = question;
  return {
    for: 'decision',
    seat: must(seats[0], 'somebody to ask'),
    seats,
    decision: { refused: [], ...asked, number: game.asked },
  };
}

/** Answers a decision. A refused command leaves the game as it was. */
export function answer(game: Game, command: Command): Applied {
  const state = awaiting(game);
  if (state.for !== 'decision')
    return refuse(state.for === 'nothing' ? 'gameOver' : 'tableIsRunning');
  const { seats, decision } = state;
  if (!seats.includes(command.seat)) return refuse('notYourTurn');
  if (command.number !== decision.number) return refuse('staleAnswer');
  const option = optionsOf(decision).find(({ id }) => id === command.choice);
  if (!option) {
    const refused: readonly Refused[] = decision.refused;
    return refuse(refused.find(({ id }) => id === command.choice)?.why ?? 'unknownChoice');
  }
  const wrong = wrongNumbers(option, command);
  if (wrong) return refuse(wrong);
  const play: Play = { game: draftOf(game), events: [] };
  const task = takeTask(play.game);
  const handler = handlerOf(task) as AskHandler<TaskName>;
  const reason = handler.answer(play, task, chosen(option, command));
  if (typeof reason === 'string') return refuse(reason);
  // Until all who are asked at once have answered, it is the same question.
  if (seats.length === 1) change(play.game, { asked: play.game.asked + 1 });
  return advance(play);
}

/** Takes in what the table did with the run that was awaited. */
export function applyOutcome(game: Game, outcome: Outcome): Applied {
  if (awaiting(game).for !== 'table') return refuse('noTableRunAwaited');
  const play: Play = { game: draftOf(game), events: [] };
  const task = takeTask(play.game);
  const lost = resultAt(play.game, touchedBy(play.game, outcome));
  (handlerOf(task) as TableHandler<TaskName>).judge(play, task, outcome);
  if (lost) endGame(play, lost);
  return advance(play);
}

/** Does what needs nobody, and remembers what the game then waits for. */
function advance(play: Play): Extract<Applied, { ok: true }> {
  const { game, events } = play;
  const question = firstQuestion(play);
  if (question) known.set(game, asking(game, question));
  // Only on a practice table is there ever nothing left to do; nobody asks then what it waits for.
  else if (game.result || game.agenda.length > 0) known.set(game, workOutAwaiting(game));
  return { ok: true, game, events };
}

/** Takes a lone option that needs no hand at once; without a question the table is to run, or the game is over. */
function firstQuestion(play: Play): Question | undefined {
  const { game } = play;
  while (!game.result) {
    const task = game.agenda.at(-1);
    if (!task) return undefined;
    const handler = handlerOf(task);
    if (isTable(handler)) return undefined;
    if (isRun(handler)) {
      takeTask(game);
      handler.run(play, task);
      continue;
    }
    const question = handler.ask(game, task);
    if (!question) {
      takeTask(game);
      continue;
    }
    if (!takesItself(play, question, handler)) return question;
  }
  return undefined;
}

/** A lone option that needs no hand is taken at once; were it refused, nothing has happened and it is asked. */
function takesItself(play: Play, question: Question, handler: AskHandler<TaskName>): boolean {
  const { game, events } = play;
  const [only, ...others] = optionsOf(question);
  if (!only || others.length > 0 || needsHand(only)) return false;
  const trial: Play = { game: draftOf(game), events: [] };
  const answered = chosen(only, {
    seat: question.seat ?? seatOf(game),
    number: game.asked,
    choice: only.id,
  });
  if (typeof handler.answer(trial, takeTask(trial.game), answered) === 'string') return false;
  change(game, trial.game);
  events.push(...trial.events);
  return true;
}

/** Of every kind of question alike. */
const optionsOf = ({ options }: Question | Decision): readonly Option[] => options;

/** The answer as its handler wants it: what was meant, and what was offered. */
const chosen = ({ means, flick }: Option, command: Command): Chosen => ({
  ...command,
  means,
  ...(flick && { offer: flick }),
});

const needsHand = ({ flick, needsFacing, needsSpot }: Option): boolean =>
  Boolean(flick ?? needsFacing ?? needsSpot);

/** The active seat; between turns, whoever is next in the team to play. */
const seatOf = (game: Game): SeatId => game.turn?.seat ?? seatToPlay(game, game.turnTeam);

function wrongNumbers(
  { flick, needsFacing, needsSpot }: Option,
  command: Command,
): Unfit | undefined {
  const finite = (...values: (number | undefined)[]): boolean =>
    values.every((value) => Number.isFinite(value));
  if (flick) {
    if (!command.flick) return 'flickNeedsNumbers';
    const { direction, speed, aim = 0, shift = 0, from } = command.flick;
    if (!finite(direction, speed, aim)) return 'flickNeedsNumbers';
    if (Math.abs(direction) > 3600 || Math.abs(aim) > 3600) return 'directionOutOfRange';
    if (!isWithin(shift, flick.shift?.range ?? [0, 0])) return 'shiftOutOfRange';
    if (from && !(flick.within && finite(from.x, from.y))) return 'spotNeedsNumbers';
    if (outwardOnly(flick, direction) !== direction) return 'notOutOfTheDoor';
    if (speed < flick.speed[0] || speed > flick.speed[1]) return 'speedOutOfRange';
    if (!hasNumbers(flick.launch, command.flick))
      return flick.launch === 'bat' ? 'batNeedsNumbers' : 'flickNeedsNumbers';
  }
  if (needsFacing && !finite(command.facing)) return 'facingNeedsANumber';
  if (needsSpot && !finite(command.spot?.x, command.spot?.y)) return 'spotNeedsNumbers';
  return undefined;
}

/** Not a number is within nothing; a thousandth of a centimetre is nobody's fault. */
const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least - 0.001 && value <= most + 0.001;

const refuse = (reason: Reason): Applied => ({ ok: false, reason });
