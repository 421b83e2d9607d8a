// A player that looks for good tries by trying: wide at first, then ever nearer to the best that was found.
import { LAUNCHES, numbersOf } from '../../src/physics/measure/launches';
import { quantiseAngle, quantiseSpeed } from '../../src/physics/measure/quantise';
import { seededRandom, type Random } from '../../src/physics/measure/random';
import { directionOf } from '../../src/physics/measure/trig';
import { clamp, subtract } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import { outwardOnly } from '../../src/scenarios/rules/behind';
import { awaiting } from '../../src/scenarios/apply';
import {
  optionName,
  type FlickNumbers,
  type FlickOffer,
  type Option,
} from '../../src/scenarios/decisions';
import { laneOf } from '../../src/scenarios/rules/duel-lane';
import { viewFor } from '../../src/scenarios/view';
import { isOver, starsOf } from '../../src/match/practice/attempt';
import type { Drill } from '../../src/match/practice/drill';
import { readied, type Exercise } from '../../src/match/practice/exercise';
import { lackOf, type Goal } from '../../src/match/practice/goal';
import { placeOf } from '../../src/match/practice/place';
import { nextExercise } from '../../src/match/practice/session';
import { gameOf, PRACTICE_SEAT, type Setting } from '../../src/match/practice/setting';
import { shoot, type Shot, type Taken } from '../../src/match/practice/shoot';

export type Flick = NonNullable<Shot['flick']>;
export type Found = {
  readonly flicks: readonly Flick[];
  readonly tries: readonly Taken[];
  readonly worth: number;
};

export type Offered = { readonly choice: string; readonly offer: FlickOffer };

export function offersOf(setting: Setting, exercise: Exercise, luck: number): readonly Offered[] {
  const ready = readied(gameOf(setting), exercise, luck);
  const state = ready.ok ? awaiting(ready.game) : undefined;
  const options: readonly Option[] = state?.for === 'decision' ? state.decision.options : [];
  return options.flatMap(({ id, flick }) =>
    flick ? [{ choice: optionName(id), offer: flick }] : [],
  );
}

/** Stars, and among tries with as many the one that lacks least of the next. */
export function worthOf(drill: Drill, tries: readonly Taken[]): number {
  const stars = starsOf(drill, tries);
  const next = drill.stars[stars];
  const lack = next && lackOf(next, tries);
  return stars - (lack ? clamp((lack.by ?? 40) / 100, 0, 0.9) : 0);
}

/** What could be aimed at. */
function targetsOf(drill: Drill, setting: Setting, exercise: Exercise): Vec2[] {
  const view = viewFor(gameOf(setting), PRACTICE_SEAT);
  if (exercise.of === 'duel') {
    const ready = readied(gameOf(setting), exercise, 0);
    const lane = ready.ok && laneOf(viewFor(ready.game, PRACTICE_SEAT).duel, view);
    return lane
      ? lane.table.pieces.filter(({ kind }) => kind === 'zombie').map(({ pose }) => pose)
      : [];
  }
  const at = (id: string): Vec2[] => {
    const place = placeOf(id, setting);
    return place?.in === 'street' ? [place.pose] : [];
  };
  const of = (goal: Goal): Vec2[] => {
    switch (goal.of) {
      case 'all':
        return goal.goals.flatMap(of);
      case 'stands':
      case 'flare':
        return [goal.at];
      case 'down':
        return goal.zombies.flatMap(at);
      case 'gone':
        return goal.pieces.flatMap(at);
      case 'inside':
        return view.layout.structures.filter(({ id }) => id === goal.structure);
      case 'outside':
      case 'unhurt':
      case 'unmoved':
      case 'clean':
      case 'gently':
      case 'clearOf':
      case 'flicks':
      case 'lasts':
        return [];
    }
  };
  return drill.stars.flatMap(of);
}

const WIDE = 500;
const NEAR = 480;
const KEPT = 8;
const FAN = 40;

function anyFlick(
  offers: readonly Offered[],
  targets: readonly Vec2[],
  random: Random,
): Flick | undefined {
  const offered = offers[Math.floor(random.next() * offers.length)];
  if (!offered) return undefined;
  const { choice, offer } = offered;
  const target = targets[Math.floor(random.next() * targets.length)];
  const way = target ? directionOf(subtract(target, offer.at)) : random.between(-180, 180);
  const fan = target ? FAN : 0;
  return {
    choice,
    numbers: numbersFor(
      offer,
      way + random.between(-fan, fan),
      random.between(...offer.speed),
      random,
    ),
  };
}

function numbersFor(offer: FlickOffer, way: number, fast: number, random: Random): FlickNumbers {
  const direction = outwardOnly(offer, quantiseAngle(way));
  const more = numbersOf(offer.launch).flatMap(([name, { unit, range, slip }]) => {
    if (slip !== undefined) return [[name, direction] as const];
    return [
      [
        name,
        unit === 'degrees'
          ? quantiseAngle(direction + random.between(40, 140))
          : Math.round(random.between(...range) * 10) / 10,
      ] as const,
    ];
  });
  return {
    direction,
    speed: quantiseSpeed(clamp(fast, ...offer.speed)),
    ...Object.fromEntries(more),
  };
}

function beside(
  { choice, numbers }: Flick,
  offers: readonly Offered[],
  width: number,
  random: Random,
): Flick {
  const offer = offers.find((one) => one.choice === choice)?.offer;
  if (!offer) return { choice, numbers };
  const [least, most] = offer.speed;
  const by = random.between(-10, 10) * width;
  const direction = outwardOnly(offer, quantiseAngle(numbers.direction + by));
  const turned = direction - numbers.direction;
  const speed = quantiseSpeed(
    clamp(numbers.speed + random.between(-0.2, 0.2) * width * (most - least), least, most),
  );
  const rows = LAUNCHES[offer.launch].numbers;
  return {
    choice,
    numbers: {
      ...numbers,
      direction,
      speed,
      ...(numbers.aim !== undefined && { aim: quantiseAngle(numbers.aim + turned) }),
      ...(numbers.axis !== undefined && {
        axis: quantiseAngle(numbers.axis + turned + random.between(-20, 20) * width),
      }),
      ...(numbers.struck !== undefined &&
        'struck' in rows && {
          struck:
            Math.round(clamp(numbers.struck + random.between(-1, 1) * width, 0, 2.8) * 10) / 10,
        }),
      ...(numbers.height !== undefined && {
        height: Math.round(clamp(numbers.height + random.between(-8, 8) * width, 2, 30) * 10) / 10,
      }),
    },
  };
}

/** The best tries from here: one flick after the other, some of the best ways kept at each. */
export function search(drill: Drill, start: Setting, seed: number): readonly Found[] {
  const random = seededRandom(seed);
  let ways: readonly Found[] = [{ flicks: [], tries: [], worth: 0 }];
  let best: readonly Found[] = [];
  for (let number = 0; number < drill.flicks; number += 1) {
    const open = ways.filter(
      ({ tries }) => tries.length === number && (number === 0 || !isOver(drill, tries)),
    );
    const found = open
      .slice(0, number === 0 ? 1 : 3)
      .flatMap((way) => oneMore(drill, start, way, random, number === 0 ? 1 : 0.5));
    ways = bestOf(found, 40);
    best = bestOf([...best, ...ways], 40);
    if ((best[0]?.worth ?? 0) >= drill.stars.length && number > 0) break;
  }
  return best;
}

const bestOf = (found: readonly Found[], count: number): readonly Found[] =>
  found.toSorted((a, b) => b.worth - a.worth).slice(0, count);

function oneMore(
  drill: Drill,
  start: Setting,
  way: Found,
  random: Random,
  share: number,
): readonly Found[] {
  const last = way.tries.at(-1);
  const setting = last?.to ?? start;
  const exercise = last ? nextExercise(last) : drill.exercise;
  const luck = way.tries.length;
  const offers = offersOf(setting, exercise, luck);
  const targets = targetsOf(drill, setting, exercise);
  const found: Found[] = [];
  const take = (flick: Flick): void => {
    const tried = shoot(setting, { exercise, luck, flick });
    if (!tried.ok) return;
    const tries = [...way.tries, tried.taken];
    found.push({ flicks: [...way.flicks, flick], tries, worth: worthOf(drill, tries) });
  };
  for (let one = 0; one < WIDE * share; one += 1) {
    const flick = anyFlick(offers, targets, random);
    if (flick) take(flick);
  }
  for (const width of [0.4, 0.15, 0.05])
    for (const { flicks } of bestOf(found, KEPT)) {
      const flick = flicks.at(-1);
      if (flick)
        for (let one = 0; one < (NEAR * share) / 3 / KEPT; one += 1)
          take(beside(flick, offers, width, random));
    }
  return found;
}
