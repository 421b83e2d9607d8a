// A player who tries flicks on the table before making one: samples, simulates, keeps the best.
import type { Random } from '../../physics/measure/random';
import { directionOf, heading } from '../../physics/measure/trig';
import { distance, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { Awaiting } from '../../scenarios/apply';
import type { Command, Option } from '../../scenarios/decisions';
import type { GameState } from '../../scenarios/game';
import type { TeamId } from '../../scenarios/ids';
import {
  buildingOf,
  isLying,
  must,
  spotOf,
  streetZombies,
  structureIds,
  structureOf,
  survivorOf,
  zombieOf,
} from '../../scenarios/queries';
import { command, runTable, waitsFor, type Match } from '../match';
import { doorOf, frontOf, outlook } from './outlook';
import { randomCommand } from './random';

type Asked = Extract<Awaiting, { for: 'decision' }>;

/** How many flicks are tried for one that is made, and for one that is only imagined. */
const TRIES = 24;
const QUICK_TRIES = 6;
/** How far a choice is followed: one imagined flick, and a few plain choices around it. */
const DEPTH: Depth = { flicks: 1, choices: 3 };
type Depth = { readonly flicks: number; readonly choices: number };

export function lookaheadCommand(match: Match, state: Asked, random: Random): Command {
  const team = must(match.game.seats.find(({ id }) => id === state.seat)?.team, 'a team');
  const tried = candidates(match, state, random, TRIES).map((given) => ({
    given,
    value: valueOf(match, given, team, random, DEPTH),
  }));
  return tried.reduce((a, b) => (b.value > a.value ? b : a)).given;
}

/** Every plain option once; for a flick, several aims. */
function candidates(
  match: Match,
  { seat, decision }: Asked,
  random: Random,
  tries: number,
): Command[] {
  const given = decision.options.flatMap((option): Command[] => {
    const base = { seat, number: decision.number, choice: option.id };
    if (option.flick) return aims(match, option, random, tries).map((aim) => ({ ...base, ...aim }));
    if (option.id === 'back') return [];
    if (option.needsFacing) return [0, 90, 180, -90].map((facing) => ({ ...base, facing }));
    if (option.needsSpot) return [];
    return [base];
  });
  return given.length > 0 ? given : [randomCommand({ for: 'decision', seat, decision }, random)];
}

/** Toward zombies with what wounds, toward doors and the places before them with what moves, and a few anywhere. */
function aims(match: Match, { flick }: Option, random: Random, tries: number): Partial<Command>[] {
  if (!flick) return [];
  const game = match.game as GameState;
  const away = (spot: Vec2): number => distance(flick.at, spot);
  const targets = targetsOf(game, flick.launch)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 10);
  return Array.from({ length: tries }, (_, index) => {
    const target = targets[index % (targets.length + 2)] ?? anywhere(game, flick.at, random);
    const direction = round(directionOf(subtract(target, flick.at)) + random.between(-2.5, 2.5));
    const moves = flick.launch === 'disc';
    const reach = moves
      ? away(target) * random.between(0.9, 1.15)
      : away(target) + random.between(25, 90);
    const wanted = Math.round(10 * Math.sqrt(2 * 0.2 * 981 * reach));
    const speed = Math.min(flick.speed[1], Math.max(flick.speed[0], wanted));
    return {
      direction,
      speed,
      ...(flick.launch === 'bat' && {
        axis: round(direction + 90),
        struck: round(random.between(0, 1)),
      }),
      ...(flick.launch === 'sniper' && { aim: direction }),
    };
  });
}

function targetsOf(game: GameState, launch: string): Vec2[] {
  if (launch === 'disc')
    return structureIds(game).flatMap((id) => [doorOf(game, id), frontOf(game, id)]);
  return streetZombies(game)
    .filter((id) => !isLying(zombieOf(game, id)))
    .map((id) => spotOf(game, zombieOf(game, id)));
}

/** Somewhere in town; from inside a building, somewhere out of its door. */
function anywhere(game: GameState, from: Vec2, random: Random): Vec2 {
  const inside = game.turn && buildingOf(survivorOf(game, game.turn.survivor));
  if (!inside) return { x: random.between(10, 110), y: random.between(10, 80) };
  const { facing } = structureOf(game, inside);
  const { x, y } = heading(facing + random.between(-38, 38));
  const reach = random.between(15, 70);
  return { x: from.x + x * reach, y: from.y + y * reach };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** What comes of a command: the table is run, and what the choice leads to is imagined a little way. */
function valueOf(match: Match, given: Command, team: TeamId, random: Random, depth: Depth): number {
  const step = command(match, given);
  if (!step.ok) return -Infinity;
  const after = settled(step.match);
  const state = waitsFor(after);
  if (state.for !== 'decision' || isTurnChoice(state.decision.kind)) {
    return outlook(after.game, team) + slack(match, given);
  }
  const isFlick = state.decision.options.some(({ flick }) => flick);
  const left = isFlick
    ? { ...depth, flicks: depth.flicks - 1 }
    : { ...depth, choices: depth.choices - 1 };
  if (left.flicks < 0 || left.choices < 0) return outlook(after.game, team);
  const values = candidates(after, state, random, QUICK_TRIES).map((next) =>
    valueOf(after, next, team, random, left),
  );
  return Math.max(...values);
}

const isTurnChoice = (kind: string): boolean =>
  kind === 'chooseSurvivor' || kind === 'chooseAction';

/** Ending the turn with actions left is worth a little less than trying something. */
const slack = (match: Match, { choice }: Command): number =>
  choice === 'end' ? -2 * (match.game.turn?.actionsLeft ?? 0) : 0;

function settled(match: Match): Match {
  let now = match;
  while (waitsFor(now).for === 'table') {
    const step = runTable(now);
    if (!step.ok) break;
    now = step.match;
  }
  return now;
}
