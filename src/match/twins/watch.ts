// A match and, for every seat, its twin beside it, in which all that is hidden from this seat is otherwise: step by
// step the seat is shown, asked and told the same, byte for byte. What a step shows is alike in both from then on.
import { answer, applyOutcome, awaiting, type Applied } from '../../scenarios/apply';
import type { Command, Decision } from '../../scenarios/decisions';
import type { GameEvent } from '../../scenarios/events';
import type { Game } from '../../scenarios/game';
import type { SeatId } from '../../scenarios/ids';
import { viewFor, type SeatView } from '../../scenarios/view';
import { askedOf, differences } from '../hidden';
import type { Match, Step } from '../match';
import { tableViewOf } from '../table-view';
import { agreeOnFaces, faces, knownTo } from './faces';
import { objectives, tallies } from './objectives';
import { combatCards, crossroads, looks, luck, votes } from './piles';
import { isSame, type Secret } from './secret';

const SECRETS: readonly Secret[] = [
  faces,
  crossroads,
  luck,
  combatCards,
  votes,
  looks,
  objectives,
  tallies,
];

/** What is made of it all for people to read. */
export type Speaker = (
  view: SeatView,
  asked: Decision | undefined,
  events: readonly GameEvent[],
) => unknown;

export type TwinTally = {
  /** Steps of a seat after which it was shown, asked and told the same. */
  readonly alike: number;
  /** Things that were otherwise in its twin then, in sum. */
  readonly otherwise: number;
  /** How often a clause judged by what is hidden: such a twin is over, and another begins. */
  readonly judged: number;
};
export const NO_TWINS: TwinTally = { alike: 0, otherwise: 0, judged: 0 };

export const sumTwins = (a: TwinTally, b: TwinTally): TwinTally => ({
  alike: a.alike + b.alike,
  otherwise: a.otherwise + b.otherwise,
  judged: a.judged + b.judged,
});

/** What was answered, or nothing where the table ran, and what came of it; gives what is wrong with it, in words. */
export type Watch = (before: Match, given: Command | undefined, step: Step) => string[];

export type TwinWatch = { readonly watch: Watch; readonly tally: () => TwinTally };

export const twisted = (twin: Game, game: Game, seat: SeatId): Game =>
  SECRETS.reduce((now, { twist }) => twist(now, game, seat), twin);

const agreed = (twin: Game, from: Game, to: Game, seat: SeatId): Game =>
  SECRETS.reduce((now, { agree }) => agree(now, from, to, seat), twin);

const differing = (twin: Game, game: Game): number =>
  SECRETS.reduce((sum, { count }) => sum + count(twin, game), 0);

/** Who sees more than a seat may is found out: that is how the check is checked. */
export function watchTwins(speak: Speaker, look: typeof viewFor = viewFor): TwinWatch {
  const known = (game: Game, seat: SeatId, events: readonly GameEvent[]): object => {
    const view = look(game, seat);
    const asked = askedOf(game, seat);
    const words = speak(view, asked, events);
    return { view, table: tableViewOf(view), asked, turn: whoseTurn(game), events, words };
  };
  let tally = NO_TWINS;
  const twins = new Map<SeatId, Game>();
  const watchOne = (seat: SeatId, before: Match, given: Command | undefined, step: Step) => {
    const from = before.game;
    const twin = twins.get(seat) ?? twisted(from, from, seat);
    if (!step.ok) return given?.seat === seat ? refusals(twin, given, step.reason) : [];
    const to = step.match.game;
    // At the end all lie open.
    if (to.result) return [];
    const ready = readyFor(twin, from, to, given, seat);
    const next = stepOf(ready, from, given && inTwin(given, from, to, seat), step);
    if ('faults' in next) return next.faults;
    if (!next.ok) return [`that ${given?.seat ?? 'the table'} is refused: ${next.reason}`];
    const isJudged = next.game.result !== undefined || exilesIn(next.game) !== exilesIn(to);
    const after = isJudged ? to : next.game;
    const events = isJudged ? step.events : next.events;
    twins.set(seat, twisted(after, to, seat));
    const faults = differences(
      'what it knows',
      known(to, seat, step.events),
      known(after, seat, events),
    );
    tally = sumTwins(tally, {
      alike: isJudged ? 0 : 1,
      otherwise: isJudged ? 0 : differing(after, to),
      judged: isJudged ? 1 : 0,
    });
    return faults;
  };
  return {
    watch: (before, given, step) =>
      before.game.seats.flatMap(({ id }) =>
        watchOne(id, before, given, step).map((what) => `${id} can tell its twin by ${what}`),
      ),
    tally: () => tally,
  };
}

/** Everybody sees whom the table waits for. */
function whoseTurn(game: Game): readonly SeatId[] {
  const state = awaiting(game);
  return state.for === 'decision' ? state.seats : [];
}

/** An exile may join a side by a card that nobody else knows (R287). */
const exilesIn = ({ facts }: Game): number => Object.keys(facts?.exiles ?? {}).length;

/** The twin in which another can give the answer that it gave: what it did shows what it knew. */
function readyFor(
  twin: Game,
  from: Game,
  to: Game,
  given: Command | undefined,
  seat: SeatId,
): Game {
  const ready = agreed(twin, from, to, seat);
  if (!given || given.seat === seat) return ready;
  return isSame(askedOf(ready, given.seat), askedOf(from, given.seat))
    ? ready
    : agreeOnFaces(ready, from, seat, knownTo(from, given.seat, seat));
}

/** A vote of another is given the other way, as long as nobody learns it (A138). */
function inTwin(given: Command, from: Game, to: Game, seat: SeatId): Command {
  const decision = askedOf(from, given.seat);
  const isOpen = !to.agenda.some((task) => task.do === 'vote');
  if (decision?.kind !== 'vote' || isOpen || given.seat === seat) return given;
  const otherWay = decision.options.find(({ id }) => id !== given.choice);
  return otherWay ? { ...given, choice: otherWay.id } : given;
}

/** The same answer, or the same run of the table, whose outcome is the same then. */
function stepOf(
  twin: Game,
  from: Game,
  given: Command | undefined,
  step: Extract<Step, { ok: true }>,
): Applied | { readonly faults: readonly string[] } {
  if (given) return answer(twin, given);
  const faults = differences('the run of the table', awaiting(from), awaiting(twin));
  if (faults.length > 0 || !step.recording) return { faults };
  return applyOutcome(twin, step.recording.outcome);
}

function refusals(twin: Game, given: Command, reason: string): string[] {
  const its = answer(twin, given);
  return its.ok || its.reason !== reason ? [`the refusal ${reason}`] : [];
}
