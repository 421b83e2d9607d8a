// A match that begins in a staged position, one step before a rarer rule.
import { seededRandom } from '../../physics/measure/random';
import type { ScenarioId } from '../../scenarios/list';
import { defaultOptions, type Options } from '../../scenarios/options';
import { must } from '../../scenarios/queries';
import type { Match } from '../match';
import { plainPlan } from '../plan';
import { arrangedMatch } from '../position';
import { townOf } from './town';
import { ANYWHERE } from './anywhere';
import { SPECIAL } from './special';
import type { Staging } from './staging';

export const STAGINGS: readonly Staging[] = [...ANYWHERE, ...SPECIAL];

export const stagingsFor = (scenario: ScenarioId): Staging[] =>
  STAGINGS.filter(({ scenarios }) => scenarios.includes(scenario));

/** The seed takes the stagings of a scenario in turn. */
export function stagingOf(scenario: ScenarioId, seed: number): Staging {
  const list = stagingsFor(scenario);
  return must(list[seed % list.length], `a staging for ${scenario}`);
}

/** Every other time round there are two players in a team. */
export function stagedMatch(
  scenario: ScenarioId,
  seed: number,
  options: Options = defaultOptions(),
): Match {
  const players = 1 + (Math.floor(seed / stagingsFor(scenario).length) % 2);
  const plan = { ...plainPlan(scenario, seed, players), options };
  // Another hand than the one that plays on from there.
  const town = townOf(plan.sheet, seededRandom(~seed));
  const { position } = stagingOf(scenario, seed);
  return arrangedMatch(plan, position(town));
}
