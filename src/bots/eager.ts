// A random hand that seldom says no and often aims at something near: it comes through doors, takes what lies
// there and hits people far more often.
import { speedOfFlip } from '../physics/measure/flip';
import { LAUNCHES } from '../physics/measure/launches';
import { directionOf } from '../physics/measure/trig';
import type { Random } from '../physics/measure/random';
import { distance, subtract } from '../physics/measure/vector';
import type { Vec2 } from '../physics/table';
import type { Command, FlickOffer } from '../scenarios/decisions';
import { outwardOnly } from '../scenarios/rules/behind';
import type { Means } from '../scenarios/means';
import { viewFor } from '../scenarios/view';
import type { Asked, Match } from '../match/match';
import { tableViewOf } from '../match/table-view';
import { randomCommand, type Choosable } from './random';
import { shot } from './reflex';
import { speedFor } from './slides';

/** How often it is bold, and the answers it then leaves to others. */
const BOLD = 0.8;
const NO: readonly Means['verb'][] = [
  'end',
  'back',
  'pass',
  'leave',
  'slipOut',
  'skip',
  'no',
  'done',
];
/** How often a flick is aimed, among how many of the nearest, and how badly, in degrees. */
const AIMED = 0.7;
const NEAREST = 2;
const ASTRAY = 3;
/** Past a door line and a little farther, in cm. */
const THROUGH = 4;

export function eagerCommand(match: Match, state: Asked, random: Random): Command {
  const given = randomCommand(random.next() < BOLD ? boldly(state) : state, random);
  const flick = state.decision.options.find(({ id }) => id === given.choice)?.flick;
  if (!flick || random.next() > AIMED) return given;
  const targets = targetsOf(match, state, flick)
    .toSorted((a, b) => distance(a, flick.at) - distance(b, flick.at))
    .slice(0, NEAREST);
  const target = targets[Math.floor(random.next() * targets.length)];
  if (!target) return given;
  const toward = directionOf(subtract(target, flick.at)) + random.between(-ASTRAY, ASTRAY);
  const aimed = shot(flick, outwardOnly(flick, toward), speedTo(flick, target));
  return { ...given, flick: { ...given.flick, ...aimed } };
}

/** So that it comes to rest there, or as hard as one does without thinking. */
function speedTo({ launch, at, speed }: FlickOffer, target: Vec2): number {
  const [least, most] = speed;
  const way = distance(target, at);
  if (launch === 'flare') return speedOfFlip(way, LAUNCHES.flare.numbers.height.plain, speed);
  const wanted = launch === 'disc' ? speedFor(way + THROUGH) : (least + most) / 2;
  return Math.min(most, Math.max(least, wanted));
}

function boldly({ seat, decision }: Choosable): Choosable {
  const options = decision.options.filter(({ means }) => !NO.includes(means.verb));
  return { seat, decision: options.length > 0 ? { ...decision, options } : decision };
}

/** Doors for whoever wants to be somewhere, people for whoever wants to hit. */
function targetsOf(match: Match, { seat, decision }: Asked, { launch, at }: FlickOffer): Vec2[] {
  const { layout, pieces } = tableViewOf(viewFor(match.game, seat));
  if (launch === 'disc' || launch === 'figure') return [...layout.structures];
  const self = match.game.turn?.survivor;
  return pieces
    .filter(({ id, kind }) => kind === 'zombie' || (kind === 'survivor' && id !== self))
    .filter(({ id, pose }) => id !== decision.about && distance(pose, at) > 1)
    .map(({ pose }) => pose);
}
