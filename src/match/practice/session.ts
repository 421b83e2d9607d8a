// A practice table as a screen holds it: a SeatSession without turns, with a history over placements and shots alike.
import { once } from '../../physics/measure/once';
import { awaiting } from '../../scenarios/apply';
import { optionName, type Decision } from '../../scenarios/decisions';
import type { Game } from '../../scenarios/game';
import { change } from '../../scenarios/change';
import { draftOf } from '../../scenarios/draft';
import type { HandRule } from '../../scenarios/options';
import type { Reason } from '../../scenarios/reasons';
import { viewFor } from '../../scenarios/view';
import type { Asked, SeatSession, SeatState } from '../seat-session';
import type { Answer, FailedStep, Told } from '../session';
import { readied, type Exercise, type Readied, type Unready } from './exercise';
import { edited, type Edit, type Edited } from './place';
import { gameOf, PRACTICE_SEAT, type Setting } from './setting';
import { shoot, type Shot, type Taken } from './shoot';

export type { PracticeStart } from './start';

/** One state of the table, and how it came about. */
export type Moment = {
  readonly setting: Setting;
  /** What is in the hand; nothing while pieces are put. */
  readonly exercise?: Exercise;
  readonly by: 'begin' | 'edit' | 'shot' | 'opened';
  /** Whose shot it was: of the hand here, done again, or sent by somebody. */
  readonly whose?: Whose;
  /** The last shot up to here: what Again repeats. */
  readonly last?: Taken;
};

export type Whose = 'own' | 'again' | 'sent';

export type PracticeState = {
  readonly moment: Moment;
  /** What lies there, for whoever edits or measures it. */
  readonly setting: Setting;
  readonly exercise?: Exercise;
  /** Why what was chosen cannot be flicked as things lie. */
  readonly unready?: Unready;
  readonly last?: Taken;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hand: HandRule;
  /** The last shot is being looked at again. */
  readonly looking: boolean;
  /** The luck of the next shot. */
  readonly luck: number;
  readonly shots: number;
};

export type PracticeSession = SeatSession & {
  readonly practice: () => PracticeState;
  /** What is flicked next; nothing puts the hand away. */
  readonly choose: (exercise: Exercise | undefined) => void;
  readonly edit: (edit: Edit) => Edited;
  /** Another setting, which can be undone like any edit. */
  readonly open: (setting: Setting, exercise?: Exercise) => void;
  /** The strut is pulled: what needs no hand. */
  readonly pull: () => Unready | Reason | undefined;
  /** A shot that somebody else has taken from here. */
  readonly show: (shot: Shot) => Unready | Reason | undefined;
  /** Exactly the last shot, from where it was taken. */
  readonly again: () => Unready | Reason | undefined;
  /** Back to before the last shot, with its exercise in the hand; the numbers of its hand, to be loaded. */
  readonly retake: () => Shot['flick'];
  /** The last shot under the glass, as long as it is looked at. */
  readonly look: (on: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setHand: (hand: HandRule) => void;
};

export function practiceSession(
  start: Setting,
  exercise?: Exercise,
  hand: HandRule = 'steady',
  /** Taken before, somewhere else: luck is counted on from there. */
  shotsBefore = 0,
): PracticeSession {
  let moments: readonly Moment[] = [{ setting: start, by: 'begin', ...(exercise && { exercise }) }];
  let at = 0;
  let rule = hand;
  /** Told since the table was opened, shot by shot; what was undone is not told. */
  let shots = shotsBefore;
  let showing: Taken | undefined;
  let looking = false;
  let failed: FailedStep | undefined;
  let version = 0;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const now = (): Moment => {
    const moment = moments[at];
    if (!moment) throw new Error('A practice table without a state.');
    return moment;
  };
  const become = (moment: Moment): void => {
    moments = [...moments.slice(0, at + 1), moment];
    at = moments.length - 1;
    changed();
  };

  /** The same question as long as it is about the same: what is in the hand stays there. */
  let readiedLast:
    { setting: Setting; exercise: Exercise; luck: number; ready: Readied } | undefined;
  const askedIn = ({ setting, exercise: chosen }: Moment): Readied | undefined => {
    if (!chosen) return undefined;
    const { setting: before, exercise: other, luck } = readiedLast ?? {};
    if (readiedLast && setting === before && chosen === other && shots === luck)
      return readiedLast.ready;
    const ready = readied(gameOf(setting), chosen, shots);
    readiedLast = { setting, exercise: chosen, luck: shots, ready };
    return ready;
  };

  const stopShowing = (): void => {
    showing = undefined;
    looking = false;
  };
  const take = (from: Setting, shot: Shot, whose: Whose): Unready | Reason | undefined => {
    const tried = shoot(from, shot);
    if (!tried.ok) return tried.why;
    const { taken } = tried;
    const next = nextExercise(taken);
    shots += 1;
    showing = taken;
    looking = false;
    become({ setting: taken.to, by: 'shot', whose, last: taken, exercise: next });
    return undefined;
  };

  const stateAt = (_version: number): { seat: SeatState; practice: PracticeState } => {
    const moment = now();
    const ready = askedIn(moment);
    const resting = gameOf(moment.setting);
    const shown: Game = showing ? showing.asked : ready?.ok ? ready.game : resting;
    const game = withHand(shown, rule);
    const view = viewFor(game, PRACTICE_SEAT);
    const asked = !showing && ready?.ok ? askedOf(ready.game) : undefined;
    return {
      seat: {
        phase: showing ? 'shown' : 'asked',
        viewOf: () => view,
        ...(asked && { asked }),
        pending: showing ? [{ run: showing.run, recording: showing.recording }] : [],
        told: toldIn(moment, at, looking ? undefined : showing),
      },
      practice: {
        moment,
        setting: moment.setting,
        ...(moment.exercise && { exercise: moment.exercise }),
        ...(ready && !ready.ok && { unready: ready.why }),
        ...(moment.last && { last: moment.last }),
        canUndo: at > 0,
        canRedo: at < moments.length - 1,
        hand: rule,
        looking,
        luck: shots,
        shots,
      },
    };
  };
  let known: { version: number; state: ReturnType<typeof stateAt> } | undefined;
  const state = (): ReturnType<typeof stateAt> => {
    if (known?.version !== version) known = { version, state: stateAt(version) };
    return known.state;
  };

  const goTo = (place: number): void => {
    if (!moments[place]) return;
    stopShowing();
    at = place;
    changed();
  };

  return {
    state: () => state().seat,
    practice: () => state().practice,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: async ({ choice, flick }: Answer) => {
      const { exercise: chosen, setting } = now();
      if (showing && !looking) return 'tableIsRunning';
      if (!chosen || !flick) return 'unknownChoice';
      const shot = {
        exercise: chosen,
        luck: shots,
        flick: { choice: optionName(choice), numbers: flick },
      };
      try {
        failed = undefined;
        return reasonOf(take(setting, shot, 'own'));
      } catch (error) {
        const command = { choice, flick, seat: PRACTICE_SEAT, number: shots };
        failed = { command, error };
        changed();
        return 'ruleFailed';
      }
    },
    takeBack: async () => {
      if (at === 0) return 'nothing';
      goTo(at - 1);
      return undefined;
    },
    looked: () => {},
    seen: () => {
      stopShowing();
      changed();
    },
    failed: () => failed,
    choose: (next) => {
      const { exercise: _, whose: __, ...moment } = now();
      stopShowing();
      // What is taken into the hand is no step of its own: undo goes back over what lies there.
      const by = moment.by === 'shot' ? 'opened' : moment.by;
      moments = moments.with(at, { ...moment, by, ...(next && { exercise: next }) });
      changed();
    },
    edit: (edit) => {
      const { setting, exercise: chosen, last } = now();
      const result = edited(setting, edit);
      if (result.ok) {
        stopShowing();
        become({
          setting: result.setting,
          by: 'edit',
          ...(chosen && { exercise: chosen }),
          ...(last && { last }),
        });
      }
      return result;
    },
    open: (setting, chosen) => {
      stopShowing();
      become({ setting, by: 'opened', ...(chosen && { exercise: chosen }) });
    },
    pull: () => {
      const { exercise: chosen, setting } = now();
      if (showing || chosen?.of !== 'rush') return 'unknownChoice';
      return take(setting, { exercise: chosen, luck: shots }, 'own');
    },
    show: (shot) => take(now().setting, shot, 'sent'),
    again: () => {
      const { last, whose } = now();
      return last
        ? take(last.from, last.shot, whose === 'sent' ? whose : 'again')
        : 'unknownChoice';
    },
    retake: () => {
      const { last } = now();
      if (!last) return undefined;
      stopShowing();
      become({ setting: last.from, by: 'opened', exercise: last.shot.exercise, last });
      return last.shot.flick;
    },
    look: (on) => {
      showing = on ? now().last : undefined;
      looking = showing !== undefined;
      changed();
    },
    undo: () => goTo(at - 1),
    redo: () => goTo(at + 1),
    setHand: (next) => {
      rule = next;
      changed();
    },
  };
}

/** After the first bullet of two comes the second; else the same again, if it can be. */
export function nextExercise({ shot, to }: Taken): Exercise {
  const { exercise, flick } = shot;
  if (exercise.of !== 'shot' || exercise.two === undefined) return exercise;
  if (exercise.two !== 'first') return { ...exercise, two: 'first' };
  const two = (['left', 'right', 'behind'] as const).find((side) => side === flick?.choice);
  const next: Exercise = { ...exercise, two: two ?? 'left' };
  return readied(gameOf(to), next, 0).ok ? next : exercise;
}

/** What the shot that has led here came to; once anything else is done it is no news any more. */
const toldIn = (
  { by, last }: Moment,
  entry: number,
  showing: Taken | undefined,
): readonly Told[] =>
  by === 'shot' && last && last !== showing ? [{ entry, of: 'table', events: last.events }] : [];

const askedGames = once((game: Game): Asked | undefined => {
  const state = awaiting(game);
  if (state.for !== 'decision') return undefined;
  const { seat, seats, decision } = state;
  return { seat, seats, decision: withoutWays(decision) };
});
const askedOf = (game: Game): Asked | undefined => askedGames(game);

/** Here one only flicks: there is no turn to go back to, and nobody waits. */
const withoutWays = <One extends Decision>(decision: One): One => ({
  ...decision,
  options: decision.options.filter(({ flick }) => flick),
});

/** What lies in the hand breathes, or does not. */
function withHand(game: Game, hand: HandRule): Game {
  if ((game.options.hand ?? 'steady') === hand) return game;
  const other = draftOf(game);
  change(other, { options: { ...game.options, hand } });
  return other;
}

/** A screen that asks by a question has words for the rulebook's reasons; the others are told where the exercise is chosen. */
const reasonOf = (why: Unready | Reason | undefined): Reason | undefined =>
  why === 'notThere' || why === 'notIndoors' || why === 'nobodyToFight' || why === 'noZombies'
    ? 'notAvailable'
    : why;
