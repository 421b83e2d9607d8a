// The aims that somebody who knows the table would try at a task: at what it is about, and a little beside.
import { awaiting } from '../../src/scenarios/apply';
import {
  optionName,
  type FlickNumbers,
  type FlickOffer,
  type Option,
} from '../../src/scenarios/decisions';
import type { Aim, Goal } from '../../src/match/practice/goal';
import { readied } from '../../src/match/practice/exercise';
import type { Dealt } from '../../src/match/practice/daily/task';
import { gameOf } from '../../src/match/practice/setting';
import type { Shot } from '../../src/match/practice/shoot';
import { GRAVITY, TABLE_FRICTION } from '../../src/physics/measure/catalogue';
import { eachNumber } from '../../src/physics/measure/launches';
import { quantiseAngle, quantiseSpeed } from '../../src/physics/measure/quantise';
import { fromLocal } from '../../src/physics/measure/structure';
import { directionOf } from '../../src/physics/measure/trig';
import { clamp, distance, subtract } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import { poseOf, tableOf, zombieOf } from '../../src/scenarios/queries';

type Aimed = {
  readonly choice: string;
  readonly numbers: FlickNumbers;
  readonly offer: FlickOffer;
};

/** What is offered for the exercise of a task. */
export function offersOf({
  setting,
  exercise,
}: Dealt): readonly { name: string; offer: FlickOffer }[] {
  const ready = readied(gameOf(setting), exercise, 0);
  const state = ready.ok ? awaiting(ready.game) : undefined;
  if (state?.for !== 'decision') return [];
  const options: readonly Option[] = state.decision.options;
  return options.flatMap(({ id, flick }) => {
    const name = optionName(id);
    return flick && !name.startsWith('clear:') ? [{ name, offer: flick }] : [];
  });
}

const partsOf = (goal: Goal): readonly Aim[] =>
  goal.of === 'all' ? goal.goals.flatMap(partsOf) : [goal];

/** Where one would aim at, to fulfil that part of the goal. */
function pointsOf(aim: Aim, { setting }: Dealt): readonly Vec2[] {
  const game = gameOf(setting);
  // Of several the first stands in the middle.
  if (aim.of === 'down')
    return aim.zombies.slice(0, 1).flatMap((id) => poseOf(zombieOf(game, id)) ?? []);
  if (aim.of === 'stands' || aim.of === 'flare') return [aim.at];
  const door =
    aim.of === 'inside' && tableOf(game).layout.structures.find(({ id }) => id === aim.structure);
  return door ? [-3, -1.5, 0, 1.5, 3].map((left) => fromLocal(door, { ahead: -1.6, left })) : [];
}

/** v² = 2µgs, in mm/s for a way in cm. */
const speedFor = (way: number): number => 10 * Math.sqrt(2 * TABLE_FRICTION * GRAVITY * way);

const TURNS: Readonly<Record<FlickOffer['launch'], readonly number[]>> = {
  disc: [-3, -1.5, 0, 1.5, 3],
  bullet: [-2, -1.2, -0.6, 0, 0.6, 1.2, 2],
  sniper: [-1, -0.6, -0.3, 0, 0.3, 0.6, 1],
  knife: [-3, -1.5, 0, 1.5, 3],
  pellets: [-6, -3, 0, 3, 6],
  bat: [-15, -10, -5, 0, 5, 10, 15],
  flare: [0],
  figure: [0],
};
/** Shares of the strongest for what has to hit; for what has to stop somewhere, ways in shares of the distance. */
const HITS = [0.5, 0.8];
const STOPS: Readonly<Partial<Record<FlickOffer['launch'], readonly number[]>>> = {
  disc: [0.96, 1.04, 1.12],
  flare: [0.1, 0.16, 0.22, 0.3, 0.4, 0.5, 0.65, 0.8],
  bat: [1.2, 2, 3],
};
const STRUCK = [1.2, 0];

export function* aimsAt(dealt: Dealt): Generator<Aimed, void, void> {
  const [points = []] = partsOf(dealt.goal).map((aim) => pointsOf(aim, dealt));
  for (const { name, offer } of offersOf(dealt))
    for (const point of points)
      for (const turn of points.length > 1 ? [0] : TURNS[offer.launch])
        for (const speed of speedsOf(offer, distance(offer.at, point)))
          for (const struck of offer.launch === 'bat' ? STRUCK : [undefined])
            yield {
              choice: name,
              offer,
              numbers: numbersOf(
                offer,
                directionOf(subtract(point, offer.at)) + turn,
                speed,
                struck,
              ),
            };
}

function speedsOf({ launch, speed: [least, most] }: FlickOffer, way: number): readonly number[] {
  const stops = STOPS[launch];
  return (
    stops ? stops.map((share) => speedFor(way * share)) : HITS.map((share) => most * share)
  ).map((speed) => quantiseSpeed(clamp(speed, least, most)));
}

function numbersOf(
  { launch }: FlickOffer,
  toward: number,
  speed: number,
  struck: number | undefined,
): FlickNumbers {
  const direction = quantiseAngle(toward);
  return {
    direction,
    speed,
    ...eachNumber(launch, ({ unit, plain, first }, name) =>
      name === 'struck' && struck !== undefined
        ? struck
        : unit === 'degrees'
          ? quantiseAngle(direction + plain)
          : (first ?? plain),
    ),
  };
}

export const shotOf = ({ exercise }: Dealt, { choice, numbers }: Aimed, luck: number): Shot => ({
  exercise,
  luck,
  flick: { choice, numbers },
});

export type { Aimed };
