// How a match that was won compares with a good one of its scenario.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { ScenarioId } from '../../scenarios/list';
import { PARS, type Score } from './pars';
import type { Step } from './steps';

export type Medal = {
  readonly of: keyof Score;
  readonly had: number;
  readonly par: number;
  readonly won: boolean;
};

/** Of those who won: their own flicks and their own lives. */
export function scoreOf(steps: readonly Step[], winners: readonly SurvivorId[]): Score {
  const isTheirs = (who: SurvivorId | undefined): boolean =>
    who !== undefined && winners.includes(who);
  const events = steps.flatMap((step) => step.events);
  return {
    rounds: steps.at(-1)?.round ?? 0,
    flicks: steps.filter(({ isFlick, survivor }) => isFlick && isTheirs(survivor)).length,
    lives: events.filter((event) => event.kind === 'lostLife' && isTheirs(event.survivor)).length,
  };
}

export const medalsOf = (scenario: ScenarioId, score: Score): readonly Medal[] =>
  (['rounds', 'flicks', 'lives'] as const).map((of) => {
    const [had, par] = [score[of], PARS[scenario][of]];
    return { of, had, par, won: had <= par };
  });
