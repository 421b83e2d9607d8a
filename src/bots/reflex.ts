// Answers to what is asked between two actions: quick, without thinking a turn ahead.
import { eachNumber } from '../physics/measure/launches';
import { directionOf } from '../physics/measure/trig';
import { subtract } from '../physics/measure/vector';
import type { Command, FlickNumbers, FlickOffer, Option } from '../scenarios/decisions';
import type { TeamId } from '../scenarios/ids';
import { must, structureOf } from '../scenarios/queries';
import { laneOf } from '../scenarios/rules/duel-lane';
import { duelNow } from '../scenarios/view';
import { command, runTable, waitsFor, type Asked, type Match } from '../match/match';
import { evaluate } from './evaluate';

/** A straight shot first, then a little beside it. */
const FAN = [0, 0.6, -0.6, 1.2, -1.2];

/** One answer is as good as another, and each would cost a rush to try. */
const CHANCE = ['fillSlots', 'chooseNearest'];

export const teamOf = (match: Match, seat: string): TeamId =>
  must(match.game.seats.find(({ id }) => id === seat)?.team, 'a team');

/** Runs the table as long as it is waited for. */
export function settled(match: Match): Match {
  let now = match;
  while (waitsFor(now).for === 'table') {
    const step = runTable(now);
    if (!step.ok) break;
    now = step.match;
  }
  return now;
}

export function after(match: Match, given: Command): Match | undefined {
  const step = command(match, given);
  return step.ok ? settled(step.match) : undefined;
}

/** The answer after which the position looks best; the first of equals. */
export function reflex(match: Match, state: Asked): Command {
  const team = teamOf(match, state.seat);
  const given = answersTo(match, state);
  const [first] = given;
  if (!first) throw new Error(`${state.decision.kind} offers nothing`);
  if (given.length === 1 || CHANCE.includes(state.decision.kind)) return first;
  const before = evaluate(match.game, team);
  let best = { given: first, value: -Infinity };
  for (const one of given) {
    const next = after(match, one);
    if (!next) continue;
    const value = evaluate(next.game, team);
    if (value > best.value) best = { given: one, value };
    // A shot that hits is good enough.
    if (one.flick && value > before + 1) break;
  }
  return best.given;
}

function answersTo(match: Match, { seat, decision }: Asked): Command[] {
  const plain = decision.options.filter(({ needsSpot }) => !needsSpot);
  const known = plain.length > 0 ? plain : decision.options;
  return known.flatMap((option): Command[] => {
    const base = { seat, number: decision.number, choice: option.id };
    if (option.flick)
      return aimsOf(match, option, option.flick).map((flick) => ({ ...base, flick }));
    return [
      {
        ...base,
        ...(option.needsSpot && { spot: { x: 60, y: 45 } }),
      },
    ];
  });
}

/** In a duel at everybody on the other side; a beaten survivor straight out of the door. */
function aimsOf(match: Match, { about }: Option, flick: FlickOffer): FlickNumbers[] {
  const game = match.game;
  const lane = laneOf(duelNow(game), game);
  const [, most] = flick.speed;
  if (!lane) {
    const task = game.agenda.at(-1);
    const facing = task && 'structure' in task ? structureOf(game, task.structure).facing : 0;
    return [{ direction: facing, speed: Math.round(most * 0.5) }];
  }
  const own = lane.table.pieces.find(({ id }) => id === about);
  const foes = lane.table.pieces.filter(({ pose }) => own && Math.abs(pose.x - own.pose.x) > 5);
  return FAN.flatMap((turn) =>
    foes.map(({ pose }) => shot(flick, directionOf(subtract(pose, flick.at)) + turn, most)),
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function shot({ launch }: FlickOffer, toward: number, speed: number): FlickNumbers {
  const direction = round(toward);
  return {
    direction,
    speed: Math.round(speed),
    ...eachNumber(launch, ({ unit, plain }) =>
      unit === 'degrees' ? round(direction + plain) : plain,
    ),
  };
}
