// A match that begins in a staged position, one step before a rarer rule.
import { seededRandom } from '../../physics/measure/random';
import { scenarioOf, type ScenarioId } from '../../scenarios/list';
import { defaultOptions, type Options } from '../../scenarios/options';
import { must } from '../../scenarios/queries';
import type { Match } from '../match';
import { linedUpPlan } from '../plan';
import { arrangedMatch } from '../position';
import { townOf } from './town';
import { ANYWHERE } from './anywhere';
import { POWERFUL } from './powers';
import { RECRUITS } from './recruits';
import { SPECIAL } from './special';
import { TRAITORS } from './traitors';
import type { Staging } from './staging';

export const STAGINGS: readonly Staging[] = [
  ...ANYWHERE,
  ...SPECIAL,
  ...POWERFUL,
  ...RECRUITS,
  ...TRAITORS,
];

export const stagingsFor = (scenario: ScenarioId): Staging[] =>
  STAGINGS.filter(({ scenarios }) => scenarios.includes(scenario));

/** The seed takes the stagings of a scenario in turn. */
export function stagingOf(scenario: ScenarioId, seed: number): Staging {
  const list = stagingsFor(scenario);
  return must(list[seed % list.length], `a staging for ${scenario}`);
}

/** Every other time round there are two players in a team; where they may be traitors, four and five. */
export function stagedMatch(
  scenario: ScenarioId,
  seed: number,
  options: Options = defaultOptions(),
): Match {
  const players = 1 + (Math.floor(seed / stagingsFor(scenario).length) % 2);
  const people = scenarioOf(scenario).secrets ? players + 3 : players;
  const plan = { ...linedUpPlan(scenario, seed, people), options };
  // Another hand than the one that plays on from there.
  const town = townOf(plan.sheet, seededRandom(~seed), plan.seats);
  const { position } = stagingOf(scenario, seed);
  return arrangedMatch(plan, position(town));
}
