// A seed's task, the same on every device: which town, who, what is to be done, and what stands in the way of it.
import { seededRandom } from '../../../physics/measure/random';
import { SCENARIO_IDS } from '../../../scenarios/list';
import { must } from '../../../scenarios/queries';
import { bat, door, out, ring } from './moves';
import { flare, friend, knife, rifle, shotgun, sniper } from './shots';
import { KINDS, TASK_KINDS, type Dealer, type Dealt, type TaskKind } from './task';
import { emptyTown, heroesOf, oneOf } from './town';

const DEALERS: Readonly<Record<TaskKind, Dealer>> = {
  rifle,
  ring,
  knife,
  door,
  shotgun,
  flare,
  sniper,
  bat,
  friend,
  out,
};

/** The share of tasks that are played by lamplight. */
const NIGHTS = 0.3;

/** So many towns and places are tried before there is none for this seed. */
const MOST_TRIES = 60;

/** Nothing where there is no room for the idea anywhere: such a seed is nobody's. */
export function dealt(seed: number): Dealt | undefined {
  const kind = must(TASK_KINDS[seed % KINDS], 'a kind of task');
  const random = seededRandom(seed);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const scenario = oneOf(random, SCENARIO_IDS);
    const survivor = oneOf(random, heroesOf(scenario));
    const half = random.next() < NIGHTS ? 'night' : 'day';
    const laid = DEALERS[kind]({ ...emptyTown(scenario), half }, survivor, random);
    if (laid) return { kind, ...laid };
  }
  return undefined;
}
