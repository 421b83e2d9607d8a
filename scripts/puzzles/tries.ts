// What a searching player tries: what the look-ahead player would, and around that everything in finer steps.
import { candidates } from '../../src/bots/candidates';
import { groundOf } from '../../src/bots/ground';
import { isIdle } from '../../src/bots/idle';
import { reflex, shot } from '../../src/bots/reflex';
import { moverOf, slidesInto, speedFor } from '../../src/bots/slides';
import { command, runTable, waitsFor, type Asked, type Match } from '../../src/match/match';
import { fullyDescribed } from './described';
import { verdictOf, type Verdict } from '../../src/match/puzzles/verdict';
import type { Puzzle } from '../../src/match/puzzles/puzzle';
import { holds } from '../../src/scenarios/objectives/holds';
import { directionOf } from '../../src/physics/measure/trig';
import { subtract } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import type { Command, FlickNumbers, FlickOffer } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import {
  inPlay,
  spotOf,
  streetZombies,
  survivorOf,
  turnOf,
  zombieOf,
} from '../../src/scenarios/queries';

/** What was answered, where it led, and what happened on the way. */
export type Line = {
  readonly commands: readonly Command[];
  readonly match: Match;
  readonly events: readonly GameEvent[];
};

export const judged = (puzzle: Puzzle, { match, events }: Line): Verdict =>
  verdictOf(puzzle, match.game, events);

/** Once the dead react only the end of the round can still win, and only by what is there already. */
function isHopeless({ demands, survivor }: Puzzle, { game }: Match): boolean {
  if (!demands.some(({ of }) => of === 'win')) return false;
  const { team } = survivorOf(game, survivor);
  return !game.sheet.clauses.some(
    ({ when, if: test, so }) =>
      so === 'wins' && when === 'endOfRound' && test && holds(test, { board: game, side: team }),
  );
}

/** Nothing where the answer is refused, where nothing is done by it, or, for who looks for what `hasHope`, where nothing can come of it any more. */
export function answered(
  puzzle: Puzzle,
  { commands, match, events }: Line,
  given: Command,
  hasHope: boolean,
): Line | undefined {
  const step = command(match, given);
  if (!step.ok) return undefined;
  let now = step.match;
  const told = [...events, ...step.events];
  for (let waits = waitsFor(now); waits.for === 'table'; waits = waitsFor(now)) {
    if (hasHope && waits.run.launch.kind === 'rush' && isHopeless(puzzle, now)) return undefined;
    const run = runTable(now);
    if (!run.ok) return undefined;
    now = run.match;
    told.push(...run.events);
  }
  return isIdle(match, now)
    ? undefined
    : { commands: [...commands, given], match: now, events: told };
}

export const askedNow = ({ match }: Line): Asked | undefined => {
  const state = waitsFor(match);
  return state.for === 'decision' ? state : undefined;
};

const TURNS = Array.from({ length: 24 }, (_, index) => index * 15);
const REACHES = [10, 20, 40];
const FAN = [0, 1.5, -1.5, 4, -4];
const HARD = [0.95];

/** Everything worth a try at this question. */
export function tries({ match }: Line, asked: Asked, fine: boolean): readonly Command[] {
  const { seat, decision } = asked;
  const plain = candidates(match, asked);
  if (decision.kind === 'duelTurn' || decision.kind === 'throwOut') return [reflex(match, asked)];
  const flicks = decision.options.flatMap((option) =>
    option.flick && fine && option.means.verb !== 'back'
      ? numbersOf(match, option.flick).map((flick) => ({
          seat,
          number: decision.number,
          choice: option.id,
          flick,
        }))
      : [],
  );
  return fullyDescribed(decision, [...plain, ...flicks]);
}

function numbersOf(match: Match, offer: FlickOffer): readonly FlickNumbers[] {
  const { game } = match;
  const [least, most] = offer.speed;
  const speed = (wanted: number): number => Math.round(Math.min(most, Math.max(least, wanted)));
  const { survivor } = turnOf(game);
  if (offer.launch === 'disc' || offer.launch === 'figure') {
    const ground = groundOf(game);
    const mover = { ...moverOf(game, survivor, survivorOf(game, survivor)), from: offer.at };
    const doors = ground.doors.flatMap((door) => slidesInto(ground, mover, door));
    return [
      ...doors.map(({ direction, reach }) => ({
        direction: Math.round(direction * 10) / 10,
        speed: speed(speedFor(reach) * 1.05),
      })),
      ...TURNS.flatMap((direction) =>
        REACHES.map((reach) => ({ direction, speed: speed(speedFor(reach)) })),
      ),
      ...targets(match, offer.at).flatMap((direction) =>
        [1, 0.7].map((share) => ({ direction, speed: speed(most * share) })),
      ),
    ];
  }
  if (offer.launch === 'flare')
    return TURNS.filter((turn) => turn % 30 === 0).flatMap((direction) =>
      [0.35, 0.6, 0.9].map((share) => shot(offer, direction, most * share)),
    );
  return targets(match, offer.at).flatMap((to) =>
    FAN.flatMap((turn) => HARD.map((share) => shot(offer, to + turn, most * share))),
  );
}

/** Where figures, doors and tiles are from here. */
function targets({ game }: Match, at: Vec2): readonly number[] {
  const zombies = streetZombies(game).map((id) => spotOf(game, zombieOf(game, id)));
  const people = inPlay(game)
    .filter((id) => id !== game.turn?.survivor)
    .map((id) => spotOf(game, survivorOf(game, id)));
  const tiles = Object.values(game.things)
    .filter(({ kind, removed }) => kind === 'barricade' && !removed)
    .map(({ pose }) => pose);
  return [...zombies, ...people, ...tiles].map((spot) => directionOf(subtract(spot, at)));
}
