// The hands of the rulebook: a state being changed and the events it leaves behind.
import type { Outcome } from '../physics/recording';
import type { Chosen, Question } from './decisions';
import type { GameEvent } from './events';
import { schedule } from './change';
import type { Draft, Game, TableRun } from './game';
import type { DecisionKind } from './means';
import type { Reason } from './reasons';
import { countTold } from './rules/tallies';
import type { Task, TaskName, TaskOf } from './tasks';

export type Play = { readonly game: Draft; readonly events: GameEvent[] };

export const emit = (play: Play, event: GameEvent): void => {
  play.events.push(event);
  if (play.game.sheet.secrets) countTold(play.game, event);
};

/** Puts tasks before everything else, to be done in the order given. */
export const doNext = (play: Play, ...tasks: readonly Task[]): void => {
  schedule(play.game, tasks);
};

/** Does something at once. */
export type RunHandler<Name extends TaskName> = {
  readonly run: (play: Play, task: TaskOf<Name>) => void;
};

/** Which question a task asks: the one of its name, but for the pretzel of the dead (R168). */
export type KindOf<Name extends TaskName> = Name extends 'passPretzel'
  ? 'givePretzel'
  : Extract<Name, DecisionKind>;

/** Asks a seat. Without a question the task is dropped; an answer may be refused with a reason. */
export type AskHandler<Name extends TaskName> = {
  readonly ask: (game: Game, task: TaskOf<Name>) => Question<KindOf<Name>> | undefined;
  readonly answer: (play: Play, task: TaskOf<Name>, chosen: Chosen<KindOf<Name>>) => Reason | void;
};

/** Needs the table: what to simulate, and what its outcome means. */
export type TableHandler<Name extends TaskName> = {
  readonly table: (game: Game, task: TaskOf<Name>) => TableRun;
  readonly judge: (play: Play, task: TaskOf<Name>, outcome: Outcome) => void;
};

export type Handler<Name extends TaskName> =
  RunHandler<Name> | AskHandler<Name> | TableHandler<Name>;
export type Handlers = { readonly [Name in TaskName]: Handler<Name> };
