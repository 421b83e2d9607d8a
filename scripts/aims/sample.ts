// Aims over positions of random matches: what the help says of each, and what then happens.
import { eagerCommand } from '../../src/bots/eager';
import { randomCommand } from '../../src/bots/random';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type Asked,
  type Match,
} from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { arrangedMatch } from '../../src/match/position';
import { stagedMatch } from '../../src/match/staging/start';
import { townOf } from '../../src/match/staging/town';
import { tableViewOf } from '../../src/match/table-view';
import { seededRandom, type Random } from '../../src/physics/measure/random';
import { simulate } from '../../src/physics/simulate';
import type { Command, Option } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import type { NewGame } from '../../src/scenarios/setup';
import { shifted } from '../../src/scenarios/rules/behind';
import { otherSide } from '../../src/scenarios/rules/duel-lane';
import { placedAt } from '../../src/scenarios/rules/reach';
import { viewFor } from '../../src/scenarios/view';
import { askOf } from '../../src/scene/hand/aim/ask';
import { flareOutlook } from '../../src/scene/hand/aim/flare-outlook';
import type { Aiming } from '../../src/scene/hand/aiming';
import { compared, comparedFlare, type Said } from './compare';
import { sortOf, type Sort } from './sorts';

export type Sample = Said & {
  readonly sort: Sort;
  readonly scenario: ScenarioId;
  readonly seed: number;
  readonly step: number;
};

/** Steps of one match, and aims of one offer in one position: more of what is seldom offered. */
const STEPS = 160;
const AIMS = 2;
const RARE: readonly Sort[] = ['second bullet', 'pitch', 'push out', 'flare', 'lane bat'];
const AIMS_RARE = 10;

/** Every aim that is wanted of one match: half of them anywhere, half at something near. */
export function* aimsOf(
  scenario: ScenarioId,
  seed: number,
  isWanted: (sort: Sort) => boolean,
  steps = STEPS,
): Generator<Sample, void, void> {
  const random = seededRandom(seed);
  let match = matchFor(scenario, seed);
  let before: string | undefined;
  for (let step = 0; step < steps; step += 1) {
    const waits = waitsFor(match);
    if (waits.for === 'nothing') return;
    if (waits.for === 'decision') {
      const isAgain = before === waits.decision.kind;
      before = waits.decision.kind;
      for (const [option, sort] of offersOf(waits)) {
        // A second throw ends outside in any case (A75).
        if (!isWanted(sort) || (sort === 'push out' && isAgain)) continue;
        const aims = RARE.includes(sort) ? AIMS_RARE : AIMS;
        for (let aim = 0; aim < aims; aim += 1) {
          const said = tried(match, waits, option, random);
          if (said) yield { sort, ...said, scenario, seed, step };
        }
      }
    }
    const next =
      waits.for === 'table' ? runTable(match) : command(match, eagerCommand(match, waits, random));
    if (next.ok) match = next.match;
  }
}

/** By turns as the sheet has it, one step before the rarer rules, and with a second rifle for some. */
function matchFor(scenario: ScenarioId, seed: number): Match {
  const plan = linedUpPlan(scenario, seed, 1);
  if (seed % 3 === 0) return startMatch(plan);
  // Where everybody has a survivor of its own, one seat has not two of them.
  return seed % 3 === 1 || plan.sheet.secrets
    ? stagedMatch(scenario, seed)
    : withRifles(plan, seed);
}

const RIFLES = [
  { type: 'rifle', faceUp: true },
  { type: 'rifle', faceUp: true },
] as const;

function withRifles(plan: NewGame, seed: number): Match {
  const { people, dead, street, near } = townOf(plan.sheet, seededRandom(~seed), plan.seats);
  const survivors = people
    .slice(0, 2)
    .map((id) => ({ id, where: { at: street() }, carries: RIFLES }));
  const zombies = survivors.map(({ where: { at } }) => ({ at: near(at, 10, 30) }));
  return arrangedMatch(plan, {
    survivors,
    toAct: survivors.map(({ id }) => id),
    zombies: [...zombies, ...dead].slice(0, dead.length),
  });
}

const offersOf = ({ decision }: Asked): [Option, Sort][] =>
  decision.options.flatMap((option: Option): [Option, Sort][] => {
    const sort = sortOf(decision, option);
    return sort ? [[option, sort]] : [];
  });

function tried(match: Match, asked: Asked, option: Option, random: Random): Said | undefined {
  const { seat, decision } = asked;
  const { flick: offer, id: choice } = option;
  const only: Asked = {
    ...asked,
    decision: { ...decision, options: [option] } as Asked['decision'],
  };
  const given: Command =
    random.next() < 0.5 ? randomCommand(only, random) : eagerCommand(match, only, random);
  if (!offer || !given.flick) return undefined;
  const view = viewFor(match.game, seat);
  const shown = tableViewOf(view);
  const { shift, from } = given.flick;
  const aiming: Aiming = {
    ...given.flick,
    choice,
    offer: placedAt(shifted(offer, shift), from),
  };
  const events = eventsAfter(match, given);
  if (offer.launch === 'flare') return events && comparedFlare(flareOutlook(aiming, shown), events);
  const ask = askOf(aiming, decision, view, shown);
  // A start out of reach is refused for other reasons than room.
  if (!ask || (!events && !ask.known && from)) return undefined;
  const outlook =
    ask.known ??
    ask.judge(
      ask.seeds.map((one) => {
        const { table, launch } = ask.run(one);
        return simulate(table, launch);
      }),
    );
  const { duel } = view;
  const rivals = duel && duel[otherSide(duel.turn)].fighters.map(({ id }) => id);
  return compared(outlook, events, (figure) => rivals?.includes(figure) ?? true);
}

/** What the rulebook tells of the flick; nothing where it refuses it. */
function eventsAfter(match: Match, given: Command): readonly GameEvent[] | undefined {
  const step = command(match, given);
  if (!step.ok) return undefined;
  const run = runTable(step.match);
  return run.ok ? run.events : undefined;
}

export type Wanted = {
  readonly aims: number;
  readonly seed: number;
  readonly matches: number;
  /** Of each match no more than so many. */
  readonly steps?: number;
};

/** So many of each sort, or as many as so many matches have. */
export function* samples({ aims, seed, matches, steps }: Wanted): Generator<Sample, void, void> {
  const taken = new Map<Sort, number>();
  const isWanted = (sort: Sort): boolean => (taken.get(sort) ?? 0) < aims;
  for (let index = 0; index < matches; index += 1) {
    const scenario = SCENARIO_IDS[index % SCENARIO_IDS.length] ?? 's1';
    for (const sample of aimsOf(scenario, seed + index, isWanted, steps)) {
      if (!isWanted(sample.sort)) continue;
      taken.set(sample.sort, (taken.get(sample.sort) ?? 0) + 1);
      yield sample;
    }
  }
}
